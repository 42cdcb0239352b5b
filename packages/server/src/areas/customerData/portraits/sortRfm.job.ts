import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Queryable } from '../../../db/database.js';
import { cancelJobs, enqueueOnce, type JobKind, type JobKinds, nextTime } from '../../../jobs/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { measured, segmentOf, type Thresholds } from './measured.js';

/** Sorts all customers anew, now. */
export const SORT_RFM = 'sort_rfm';
/** The same each night. */
export const SORT_RFM_DAILY = 'sort_rfm_daily';
export const RFM = 'rfm';
const DAILY = 'rfm daily';
const HOUR = 2;
/** Customers that are sorted in one transaction. */
const AT_ONCE = 10_000;

const Sums = z.object({
  segment: z.string(),
  customers: z.number(),
  days: z.number(),
  orders: z.number(),
  amount: z.number(),
});
type Sums = z.infer<typeof Sums>;
/** How far it is, and what those before came to. */
const Reached = z.object({ after: z.number(), share: z.number(), sums: z.array(Sums) });
type Reached = z.infer<typeof Reached>;

/** Begins anew, by the thresholds of now. */
export const queueSort = async (tx: Queryable): Promise<void> => {
  await cancelJobs(tx, [RFM]);
  await enqueueOnce(tx, { kind: SORT_RFM, subject: RFM });
};

/**
 * Sorts the next ones, and writes who moved from where to where. Done twice, nobody is counted twice: who stands right is
 * left alone. One statement: its parts all see the customers as they were before it.
 */
const sortNext = async (tx: Queryable, { after, sums }: Reached, now: Date): Promise<Reached | null> => {
  const [wanted] = await tx.query<Thresholds>(sql`
    select recency_days as "recencyDays", frequency, monetary::float8 as monetary, span_days as "spanDays"
    from rfm_settings`);
  const [end] = await tx.query<{ last: number | null; newest: number }>(sql`
    select max(seq)::float8 as last, coalesce((select max(seq) from customers), 1)::float8 as newest
    from (select seq from customers where seq > ${after} order by seq limit ${AT_ONCE}) s`);
  if (wanted === undefined || end === undefined || end.last === null) return null;
  const day = shanghaiDay(now);
  const people = sql`(select * from customers where seq > ${after} and seq <= ${end.last}) c`;
  const rows = await tx.query<Sums>(sql`
    with sorted as materialized (
      select id, coalesce(segment, '') as former, coalesce(${segmentOf(wanted)}, '') as segment, days, orders, amount
      from (${measured(people, wanted.spanDays, now, 'each')}) m
    ),
    moved as (
      update customers c set segment = nullif(s.segment, ''), former_segment = nullif(s.former, ''),
        segment_changed_at = now()
      from sorted s where c.id = s.id and s.segment <> s.former
    ),
    told as (
      insert into rfm_moves (day, from_segment, to_segment, customers)
      select ${day}::date, former, segment, count(*) from sorted where segment <> former group by former, segment
      on conflict (day, from_segment, to_segment) do update set customers = rfm_moves.customers + excluded.customers
    )
    select segment, count(*)::float8 as customers, coalesce(sum(days), 0)::float8 as days, sum(orders)::float8 as orders,
      sum(amount)::float8 as amount
    from sorted group by segment order by segment`);
  const all = new Map(sums.map((one) => [one.segment, one]));
  for (const row of rows) {
    const sum = all.get(row.segment);
    all.set(row.segment, {
      segment: row.segment,
      customers: row.customers + (sum?.customers ?? 0),
      days: row.days + (sum?.days ?? 0),
      orders: row.orders + (sum?.orders ?? 0),
      amount: row.amount + (sum?.amount ?? 0),
    });
  }
  return { after: end.last, share: end.last / end.newest, sums: [...all.values()] };
};

/** The sizes of the day, in the place of those of a sorting earlier on it. */
const finish = async (tx: Queryable, { sums }: Reached, now: Date): Promise<void> => {
  const day = shanghaiDay(now);
  await tx.query(sql`delete from rfm_days where day = ${day}::date`);
  await tx.query(sql`
    insert into rfm_days (day, segment, customers, recency_days, orders, amount)
    select ${day}::date, segment, customers, days, orders, amount
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
      s (segment text, customers integer, days bigint, orders bigint, amount numeric)`);
  await tx.query(sql`update rfm_settings set status = 'ready', sorted_at = ${now}::timestamptz`);
};

const sortJob = (now: () => Date): JobKind => ({
  run: async ({ payload, write, report }) => {
    const before = Reached.safeParse(payload);
    const reached: Reached = before.success ? before.data : { after: 0, share: 0, sums: [] };
    const next = await write(async (tx) => {
      const sorted = await sortNext(tx, reached, now());
      if (sorted === null) await finish(tx, reached, now());
      return sorted;
    });
    if (next === null) return;
    report(next.share);
    return { next };
  },
  onDead: async (tx) => {
    await tx.query(sql`update rfm_settings set status = 'failed'`);
  },
  onRetry: async (tx) => (await tx.query(sql`update rfm_settings set status = 'sorting' returning id`)).length > 0,
});

/** Hands over to a sorting of its own, and waits for the next night. */
const dailyJob = (now: () => Date): JobKind => ({
  run: async ({ write }) => {
    await write(async (tx) => {
      await enqueueOnce(tx, { kind: SORT_RFM, subject: RFM });
      await queueNight(tx, now());
    });
  },
});

const queueNight = (tx: Queryable, now: Date): Promise<void> =>
  enqueueOnce(tx, { kind: SORT_RFM_DAILY, subject: DAILY, runAt: nextTime({ every: 'day', hour: HOUR }, now) });

/** Has customers sorted each night; and at once where they never were. */
export const queueSorting = async (db: Queryable): Promise<void> => {
  await queueNight(db, new Date());
  const never = await db.query<{ id: boolean }>(sql`
    select id from rfm_settings where sorted_at is null and status = 'ready'
      and exists (select 1 from customers where last_order_at is not null)`);
  if (never.length > 0) await enqueueOnce(db, { kind: SORT_RFM, subject: RFM });
};

/** For `startJobRunner`. */
export const rfmJobs = (now: () => Date): JobKinds => ({
  [SORT_RFM]: sortJob(now),
  [SORT_RFM_DAILY]: dailyJob(now),
});
