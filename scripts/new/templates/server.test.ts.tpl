import { add%Record%, type Input, modify%Record%, page%Records%, remove%Records% } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['%permission%'] });
});
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`delete from %table%`));

const add = async (name: string, more: Partial<Input<typeof add%Record%>> = {}) =>
  (await app.call(add%Record%, { name, ...more }, { as })).id;
const page = (filter: Partial<Input<typeof page%Records%>> = {}) =>
  app.call(page%Records%, { current: 1, size: 20, ...filter }, { as });

it('keeps what was typed, and changes only what is sent', async () => {
  const id = await add('甲', { description: ' 说明 ' });
  expect((await page()).list).toMatchObject([{ id, name: '甲', description: '说明', enabled: true }]);
  await app.call(modify%Record%, { id, enabled: false }, { as });
  expect((await page()).list).toMatchObject([{ id, name: '甲', description: '说明', enabled: false }]);
});

it('finds by words and state, in the order asked for, and knows the total past the end', async () => {
  const [a, b] = [await add('甲', { description: '100% 好' }), await add('乙', { enabled: false })];
  expect((await page({ keyword: '0%' })).list).toMatchObject([{ id: a }]);
  expect((await page({ enabled: false })).list).toMatchObject([{ id: b }]);
  expect((await page({ idList: [b] })).list).toMatchObject([{ id: b }]);
  expect((await page({ orders: [{ column: 'enabled', asc: true }] })).list).toMatchObject([{ id: b }, { id: a }]);
  expect(await page({ current: 7 })).toMatchObject({ list: [], total: 2 });
});

it('refuses a name that another has', async () => {
  const [, id] = [await add('甲'), await add('乙')];
  await expect(add('甲')).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
  await expect(app.call(modify%Record%, { id, name: '甲' }, { as })).rejects.toMatchObject({ reason: 'name_taken' });
});

it('removes several, and says where there is nothing left to change', async () => {
  const [a, b] = [await add('甲'), await add('乙')];
  await app.call(remove%Records%, { idList: [a, 'none'] }, { as });
  expect((await page()).list).toMatchObject([{ id: b }]);
  await expect(app.call(modify%Record%, { id: a, name: '丙' }, { as })).rejects.toMatchObject({
    status: 404,
    reason: '%reason%_not_found',
  });
});

it('is open only to those who have the page', async () => {
  const other = await app.user();
  await expect(app.call(page%Records%, { current: 1, size: 20 }, { as: other })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(add%Record%, { name: '甲' }, { as: other })).rejects.toMatchObject({ status: 403 });
});
