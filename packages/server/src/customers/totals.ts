import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/**
 * Counts what these customers have ordered and done anew: orders that were neither cancelled nor given back, with their sum,
 * the first and the last of them, and the last event. Whoever writes or deletes orders or events calls it in the same
 * transaction. Two that overlap wait for one another and never both: all lock customers in the order of their ids. It is no
 * edit: `updated_at` stays.
 */
export const refreshTotals = async (db: Queryable, customerIds: readonly string[]): Promise<void> => {
  const ids = [...new Set(customerIds)];
  if (ids.length === 0) return;
  await db.query(sql`select 1 from customers where id = any(${ids}::text[]) order by id for no key update`);
  await db.query(sql`
    update customers c set order_count = o.count, order_amount = o.amount, first_order_at = o.first,
      last_order_at = o.last, last_event_at = e.last
    from unnest(${ids}::text[]) as wanted (id)
    cross join lateral (
      select count(*)::int as count, coalesce(sum(amount), 0) as amount, min(ordered_at) as first, max(ordered_at) as last
      from customer_orders where customer_id = wanted.id and status in ('done', 'open')
    ) o
    cross join lateral (select max(occurred_at) as last from customer_events where customer_id = wanted.id) e
    where c.id = wanted.id and (c.order_count, c.order_amount, c.first_order_at, c.last_order_at, c.last_event_at)
      is distinct from (o.count, o.amount, o.first, o.last, e.last)`);
};
