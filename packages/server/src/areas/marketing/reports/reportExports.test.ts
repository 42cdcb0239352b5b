import {
  beginReportExport,
  cancelReportExport,
  downloadReportExport,
  listReportExports,
  MOST_REPORT_EXPORTS,
  REPORT_EXPORT_DAYS,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Queryable } from '../../../db/database.js';
import { diskStorage } from '../../../files/index.js';
import { startJobRunner } from '../../../jobs/index.js';
import { readSheets } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { taskDaysOf } from './figures.store.js';
import { exportReportJob } from './reportExport.job.js';
import { EXPORT_REPORT, removeOldReportExports } from './reportExport.store.js';
import { addSent, addTask, clearSent, march } from './testing/sentWorld.js';

interface PlanNode {
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const Node: z.ZodMiniType<PlanNode> = z.lazy(() =>
  z.looseObject({
    'Relation Name': z.optional(z.string()),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.optional(z.number()),
    Plans: z.optional(z.array(Node)),
  }),
);
const Explained = z.array(z.looseObject({ Plan: Node }));

let app: Awaited<ReturnType<typeof startApp>>;
let reader: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  [reader, other] = [
    await app.user({ permissions: ['marketing.reports'] }),
    await app.user({ permissions: ['marketing.reports'] }),
  ];
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearSent(app.db);
  await addTask(app.db, 'a1', { planId: 'a', templateId: null });
  await addTask(app.db, 'b1', { planId: 'b', channel: 'app' });
  await addSent(app.db, [
    { task: 'a1', count: 10, reached: 'delivered' },
    { task: 'a1', count: 3, day: '2026-03-02', state: 'refused', reason: 'address' },
    { task: 'b1', count: 2, day: '2026-03-02', reached: 'opened', cost: 0 },
  ]);
});

const begin = (more: object = {}, as = reader) =>
  app.call(beginReportExport, { ...march, fileName: '../触达.xlsx', ...more }, { as });
const list = (as = reader) => app.call(listReportExports, {}, { as });
const cancel = (id: string, as = reader) => app.call(cancelReportExport, { id }, { as });
const file = (id: string, as = reader) => app.send(downloadReportExport, { id }, { as });

/** Has the job done by a runner of its own. */
const work = async () => {
  const storage = diskStorage(`${app.config.dataDir}/files`);
  const runner = await startJobRunner({
    db: app.db,
    kinds: { [EXPORT_REPORT]: exportReportJob({ db: app.db, storage }) },
    alone: false,
    onError: () => undefined,
  });
  return { [Symbol.asyncDispose]: () => runner.stop() };
};
const ended = (id: string) =>
  vi.waitFor(
    async () => {
      const found = (await list()).find((one) => one.id === id);
      expect(['done', 'failed', 'cancelled']).toContain(found?.status);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
const sheetsOf = async (id: string) => {
  const data = new Uint8Array(await (await file(id)).arrayBuffer());
  const sheets = await readSheets({ data }, { rows: 1000, sheets: 20 });
  return new Map(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => [...cells])]));
};

it('writes all that is counted in the background, and keeps the file for whoever wanted it', async () => {
  await using _worker = await work();
  const { id } = await begin();
  expect(await ended(id)).toMatchObject({ status: 'done', fileName: '触达.xlsx', size: expect.any(Number) });
  const sheets = await sheetsOf(id);
  expect([...sheets.keys()]).toEqual([
    '汇总',
    '按天',
    '按计划',
    '按模板',
    '按任务',
    '按渠道',
    '失败与未发送原因',
    '每天每个任务',
  ]);
  expect(sheets.get('汇总')).toEqual(
    expect.arrayContaining([
      ['开始日期', '2026-03-01'],
      ['已发送', '15'],
      ['送达', '12'],
      ['费用（元）', '0.45'],
    ]),
  );
  expect(sheets.get('按计划')?.map(([name]) => name)).toEqual(['计划', '计划 a', '计划 b']);
  expect(sheets.get('失败与未发送原因')?.[1]).toEqual(['号码或地址无效', '失败', '3']);
  expect(sheets.get('每天每个任务')).toHaveLength(4);
  expect(
    sheets
      .get('按渠道')
      ?.map(([name]) => name)
      .toSorted(),
  ).toEqual(['App 推送', '渠道', '短信']);
  // It names nobody, and nobody else sees it, lists it, takes it along or ends it.
  expect(JSON.stringify([...sheets])).not.toMatch(/客户\d|139/);
  expect(await list(other)).toEqual([]);
  expect((await file(id, other)).status).toBe(404);
  await expect(cancel(id, other)).rejects.toMatchObject({ status: 404 });
});

