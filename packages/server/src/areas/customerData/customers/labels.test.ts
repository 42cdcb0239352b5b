import {
  addTag,
  addTagSystem,
  pageCustomers,
  readCustomer,
  setCurrentTagSystem,
  tagCustomers,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let system: string;
let top: string;
let below: string;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['labelSystems', 'customers', 'customers.look'] });
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  system = (await app.call(addTagSystem, { code: 'FANS', name: '球迷体系', roleIds: [role?.id ?? ''] }, { as })).id;
  top = (await app.call(addTag, { tagSystemId: system, name: '球迷' }, { as })).id;
  below = (await app.call(addTag, { tagSystemId: system, name: '季票', parentId: top }, { as })).id;
  await app.call(setCurrentTagSystem, { tagSystemId: system }, { as });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`insert into customers (id, name) values ('a', '甲'), ('b', '乙'), ('c', '丙')`);
});

const tag = (change: { idList: string[]; add?: string[]; remove?: string[] }) => app.call(tagCustomers, change, { as });
const found = async (labelIds: string[]) =>
  (await app.call(pageCustomers, { current: 1, size: 20, labelIds }, { as })).list.map(({ id }) => id).toSorted();

it('finds customers by a label and by the one above it', async () => {
  await tag({ idList: ['a'], add: [below] });
  await tag({ idList: ['b'], add: [top] });
  expect(await found([below])).toEqual(['a']);
  expect(await found([top])).toEqual(['a', 'b']);
  expect(await found(['nothing-like-it'])).toEqual([]);
  expect(await found([])).toEqual(['a', 'b', 'c']);
  expect(await app.call(readCustomer, { id: 'a' }, { as })).toMatchObject({
    labels: [{ id: below, name: '季票' }],
    tags: ['季票'],
  });
});

it('tells what takes labels back exactly: who had one before keeps it', async () => {
  await tag({ idList: ['a', 'b'], add: [top] });
  const change = { idList: ['a', 'b', 'c'], add: [below], remove: [top] };
  const { changedCount, takeBack } = await tag(change);
  expect(changedCount).toBe(3);
  expect(takeBack).toEqual([
    { idList: ['a', 'b', 'c'], remove: [below] },
    { idList: ['a', 'b'], add: [top] },
  ]);
  for (const { idList, add, remove } of takeBack) await tag({ idList, ...(add && { add }), ...(remove && { remove }) });
  expect(await found([below])).toEqual([]);
  expect(await found([top])).toEqual(['a', 'b']);
  const [none] = await app.db.query<{ count: number }>(
    sql`select count(*)::int as count from customer_labels where tag_id = ${below} or customer_id = 'c'`,
  );
  expect(none?.count).toBe(0);
  expect(await tag({ idList: ['a'], add: [top] })).toEqual({ changedCount: 0, takeBack: [] });
});
