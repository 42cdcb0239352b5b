import { type UploadTarget, uploadCustomerData } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RefusedCall, startApp, type TestUser } from '../../../testing/startApp.js';
import { wrongFiles } from '../testing/wrongFiles.js';
import { diskStorage } from '../../../files/index.js';
import { checkedColumns } from './checkedColumns.js';
import { checkUploadJob } from './checkUpload.job.js';
import { dataUploadStore } from './dataUploads.store.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload'] });
}, 120_000);
afterAll(() => app.close());

const isTarget = (target: string): target is UploadTarget => target !== '';

/** What is said about a file: the reason of the call, or the reasons of its first refused row. */
const saidOf = async (content: BlobPart, name: string): Promise<string[]> => {
  let id: string;
  try {
    ({ id } = await app.call(uploadCustomerData, { dataType: 'customers', file: new File([content], name) }, { as }));
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return [error.reason];
  }
  const uploads = dataUploadStore(app.db);
  const record = await uploads.find(id);
  if (record === undefined) return [];
  const targets = record.columns.map(({ target }) => target).filter(isTarget);
  await uploads.check(id, checkedColumns(record, targets, 'zh-CN'));
  const job = checkUploadJob({ db: app.db, storage: diskStorage(`${app.config.dataDir}/files`) });
  await job.run({
    id: 'job',
    subject: id,
    payload: {},
    attempt: 1,
    fence: 1,
    signal: new AbortController().signal,
    report: () => undefined,
    write: (work) => app.db.transaction(work),
  });
  const found = await uploads.find(id);
  if (found?.failure) return [found.failure.code];
  return Object.keys(found?.reasons ?? {});
};

it('says of every wrong file what is wrong with it, and takes nothing of it in', async () => {
  const files = wrongFiles();
  expect(files.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  for (const { name, content, refused, row } of files) {
    const said = await saidOf(content, 'x.csv');
    const wanted = refused ?? row ?? '';
    if (!said.includes(wanted)) wrong.push(`${name}: ${wanted} expected, but ${said.join(', ') || 'nothing'}`);
  }
  expect(wrong).toEqual([]);
  const [{ count } = { count: -1 }] = await app.db.query<{ count: number }>(
    sql`select count(*)::int as count from customers`,
  );
  expect(count).toBe(0);
}, 300_000);
