import {
  type CustomerRfm,
  type Input,
  type modifyRfm,
  type Rfm,
  rfmSegments,
  type RfmSegment,
  type RfmHistory,
  type RfmMove,
  type RfmPreview,
} from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { isGivenUp, limited, peopleDrawn } from '../../../audiences/index.js';
import { beginOfDays } from '../../../audiences/localDays.js';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { shanghaiDay } from '../../../text/moment.js';
import { histogramOf } from './histogram.js';
import { measured, segmentOf, type Thresholds } from './measured.js';
import { queueSort } from './sortRfm.job.js';

/** With more customers than these, a sample stands for them. */
const EVERYBODY = 20_000;

export interface RfmSettings extends Thresholds {
  readonly version: number;
  readonly status: string;
  readonly sortedAt: Date | null;
}

export const readSettings = async (db: Queryable): Promise<RfmSettings> => {
  const [row] = await db.query<RfmSettings>(sql`
    select recency_days as "recencyDays", frequency, monetary::float8 as monetary, span_days as "spanDays", version,
      status, sorted_at as "sortedAt"
    from rfm_settings`);
  if (row === undefined) throw new Error('the thresholds of segments are gone');
  return row;
};

interface DayRow {
  readonly segment: string;
  readonly customers: number;
  readonly days: number;
  readonly orders: number;
  readonly amount: number;
}

/** The sizes of the last day on which all were sorted. */
const lastDay = (db: Queryable): Promise<DayRow[]> =>
  db.query<DayRow>(sql`
    select segment, customers, recency_days::float8 as days, orders::float8 as orders, amount::float8 as amount
    from rfm_days where day = (select max(day) from rfm_days)`);

interface MoveRow {
  readonly from: string;
  readonly to: string;
  readonly people: number;
}

const named = (segment: string): RfmSegment | null => rfmSegments.find((one) => one === segment) ?? null;

const moveOf = ({ from, to, people }: MoveRow, share = 1): RfmMove => ({
  from: named(from),
  to: named(to),
  customerCount: Math.round(people * share),
});

const sizesOf = (rows: readonly { readonly segment: string; readonly customers: number }[]) =>
  rfmSegments.map((segment) => ({
    segment,
    customerCount: rows.find((row) => row.segment === segment)?.customers ?? 0,
  }));

