import {
  addAnalysisReport,
  listReportVersions,
  type MetricPeriod,
  pageAnalysisReports,
  type ReportFigure,
  readAnalysisReport,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { startJobRunner } from '../../../../jobs/index.js';
import { createLog } from '../../../../log.js';
import { startApp, type TestUser } from '../../../../testing/startApp.js';
import type { FiguresOf } from '../../figures.types.js';
import { grounded, questions } from '../reports.fixtures.js';
import { WRITE_REPORT } from '../reportWriting.store.js';
import { type WriteReportDeps, writeReportJob } from '../writeReport.job.js';

export const [groundedRate, questionCount] = ['m_grounded_rate', 'm_question_count'] as const;

export const wanted = {
  reportName: '十一月问答',
  metricIds: [groundedRate, questionCount] as string[],
  startTime: '2026-11-20 00:00:00',
  endTime: '2026-11-25 23:59:59',
  period: 'day' as MetricPeriod,
};

/** Figures as they are asked for. */
export const figuresOf: FiguresOf = async ({ metricIds }) =>
  metricIds.map(
    (metricId, at): ReportFigure => ({
      ...(metricId === groundedRate ? grounded : questions),
      metricId,
      number: at + 1,
    }),
  );

/** An app for the tests of a file, with two who read and write reports, and what they do with them. */
export const reportsApp = () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  let as: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    app = await startApp();
    as = await app.user({ permissions: ['metrics.reports'] });
    other = await app.user({ permissions: ['metrics.reports'] });
  }, 120_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.query(sql`delete from jobs where kind = ${WRITE_REPORT}`);
    await app.db.query(sql`delete from analysis_reports`);
    await app.db.query(sql`delete from rate_limits`);
  });

  const add = (more: Partial<typeof wanted> & { wish?: string } = {}, who = as) =>
    app.call(addAnalysisReport, { ...wanted, ...more }, { as: who });
  const read = (id: string, who = as) => app.call(readAnalysisReport, { id }, { as: who });
  const list = (who = as, more: object = {}) =>
    app.call(pageAnalysisReports, { current: 1, size: 20, ...more }, { as: who });
  const versions = (id: string, who = as) => app.call(listReportVersions, { id }, { as: who });

  /** Has reports written by a runner of its own. */
  const work = async (deps: Partial<WriteReportDeps> = {}) => {
    const job = writeReportJob({
      db: app.db,
      figuresOf,
      model: async () => null,
      readerOfUser: async () => ({ roleIds: [], seesAll: false }),
      log: createLog('silent'),
      ...deps,
    });
    const runner = await startJobRunner({
      db: app.db,
      kinds: { [WRITE_REPORT]: job },
      poll: 50,
      backOff: 10,
      onError: () => undefined,
    });
    return { stop: () => runner.stop(), [Symbol.asyncDispose]: () => runner.stop() };
  };
  const becomes = async (id: string, status: string) => {
    await vi.waitFor(async () => expect((await read(id)).status).toBe(status), { timeout: 60_000, interval: 50 });
    return read(id);
  };

  return { people: () => ({ app, as, other }), add, read, list, versions, work, becomes };
};
