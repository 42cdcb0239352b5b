import type { Channel } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { today } from '../db/today.js';

/**
 * Takes so many messages of a channel's day, as many as are left of them: whoever takes next waits until this transaction
 * ends. Answers how many.
 */
export const takeOfDay = async (tx: Queryable, channel: Channel, wanted: number): Promise<number> => {
  const [settings] = await tx.query<{ limit: number }>(
    sql`select daily_limit as "limit" from channel_settings where channel = ${channel} for update`,
  );
  if (settings === undefined) return 0;
  const [day] = await tx.query<{ count: number }>(
    sql`select count from channel_days where channel = ${channel} and day = ${today}`,
  );
  const taken = Math.max(0, Math.min(wanted, settings.limit - (day?.count ?? 0)));
  if (taken > 0)
    await tx.query(sql`
      insert into channel_days as d (channel, day, count) values (${channel}, ${today}, ${taken})
      on conflict (channel, day) do update set count = d.count + excluded.count`);
  return taken;
};

/** Puts back what surely did not go out. */
export const giveBackOfDay = async (tx: Queryable, channel: Channel, count: number): Promise<void> => {
  if (count <= 0) return;
  await tx.query(sql`
    update channel_days set count = greatest(0, count - ${count}) where channel = ${channel} and day = ${today}`);
};

/** Forgets what was sent on days that no limit counts any more. */
export const forgetOldDays = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from channel_days where day < ${today} - interval '2 days'`);
  await db.query(sql`delete from channel_tries where day < ${today} - interval '2 days'`);
};
