import { rfmMarks, rfmSegments } from '@console/api/contract';
import sql, { join, type Sql } from 'sql-template-tag';
import { beginOfDays, ZONE } from '../../../audiences/localDays.js';
import { shanghaiDay } from '../../../text/moment.js';

/** Where a customer counts as high. */
export interface Thresholds {
  readonly recencyDays: number;
  readonly frequency: number;
  readonly monetary: number;
  readonly spanDays: number;
}

/** Orders that were neither cancelled nor given back, of the last days. */
const counted = (spanDays: number, now: Date): Sql => sql`
  status in ('done', 'open') and ordered_at >= ${beginOfDays(now, spanDays)}::timestamptz`;

/**
 * How many days ago people ordered last, by the clocks of Shanghai, and how often and for how much in the last days. `each`
 * looks the orders of each of them up, for some; `all` reads all orders once. `days` is null for who never ordered.
 */
export const measured = (from: Sql, spanDays: number, now: Date, mode: 'each' | 'all'): Sql => {
  const sums = sql`count(*)::int as orders, sum(amount) as amount`;
  const orders =
    mode === 'each'
      ? sql`lateral (select ${sums} from customer_orders where customer_id = c.id and ${counted(spanDays, now)}) o on true`
      : sql`(select customer_id, ${sums} from customer_orders where ${counted(spanDays, now)} group by customer_id) o
          on o.customer_id = c.id`;
  return sql`
    select c.id, c.segment, coalesce(o.orders, 0) as orders, coalesce(o.amount, 0) as amount,
      case when c.last_order_at is not null
        then greatest(0, ${shanghaiDay(now)}::date - (c.last_order_at at time zone ${ZONE})::date) end as days
    from ${from} left join ${orders}`;
};

/** The segment of one measured row; null: never ordered. */
export const segmentOf = ({ recencyDays, frequency, monetary }: Thresholds): Sql => {
  const cases = rfmSegments.map((segment) => {
    const { recent, frequent, valuable } = rfmMarks[segment];
    return sql`when (days <= ${recencyDays}::int) = ${recent} and (orders >= ${frequency}::int) = ${frequent}
      and (amount >= ${monetary}::numeric) = ${valuable} then ${segment}`;
  });
  return sql`case when days is null then null ${join(cases, ' ')} end`;
};
