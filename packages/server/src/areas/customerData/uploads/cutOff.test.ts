import { checkDataUpload, readDataUpload, takeInDataUpload, uploadCustomerData } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStorage } from '../../../files/index.js';
import type { JobKind } from '../../../jobs/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { checkUploadJob } from './checkUpload.job.js';
import { takeInUploadJob } from './takeIn.job.js';

const ROWS = 3000;

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload'] });
}, 120_000);
afterAll(() => app.close());

class Killed extends Error {}

/** Works on an upload, and ends as a killed process does: after so many transactions, between two of them or within one. */
const work = (kind: JobKind, subject: string, { after = Number.POSITIVE_INFINITY, within = false } = {}) => {
  let left = after;
  return kind.run({
    id: 'job',
    subject,
    payload: {},
    attempt: 1,
    fence: 1,
    signal: new AbortController().signal,
    report: () => undefined,
    write: async (change) => {
      if (left <= 0 && !within) throw new Killed();
      const isLast = left <= 0;
      left -= 1;
      return app.db.transaction(async (tx) => {
        const result = await change(tx);
        if (isLast) throw new Killed();
        return result;
      });
    },
  });
};

it('takes every row in once, wherever the work is cut off', async () => {
  const storage = diskStorage(`${app.config.dataDir}/files`);
  const deps = { db: app.db, storage };
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `${13_800_000_000 + at},人${at},${at % 10 === 0 ? '2026-13-01' : ''}`,
  );
  const file = new File([['手机,姓名,生日', ...lines].join('\n')], '会员.csv');
  const { id, columns } = await app.call(uploadCustomerData, { dataType: 'customers', file }, { as });
  expect(columns.map(({ target }) => target)).toEqual(['phone', 'name', 'birthday']);
  await app.call(checkDataUpload, { id, targets: ['phone', 'name', 'birthday'] }, { as });
  await expect(work(checkUploadJob(deps), id, { after: 2 })).rejects.toThrow(Killed);
  await work(checkUploadJob(deps), id);
  const read = () => app.call(readDataUpload, { id }, { as });
  expect(await read()).toMatchObject({ status: 'checked', rowCount: ROWS, addedCount: 2700, refusedCount: 300 });

  await app.call(takeInDataUpload, { id }, { as });
  const count = async () =>
    (await app.db.query<{ count: number }>(sql`select count(*)::int as count from customers`))[0]?.count;
  await expect(work(takeInUploadJob(deps), id, { after: 2 })).rejects.toThrow(Killed);
  const first = (await count()) ?? 0;
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(2700);
  expect((await read()).addedCount).toBe(first);
  await expect(work(takeInUploadJob(deps), id, { after: 1, within: true })).rejects.toThrow(Killed);
  await work(takeInUploadJob(deps), id);
  expect(await read()).toMatchObject({ status: 'done', rowCount: ROWS, addedCount: 2700, refusedCount: 300 });
  expect(await count()).toBe(2700);
  const [kept] = await app.db.query<{ count: number }>(
    sql`select count(*)::int as count from data_upload_rows where upload_id = ${id} and outcome = 'refused'`,
  );
  expect(kept?.count).toBe(300);
}, 120_000);
