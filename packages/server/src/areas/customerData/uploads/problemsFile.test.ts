import { downloadDataUploadProblems } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSheet } from '../../../spreadsheets/index.js';
import { streamCsv } from '../../../spreadsheets/streamCsv.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof uploading>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from data_uploads`);
});

const problemsOf = async (id: string, language: string): Promise<ArrayBuffer> => {
  const response = await app.send(downloadDataUploadProblems, { id }, { as, headers: { 'accept-language': language } });
  return response.arrayBuffer();
};
const cellsOf = async (file: ArrayBuffer): Promise<readonly (readonly string[])[]> =>
  (await readSheet({ data: new Uint8Array(file.slice(0)) }, { rows: 100 })).map(({ cells }) => cells);

it('comes back without its reasons becoming something that is known of a person, nor two columns of them', async () => {
  for (const [language, why] of [
    ['zh-CN', '未录入原因'],
    ['en-US', 'Why it was left out'],
  ] as const) {
    const first = await steps.check(await steps.upload('姓名,手机,尺码\n甲,13800138000,38\n乙,1390013900,39'));
    const again = await steps.check(await steps.upload(await problemsOf(first.id, language), 'customers', 'a.xlsx'));
    expect(again.columns.map(({ title, target }) => [title, target])).toEqual([
      ['姓名', 'name'],
      ['手机', 'phone'],
      ['尺码', 'extra'],
      [why, 'none'],
    ]);
    expect((await cellsOf(await problemsOf(again.id, 'zh-CN'))).map((cells) => cells.slice(0, 3))).toEqual([
      ['姓名', '手机', '尺码'],
      ['乙', '1390013900', '39'],
    ]);
    expect((await cellsOf(await problemsOf(again.id, 'zh-CN')))[0]).toHaveLength(4);
  }
});

it('is read again as a csv whose cells were kept from being formulas', async () => {
  const rows = [
    ['甲', '+86 13800138000', '-3', '日期不对'],
    ['乙', '13900139000', '@home', ''],
  ];
  const file = await new Response(streamCsv(['姓名', '手机', '=备注', '未录入原因'], rows)).arrayBuffer();
  expect(new TextDecoder().decode(file)).toContain("'+86 13800138000");
  expect(await steps.taken(file)).toMatchObject({ addedCount: 2, refusedCount: 0 });
  expect(await app.db.query(sql`select phone, attributes from customers order by phone`)).toEqual([
    { phone: '13800138000', attributes: { '=备注': '-3' } },
    { phone: '13900139000', attributes: { '=备注': '@home' } },
  ]);
});

it('has rows that were good in the dry run, and are refused when they are taken in', async () => {
  await steps.taken('手机,姓名\n13800138000,王芷晴\n13900139000,李想');
  const upload = await steps.check(
    await steps.upload('订单号,手机,金额,下单时间\nA1,13800138000,5,2026-01-01\nA2,13900139000,6,2026-01-02', 'orders'),
  );
  expect(upload).toMatchObject({ addedCount: 2, refusedCount: 0 });
  await app.db.query(sql`delete from customers where phone = '13800138000'`);
  expect(await steps.takeIn(upload.id)).toMatchObject({ addedCount: 1, refusedCount: 1 });
  expect((await steps.rows(upload.id, 'refused')).map(({ row, reasons }) => [row, reasons[0]?.code])).toEqual([
    [2, 'customer_unknown'],
  ]);
  expect((await cellsOf(await problemsOf(upload.id, 'zh-CN')))[1]?.slice(0, 2)).toEqual(['A1', '13800138000']);
});
