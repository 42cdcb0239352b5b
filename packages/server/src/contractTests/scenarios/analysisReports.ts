import {
  addAnalysisReport,
  listReportVersions,
  modifyAnalysisReport,
  pageAnalysisReports,
  readAnalysisReport,
  removeAnalysisReports,
  rewriteAnalysisReport,
} from '@console/api/contract';
import { expect, vi } from 'vitest';
import type { Scenario } from '../walk.js';

/** A report on metrics of the platform itself. Work in the background has begun by now. */
export const analysisReports: Scenario = async ({ call }) => {
  const { id } = await call(addAnalysisReport, {
    reportName: '问答周报',
    metricIds: ['m_question_count', 'm_grounded_rate'],
    startTime: '2026-11-20 00:00:00',
    endTime: '2026-11-26 23:59:59',
    period: 'day',
    wish: '有依据回答率有没有达到目标',
  });
  // Not `expect.poll`: walks begin outside of a test too.
  const written = () =>
    vi.waitFor(async () => expect((await call(readAnalysisReport, { id })).status).toBe('done'), { timeout: 60_000 });
  await written();
  await call(pageAnalysisReports, { current: 1, size: 20, keyword: '周报', status: 'done' });
  const { version, content } = await call(readAnalysisReport, { id });
  await call(modifyAnalysisReport, { id, reportName: '问答周报 2', content: `${content}\n\n已核对。`, version });
  await call(rewriteAnalysisReport, { id });
  await written();
  await call(listReportVersions, { id });
  await call(removeAnalysisReports, { idList: [id] });
};
