import sql, { raw } from 'sql-template-tag';
import type { Database, Queryable } from '../../packages/server/src/db/database.js';

/** People at once: the embedded database keeps what a statement changes in memory. */
const STEP = 100_000;

const fillStep = async (tx: Queryable, from: number, to: number, count: number): Promise<void> => {
  // Keys that hold by the way they are made are not looked up.
  await tx.query(sql`set local session_replication_role = replica`);
  await tx.query(sql`
    insert into customers (id, name, phone, gender, birthday, city, level, source, created_at)
    select 'c' || lpad(g::text, 8, '0'), '客户' || g, (13000000000 + g)::text,
      (array['male', 'female', 'unknown'])[1 + g % 3], date '1950-01-01' + (hashint4(g) & 2147483647) % 22000,
      '城市' || (hashint4(g + 7) & 2147483647) % 300, (array['金卡', '银卡', '铜卡', ''])[1 + (hashint4(g + 1) & 3)],
      '来源' || g % 20, now() - (g % 1000) * interval '1 day'
    from generate_series(${from}::int, ${to}::int) g`);
  await tx.query(sql`
    insert into customer_orders (id, number, customer_id, amount, status, product, channel, ordered_at)
    select 'o' || g, 'o' || g, 'c' || lpad((1 + (hashint4(g) & 2147483647) % ${count}::int)::text, 8, '0'),
      (hashint4(g + 3) & 2147483647) % 100000 / 100.0, (array['done', 'done', 'done', 'refunded'])[1 + g % 4],
      '商品' || g % 50, '渠道' || g % 4, now() - ((hashint4(g + 9) & 2147483647) % 63072000) * interval '1 second'
    from generate_series(${from}::int, ${to}::int) g`);
  await tx.query(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, occurred_at)
    select 'bench', g::text, 'c' || lpad((1 + (hashint4(g) & 2147483647) % ${count}::int)::text, 8, '0'),
      (array['打开消息', '浏览', '浏览', '浏览', '报名', '收藏', '分享', '退订'])[1 + (hashint4(g + 5) & 7)],
      '对象' || g % 200, now() - ((hashint4(g + 11) & 2147483647) % 31536000) * interval '1 second'
    from generate_series(${(from - 1) * 5 + 1}::int, ${to * 5}::int) g`);
};

/** So many customers, as many orders and five times as many events, made by the database itself, the same each time. */
export const fillCustomers = async (db: Database, count: number): Promise<void> => {
  // Built once all rows are in, which is sooner done than row by row.
  const indexes = await db.query<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes i
    where tablename in ('customers', 'customer_orders', 'customer_events')
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`);
  for (const { name } of indexes) await db.query(sql`drop index ${raw(name)}`);
  for (let from = 1; from <= count; from += STEP)
    await db.transaction((tx) => fillStep(tx, from, Math.min(from + STEP - 1, count), count));
  await db.query(sql`
    update customers c set order_count = o.n, order_amount = o.amount, first_order_at = o.first, last_order_at = o.last
    from (
      select customer_id, count(*) as n, sum(amount) as amount, min(ordered_at) as first, max(ordered_at) as last
      from customer_orders where status in ('done', 'open') group by 1
    ) o where o.customer_id = c.id`);
  for (const { definition } of indexes) await db.query(sql`${raw(definition)}`);
  for (const table of ['customers', 'customer_orders', 'customer_events'])
    await db.query(sql`vacuum analyze ${raw(table)}`);
};
