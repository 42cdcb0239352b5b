import { pageBackgroundJobs, removeBackgroundJobs, retryBackgroundJob } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['jobs'] });
  await app.db.query(sql`insert into knowledge_bases (id, name) values ('b', 'b')`);
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status, failure)
    values ('failed', 'b', '规则.pdf', 'pdf', 1, 'h', 'k', 'failed', 'internal'),
      ('ready', 'b', '制度.pdf', 'pdf', 1, 'h', 'k', 'ready', null)`);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from jobs`);
  await app.db.query(sql`
    insert into jobs (id, kind, subject, status, reason, error, attempts) values
      ('dead', 'parse_document', 'failed', 'failed', 'worker_lost', null, 3),
      ('late', 'parse_document', 'ready', 'failed', 'failed', 'no space left', 3),
      ('live', 'embed_chunks', 'embedding', 'running', null, null, 1)`);
});

const page = (filter: object = {}) => app.call(pageBackgroundJobs, { current: 1, size: 20, ...filter }, { as });

it('shows what is done in the background, and why something was given up', async () => {
  expect(await page()).toMatchObject({ total: 3 });
  const { list, total } = await page({ status: 'failed', orders: [{ column: 'createTime', asc: true }] });
  expect(total).toBe(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'dead', subjectName: '规则.pdf', reason: 'worker_lost', attempts: 3 }),
      expect.objectContaining({ id: 'late', subjectName: '制度.pdf', reason: 'failed', error: 'no space left' }),
    ]),
  );
  expect((await page({ kind: 'embed_chunks' })).list).toMatchObject([{ id: 'live', subjectName: null }]);
});

it('puts a dead job back with all its attempts, and its document waits for it', async () => {
  await app.call(retryBackgroundJob, { id: 'dead' }, { as });
  expect((await page({ status: 'queued' })).list).toMatchObject([{ id: 'dead', attempts: 0, reason: null }]);
  expect(await app.db.query(sql`select status, failure from documents where id = 'failed'`)).toEqual([
    { status: 'waiting', failure: null },
  ]);
});

it('tries nothing again that is at work, gone, or was done meanwhile', async () => {
  const retry = (id: string) => app.call(retryBackgroundJob, { id }, { as });
  await expect(retry('live')).rejects.toMatchObject({ status: 409, reason: 'job_not_dead' });
  await expect(retry('none')).rejects.toMatchObject({ status: 404, reason: 'job_not_found' });
  await expect(retry('late')).rejects.toMatchObject({ status: 409, reason: 'job_not_needed' });
});

it('forgets dead jobs alone, all of them or none', async () => {
  const remove = (idList: string[]) => app.call(removeBackgroundJobs, { idList }, { as });
  await expect(remove(['dead', 'live'])).rejects.toMatchObject({ reason: 'job_not_dead' });
  await expect(remove(['dead', 'none'])).rejects.toMatchObject({ reason: 'job_not_found' });
  expect(await page()).toMatchObject({ total: 3 });
  await remove(['dead', 'late']);
  expect(await page()).toMatchObject({ total: 1 });
});

it('is for those who were granted the page', async () => {
  const other = await app.user({ permissions: ['users'] });
  await expect(app.call(pageBackgroundJobs, { current: 1, size: 20 }, { as: other })).rejects.toMatchObject({
    status: 403,
    reason: 'not_permitted',
  });
});
