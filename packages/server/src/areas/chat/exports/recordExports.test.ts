import {
  beginRecordExport,
  cancelRecordExport,
  downloadRecordExport,
  listRecordExports,
  MOST_RECORD_EXPORTS,
  pageBackgroundJobs,
  RECORD_EXPORT_DAYS,
  retryBackgroundJob,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { diskStorage } from '../../../files/index.js';
import { startJobRunner } from '../../../jobs/index.js';
import { sheetCells } from '../../../spreadsheets/testing/sheetCells.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { exportRecordsJob } from './recordExport.job.js';
import { EXPORT_RECORDS, removeOldExports } from './recordExport.store.js';

let app: Awaited<ReturnType<typeof startApp>>;
let reader: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  [reader, other] = [
    await app.user({ permissions: ['chat.records'] }),
    await app.user({ permissions: ['chat.records'] }),
  ];
  await app.db.query(sql`insert into topics (id, user_id, title) values ('t', ${other.userId}, '电话')`);
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, created_at)
    select 's' || n, 't', n, '第 ' || n || ' 问，13812342671', '答', 'zh', 'done', '2026-03-05T00:00:00Z'::timestamptz + n * interval '1 second'
    from generate_series(1, 3000) n`);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from jobs`);
  await app.db.query(sql`delete from record_exports`);
});

const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59', fileName: '../三月.xlsx' };
const begin = (as: TestUser = reader, more: object = {}) => app.call(beginRecordExport, { ...span, ...more }, { as });
const list = (as: TestUser = reader) => app.call(listRecordExports, {}, { as });
const cancel = (id: string, as: TestUser = reader) => app.call(cancelRecordExport, { id }, { as });
const file = (id: string, as: TestUser = reader) => app.send(downloadRecordExport, { id }, { as });

const told = vi.fn(async () => undefined);

/** Has the job done by a runner of its own. */
const work = async (options: { long?: number } = {}) => {
  const storage = diskStorage(`${app.config.dataDir}/files`);
  const job = exportRecordsJob({ db: app.db, storage, tell: told, ...options });
  const runner = await startJobRunner({
    db: app.db,
    kinds: { [EXPORT_RECORDS]: job },
    alone: false,
    onError: () => undefined,
  });
  return { [Symbol.asyncDispose]: () => runner.stop() };
};
const ended = (id: string, as: TestUser = reader) =>
  vi.waitFor(
    async () => {
      const found = (await list(as)).find((one) => one.id === id);
      expect(['done', 'failed', 'cancelled']).toContain(found?.status);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );

it('writes the answers of a span in the background, and keeps the file for whoever wanted it', async () => {
  await using _worker = await work();
  const { id } = await begin();
  expect(await list()).toMatchObject([{ id, fileName: '三月.xlsx' }]);
  expect(await ended(id)).toMatchObject({ status: 'done', answers: 3000, total: 3000, size: expect.any(Number) });
  const response = await file(id);
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('三月.xlsx'));
  const rows = await sheetCells(await response.arrayBuffer());
  expect([rows.length, rows[1]?.[4]]).toEqual([3001, '第 1 问，138****2671']);
  // Nobody else sees it, lists it, takes it along or ends it.
  expect(await list(other)).toEqual([]);
  expect((await file(id, other)).status).toBe(404);
  await expect(cancel(id, other)).rejects.toMatchObject({ status: 404 });
  // Soon done, there is no need to be told of it.
  expect(told).not.toHaveBeenCalled();
});

it('tells whoever waited long for it', async () => {
  await using _worker = await work({ long: 0 });
  await ended((await begin()).id);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    kind: 'export_ready',
    userIds: [reader.userId],
    note: '',
    href: '/assistantAI/aiManage/sessionManage?exports=open',
  });
});

it('goes on after the server was stopped in the middle, with each answer once', async () => {
  const { id } = await begin();
  {
    await using _worker = await work();
    await vi.waitFor(async () => expect((await list())[0]?.status).not.toBe('queued'), {
      timeout: 30_000,
      interval: 1,
    });
  }
  await using _worker = await work();
  expect(await ended(id)).toMatchObject({ status: 'done', answers: 3000 });
  expect(await sheetCells(await (await file(id)).arrayBuffer())).toHaveLength(3001);
});

it('is ended by its owner, and nothing of it is there afterwards', async () => {
  const { id } = await begin();
  expect((await file(id)).status).toBe(409);
  await cancel(id);
  expect(await list()).toMatchObject([{ status: 'cancelled', size: null }]);
  await using _worker = await work();
  const next = await begin();
  await ended(next.id);
  // Ended twice, or when it is done, it stays as it is.
  await cancel(id);
  await cancel(next.id);
  expect((await list()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'done']);
});

it('has a few at a time for each person, however fast they are asked for', async () => {
  const all = await Promise.allSettled(Array.from({ length: MOST_RECORD_EXPORTS + 3 }, () => begin()));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_RECORD_EXPORTS);
  await expect(begin()).rejects.toMatchObject({ status: 409, reason: 'too_many_exports' });
  await begin(other);
});

it('holds phone numbers in full only for those who may read them, as long as they may', async () => {
  const full = await app.user({ permissions: ['chat.records', 'users'] });
  await using _worker = await work();
  const { id } = await begin(full);
  await ended(id, full);
  const rows = await sheetCells(await (await file(id, full)).arrayBuffer());
  expect(rows[1]?.[4]).toBe('第 1 问，13812342671');
  // As if its owner had lost the right meanwhile.
  await app.db.query(sql`update record_exports set user_id = ${reader.userId}`);
  const refused = await file(id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'export_withheld' }]);
});

it('says that it failed where it was tried in vain, and can be put back', async () => {
  const { id } = await begin();
  await app.db.query(sql`update record_exports set wanted = '{"from": "x", "to": "x"}'::jsonb where id = ${id}`);
  await app.db.query(sql`update jobs set max_attempts = 1`);
  {
    await using _worker = await work();
    expect(await ended(id)).toMatchObject({ status: 'failed' });
  }
  const keeper = await app.user({ permissions: ['jobs'] });
  const jobs = await app.call(pageBackgroundJobs, { current: 1, size: 5, status: 'failed' }, { as: keeper });
  await app.call(retryBackgroundJob, { id: jobs.list[0]?.id ?? '' }, { as: keeper });
  expect(await list()).toMatchObject([{ id, status: 'queued' }]);
});

it('refuses a span that ends before it begins, or is longer than a year', async () => {
  for (const startTime of ['2026-04-01 00:00:00', '2024-01-01 00:00:00'])
    await expect(begin(reader, { startTime })).rejects.toMatchObject({ status: 400, reason: 'invalid_span' });
});

it('keeps files for some days', async () => {
  await using _worker = await work();
  const { id } = await begin();
  await ended(id);
  await app.db.query(sql`
    update record_exports set created_at = now() - make_interval(days => ${RECORD_EXPORT_DAYS}::int, mins => 1)`);
  expect(await list()).toEqual([]);
  expect((await file(id)).status).toBe(404);
  await removeOldExports(app.db);
  expect(await app.db.query(sql`select 1 from record_exports`)).toEqual([]);
});