it('is of what was asked for alone, and writes names as text whatever they begin with', async () => {
  await app.db.query(sql`update outbox_causes set plan_name = '=HYPERLINK("https://example.com")' where plan_id = 'b'`);
  await using _worker = await work();
  const { id } = await begin({ channel: 'app' });
  await ended(id);
  const sheets = await sheetsOf(id);
  expect(sheets.get('按计划')?.map(([name]) => name)).toEqual(['计划', '=HYPERLINK("https://example.com")']);
  expect(sheets.get('按任务')).toHaveLength(2);
});

it('goes on after the server was stopped in the middle', async () => {
  const { id } = await begin();
  await app.db.query(sql`update report_exports set status = 'running' where id = ${id}`);
  await using _worker = await work();
  expect(await ended(id)).toMatchObject({ status: 'done' });
});

/** Rows of days that a plan read, of what the database answers. */
const rowsRead = (node: PlanNode): number => {
  const own = node['Relation Name'] === 'outbox_days' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  return own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0);
};

it('reads each day once for the rows of tasks, however many there are', async () => {
  const [days, tasks] = [31, 300];
  await app.db.query(sql`
    insert into outbox_days (day, cause, channel, reach, why, messages, cost)
    select '2026-03-01'::date + d, 'task:many-' || n, 'sms', 'delivered', '', 1, 45
    from generate_series(0, ${days - 1}::int) d, generate_series(1, ${tasks}::int) n`);
  await app.db.query(sql`analyze outbox_days`);
  let read = 0;
  const watched: Queryable = {
    query: async (statement) => {
      const [explained] = await app.db.query<{ 'QUERY PLAN': unknown }>(
        sql`explain (analyze, format json) ${statement}`,
      );
      for (const { Plan } of z.parse(Explained, explained?.['QUERY PLAN'])) read += rowsRead(Plan);
      return app.db.query(statement);
    },
  };
  const seen: string[] = [];
  for await (const { day, cause } of taskDaysOf(watched, { from: '2026-03-01', to: '2026-03-31' }))
    seen.push(`${day} ${cause}`);
  expect(seen).toEqual([...new Set(seen)].toSorted());
  // Two of these days have the three tasks of each test besides.
  expect(seen).toHaveLength(days * tasks + 3);
  expect(read).toBeLessThan(days * tasks * 1.1);
});

it('is ended by its owner, and nothing of it is there afterwards', async () => {
  const { id } = await begin();
  expect((await file(id)).status).toBe(409);
  await cancel(id);
  expect(await list()).toMatchObject([{ status: 'cancelled', size: null }]);
  await using _worker = await work();
  const next = await begin();
  await ended(next.id);
  await cancel(next.id);
  expect((await list()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'done']);
});

it('has a few at a time for each person, however fast they are asked for', async () => {
  const all = await Promise.allSettled(Array.from({ length: MOST_REPORT_EXPORTS + 3 }, () => begin()));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_REPORT_EXPORTS);
  await expect(begin()).rejects.toMatchObject({ status: 409, reason: 'too_many_report_exports' });
  await begin({}, other);
});

it('says that it failed where it was tried in vain', async () => {
  const { id } = await begin();
  await app.db.query(sql`update report_exports set wanted = '{"from": "x", "to": "x"}'::jsonb where id = ${id}`);
  await app.db.query(sql`update jobs set max_attempts = 1`);
  await using _worker = await work();
  expect(await ended(id)).toMatchObject({ status: 'failed' });
});

it('keeps files for some days', async () => {
  await using _worker = await work();
  const { id } = await begin();
  await ended(id);
  await app.db.query(sql`
    update report_exports set created_at = now() - make_interval(days => ${REPORT_EXPORT_DAYS}::int, mins => 1)`);
  expect(await list()).toEqual([]);
  expect((await file(id)).status).toBe(404);
  await removeOldReportExports(app.db);
  expect(await app.db.query(sql`select 1 from report_exports`)).toEqual([]);
});
