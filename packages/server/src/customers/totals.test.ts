import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { refreshTotals } from './totals.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query(sql`delete from customers`);
  await db.query(sql`insert into customers (id, name) select 'c' || n, '客户' from generate_series(1, 60) n`);
});

const ids = Array.from({ length: 60 }, (_, at) => `c${at + 1}`);
let orders = 0;
const order = (customerIds: readonly string[], status = 'done') => {
  orders += 1;
  return sql`
    insert into customer_orders (id, number, customer_id, amount, status, ordered_at)
    select ${`o${orders}-`} || c, ${`N${orders}-`} || c, c, 10, ${status}, timestamptz '2026-01-01T00:00:00Z' + ${orders} * interval '1 minute'
    from unnest(${[...customerIds]}::text[]) c`;
};
const counted = () =>
  db.query<{ count: number; amount: number }>(
    sql`select order_count as count, order_amount::float8 as amount from customers group by 1, 2`,
  );

it('counts what was neither cancelled nor given back, with the first, the last and the last event', async () => {
  await db.transaction(async (tx) => {
    await tx.query(order(['c1']));
    await tx.query(order(['c1'], 'open'));
    await tx.query(order(['c1'], 'refunded'));
    await tx.query(sql`
      insert into customer_events (source_key, event_key, customer_id, name, occurred_at)
      values ('t', 'e', 'c1', '浏览', '2026-02-01T00:00:00Z')`);
    await refreshTotals(tx, ['c1', 'c1', 'nobody']);
  });
  const [one] = await db.query<{ count: number; amount: number; event: Date | null }>(sql`
    select order_count as count, order_amount::float8 as amount, last_event_at as event from customers where id = 'c1'`);
  expect(one).toEqual({ count: 2, amount: 20, event: new Date('2026-02-01T00:00:00Z') });
});

it('never has two batches over the same customers wait for each other, whichever way round each names them', async () => {
  const rounds = 15;
  const batch = async (customers: readonly string[]) => {
    for (let round = 0; round < rounds; round += 1)
      await db.transaction(async (tx) => {
        await tx.query(order(customers));
        await refreshTotals(tx, customers);
      });
  };
  await Promise.all([
    batch(ids),
    batch(ids.toReversed()),
    batch(ids.toSorted()),
    batch([...ids.slice(30), ...ids.slice(0, 30)]),
  ]);
  expect(await counted()).toEqual([{ count: rounds * 4, amount: rounds * 40 }]);
}, 60_000);
