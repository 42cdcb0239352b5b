import type { Channel } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { dayOf, today } from '../db/today.js';

/** Messages of a channel's day that were taken, to go out or to be given back to that day. */
export interface DaySlots {
  readonly day: Date;
  readonly count: number;
  /** Messages of the day to one person, at most. */
  readonly perPerson: number;
}

/**
 * Takes so many messages of a channel's day, as many as are left of them: whoever takes next waits until this transaction
 * ends. Null: the day is full, or the channel was never set up.
 */
export const takeOfDay = async (tx: Queryable, channel: Channel, wanted: number): Promise<DaySlots | null> => {
  const [settings] = await tx.query<{ limit: number; perPerson: number; day: Date }>(sql`
    select daily_limit as "limit", daily_limit_per_person as "perPerson", ${today} as day
    from channel_settings where channel = ${channel} for update`);
  if (settings === undefined) return null;
  const { limit, perPerson, day } = settings;
  const [taken] = await tx.query<{ count: number }>(
    sql`select count from channel_days where channel = ${channel} and day = ${day}`,
  );
  const count = Math.max(0, Math.min(wanted, limit - (taken?.count ?? 0)));
  if (count === 0) return null;
  await tx.query(sql`
    insert into channel_days as d (channel, day, count) values (${channel}, ${day}, ${count})
    on conflict (channel, day) do update set count = d.count + excluded.count`);
  return { day, count, perPerson };
};

/** Puts back what surely did not go out, to the day it was taken of, though that be over. */
export const giveBackOfDay = async (tx: Queryable, channel: Channel, day: Date, count: number): Promise<void> => {
  if (count <= 0) return;
  await tx.query(sql`
    update channel_days set count = greatest(0, count - ${count}) where channel = ${channel} and day = ${day}`);
};

/** The same for messages that were counted for the people at these addresses, by their hashes. */
export const giveBackOfPeople = async (
  tx: Queryable,
  channel: Channel,
  day: Date,
  hashes: readonly string[],
): Promise<void> => {
  if (hashes.length === 0) return;
  await giveBackOfDay(tx, channel, day, hashes.length);
  await tx.query(sql`
    update channel_people p set count = greatest(0, p.count - given.count)
    from (select hash, count(*)::int as count from unnest(${[...hashes]}::text[]) as one (hash) group by hash) given
    where p.channel = ${channel} and p.day = ${day} and p.address_hash = given.hash`);
};

/**
 * Whether whoever is known by a hash of an address has had as many messages of a channel's day as one may have, by expressions.
 * Left out: today, and as the channel is set.
 */
export const hasHadEnough = (
  channel: Sql,
  hash: Sql,
  day = today,
  most = sql`(select s.daily_limit_per_person from channel_settings s where s.channel = ${channel})`,
): Sql => sql`
  exists (
    select 1 from channel_people p
    where p.channel = ${channel} and p.day = ${day} and p.address_hash = ${hash} and p.count >= ${most})`;

/** What the days of a channel hold, as far as it is known beforehand. */
export interface RoomOfDays {
  /** Of the first of them: what is left of it. */
  readonly first: number;
  readonly perDay: number;
  /** Days after the first. */
  readonly more: number;
  /** The first of them is the present one. */
  readonly isToday: boolean;
}

/** How many messages a channel's days hold from one moment up to another; a channel that was never set up holds none. */
export const roomOfDays = async (tx: Queryable, channel: Channel, from: Date, to: Date): Promise<RoomOfDays> => {
  const first = dayOf(sql`${from}::timestamptz`);
  const last = dayOf(sql`${to}::timestamptz - interval '1 microsecond'`);
  const [room] = await tx.query<RoomOfDays>(sql`
    select greatest(0, s.daily_limit - coalesce(d.count, 0)) as first, s.daily_limit as "perDay",
      greatest(0, round(extract(epoch from (${last}) - (${first})) / 86400))::int as more, (${first}) = (${today}) as "isToday"
    from channel_settings s left join channel_days d on d.channel = s.channel and d.day = (${first})
    where s.channel = ${channel}`);
  return room ?? { first: 0, perDay: 0, more: 0, isToday: true };
};

/** So many days it takes to send so many messages. */
export const daysFor = (count: number, { first, perDay }: Pick<RoomOfDays, 'first' | 'perDay'>): number =>
  count <= first ? 1 : 1 + Math.ceil((count - first) / Math.max(1, perDay));

/** Forgets what was sent on days that no limit counts any more. */
export const forgetOldDays = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from channel_days where day < ${today} - interval '2 days'`);
  await db.query(sql`delete from channel_people where day < ${today} - interval '2 days'`);
};