const totalOf = async (db: Queryable): Promise<number> => {
  const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from customers`);
  return all?.total ?? 0;
};

const part = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 100) / 100);

/** Thresholds, what they come to, and what others would. */
export const rfmStore = (db: Database, now: () => Date) => {
  const some = async (total: number): Promise<Sql> => (total > EVERYBODY ? peopleDrawn(db) : sql`customers c`);

  const moves = (on: Queryable, wanted: Thresholds, from: Sql, mode: 'each' | 'all'): Promise<MoveRow[]> =>
    on.query<MoveRow>(sql`
      select coalesce(segment, '') as "from", coalesce(${segmentOf(wanted)}, '') as "to", count(*)::int as people
      from (${measured(from, wanted.spanDays, now(), mode)}) m group by 1, 2 order by people desc, 1, 2`);

  const bySample = async (wanted: Thresholds, total: number): Promise<RfmPreview> => {
    const rows = await moves(db, wanted, await some(total), 'each');
    const looked = rows.reduce((sum, { people }) => sum + people, 0);
    const share = looked === 0 ? 0 : total / looked;
    return { moves: rows.map((row) => moveOf(row, share)), customerCount: total, exact: total <= EVERYBODY };
  };

  return {
    read: async (): Promise<Rfm> => {
      const { sortedAt, status, ...settings } = await readSettings(db);
      const days = await lastDay(db);
      const people = measured(await some(await totalOf(db)), settings.spanDays, now(), 'each');
      const looked = await db.query<{ days: number; orders: number; amount: number }>(sql`
        select days, orders, amount::float8 as amount from (${people}) m where days is not null`);
      return {
        ...settings,
        status,
        segments: rfmSegments.map((segment) => {
          const row = days.find((one) => one.segment === segment);
          const count = row?.customers ?? 0;
          return {
            segment,
            customerCount: count,
            orderAmount: row?.amount ?? 0,
            averageRecencyDays: part(row?.days ?? 0, count),
            averageFrequency: part(row?.orders ?? 0, count),
            averageMonetary: part(row?.amount ?? 0, count),
          };
        }),
        withoutOrders: days.find(({ segment }) => segment === '')?.customers ?? 0,
        distribution: {
          recency: histogramOf(looked.map((one) => one.days)),
          frequency: histogramOf(looked.map(({ orders }) => orders)),
          monetary: histogramOf(looked.map(({ amount }) => amount)),
        },
        countTime: sortedAt?.toISOString() ?? null,
      };
    },

    preview: async (wanted: Thresholds, exact: boolean): Promise<RfmPreview> => {
      const total = await totalOf(db);
      if (!exact || total <= EVERYBODY) return bySample(wanted, total);
      try {
        const rows = await db.transaction(async (tx) => {
          await limited(tx);
          return moves(tx, wanted, sql`customers c`, 'all');
        });
        return { moves: rows.map((row) => moveOf(row)), customerCount: total, exact: true };
      } catch (error) {
        if (!isGivenUp(error)) throw error;
        return bySample(wanted, total);
      }
    },

    /** Throws `changed_meanwhile`. */
    modify: (body: Input<typeof modifyRfm>): Promise<void> =>
      db.transaction(async (tx) => {
        await queueSort(tx);
        const changed = await tx.query<{ version: number }>(sql`
          update rfm_settings set recency_days = ${body.recencyDays}, frequency = ${body.frequency},
            monetary = ${body.monetary}, span_days = ${body.spanDays}, version = version + 1, status = 'sorting'
          where ${body.version ?? null}::int is null or version = ${body.version ?? null}::int returning version`);
        if (changed.length === 0) throw fail('changed_meanwhile');
      }),

    history: async (span: number): Promise<RfmHistory> => {
      const first = shanghaiDay(beginOfDays(now(), span));
      const rows = await db.query<{ day: string; segment: string; customers: number }>(sql`
        select day::text as day, segment, customers from rfm_days where day >= ${first}::date order by day, segment`);
      const moved = await db.query<MoveRow>(sql`
        select from_segment as "from", to_segment as "to", sum(customers)::int as people
        from rfm_moves where day >= ${first}::date group by 1, 2 order by people desc, 1, 2`);
      const days = [...new Set(rows.map(({ day }) => day))];
      return {
        days: days.map((day) => ({ day, segments: sizesOf(rows.filter((row) => row.day === day)) })),
        moves: moved.map((row) => moveOf(row)),
      };
    },

    /** Throws `customer_not_found`. */
    ofCustomer: async (id: string): Promise<CustomerRfm> => {
      const { sortedAt, recencyDays, frequency, monetary, spanDays } = await readSettings(db);
      const person = sql`(select * from customers where id = ${id}) c`;
      const [row] = await db.query<{
        segment: string | null;
        former: string | null;
        changed: Date | null;
        days: number | null;
        orders: number;
        amount: number;
      }>(sql`
        select m.segment, c.former_segment as former, c.segment_changed_at as changed, m.days, m.orders,
          m.amount::float8 as amount
        from (${measured(person, spanDays, now(), 'each')}) m join customers c on c.id = m.id`);
      if (row === undefined) throw fail('customer_not_found');
      return {
        segment: named(row.segment ?? ''),
        formerSegment: named(row.former ?? ''),
        changeTime: row.changed?.toISOString() ?? null,
        own: { recencyDays: row.days, frequency: row.orders, monetary: row.amount },
        thresholds: { recencyDays, frequency, monetary, spanDays },
        segments: sizesOf(await lastDay(db)),
        countTime: sortedAt?.toISOString() ?? null,
      };
    },
  };
};
