import { readDataUpload, retryBackgroundJob } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';
import { CHECK_UPLOAD, TAKE_BACK_UPLOAD, TAKE_UPLOAD } from './uploadRecord.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload', 'jobs'] });
});
afterAll(() => app.close());

/** An upload in some state, and work on it that was given up. */
const given = async (status: string, kind: string) => {
  const { id } = await uploading(app, as).upload('姓名,手机\n王芷晴,13800138000');
  const job = randomId();
  await app.db.query(sql`update data_uploads set status = ${status} where id = ${id}`);
  await app.db.query(sql`insert into jobs (id, kind, subject, status) values (${job}, ${kind}, ${id}, 'failed')`);
  return { id, retry: () => app.call(retryBackgroundJob, { id: job }, { as }) };
};

it.each([
  ['a dry run', CHECK_UPLOAD, 'failed', 'checking'],
  ['taking rows in', TAKE_UPLOAD, 'cancelled', 'running'],
  ['taking an upload back', TAKE_BACK_UPLOAD, 'cancelled', 'takingBack'],
] as const)('lets %s that was given up be tried again, as long as it is wanted', async (_, kind, from, to) => {
  const wanted = await given(from, kind);
  await wanted.retry();
  expect(await app.call(readDataUpload, { id: wanted.id }, { as })).toMatchObject({ status: to });
  const over = await given('takenBack', kind);
  await expect(over.retry()).rejects.toMatchObject({ reason: 'job_not_needed' });
  expect(await app.call(readDataUpload, { id: over.id }, { as })).toMatchObject({ status: 'takenBack' });
});
