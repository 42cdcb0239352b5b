import { mergeCustomers, undoCustomerMerge } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof uploading>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload', 'customers', 'customers.look'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from data_uploads`);
});

const people = [
  '姓名,手机,会员号,邮箱,生日,城市,尺码,偏好',
  '王芷晴,13800138000,M1,wang@b.cn,1996-05-12,广州,38,主场票',
  '小王,13900139000,M2,xiao@b.cn,1996-05-13,佛山,39,',
  '李想,13700137000,M3,,,佛山,43,',
].join('\n');
const seen = [
  '时间,手机,事件,页面',
  '2026-02-01 08:00,13800138000,打开,首页',
  '2026-02-01 08:00,13900139000,打开,首页',
  '2026-02-02 08:00,13900139000,购票,季票',
].join('\n');
const bought = '订单号,会员号,金额,下单时间\nA1,M2,5,2026-01-01\nA2,M1,6,2026-01-02';

const idOf = async (phone: string): Promise<string> =>
  (await app.db.query<{ id: string }>(sql`select id from customers where phone = ${phone}`))[0]?.id ?? '';
const merged = async () => {
  await steps.taken(people);
  await steps.taken(bought, 'orders');
  await steps.taken(seen, 'behaviours');
  const ids = { keptId: await idOf('13800138000'), goneId: await idOf('13900139000') };
  return app.call(mergeCustomers, { ...ids, take: ['memberNumber', 'city'] }, { as });
};

it('changes nothing when the files from before a merge come again, and nothing after it was undone', async () => {
  const { id } = await merged();
  const before = await steps.everything();
  expect(await steps.taken(people)).toMatchObject({
    addedCount: 0,
    changedCount: 0,
    unchangedCount: 3,
    refusedCount: 0,
  });
  expect(await steps.taken(bought, 'orders')).toMatchObject({ addedCount: 0, unchangedCount: 2, refusedCount: 0 });
  expect(await steps.taken(seen, 'behaviours')).toMatchObject({ addedCount: 0, unchangedCount: 3, refusedCount: 0 });
  expect(await steps.everything()).toEqual(before);

  await app.call(undoCustomerMerge, { id }, { as });
  const apart = await steps.everything();
  expect(await steps.taken(people)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 3 });
  expect(await steps.taken(bought, 'orders')).toMatchObject({ addedCount: 0, unchangedCount: 2 });
  expect(await steps.taken(seen, 'behaviours')).toMatchObject({ addedCount: 0, unchangedCount: 3 });
  expect(await steps.everything()).toEqual(apart);
});

it('hears what is new of somebody by a number from before, once', async () => {
  await merged();
  const news = await steps.check(
    await steps.upload(
      ['手机,会员号,邮箱,城市,尺码', '13900139000,,,深圳,39', ',,xiao@b.cn,佛山,40', '13700137000,M1,,佛山,39'].join(
        '\n',
      ),
    ),
  );
  const rows = await steps.rows(news.id);
  expect(rows.map(({ row, outcome, reasons }) => [row, outcome, reasons[0]?.code])).toEqual([
    [2, 'changed', undefined],
    [3, 'refused', 'same_customer'],
    [4, 'refused', 'two_customers'],
  ]);
  expect(rows[0]?.changes).toEqual([{ field: 'city', before: '佛山', after: '深圳' }]);
});
