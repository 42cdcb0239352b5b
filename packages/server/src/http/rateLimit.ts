import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

export interface RateLimit {
  /** How many times before it is enough. */
  readonly points: number;
  /** Seconds after the first time until the count starts anew. */
  readonly window: number;
  /** Seconds to wait once the points are used up. Default: what is left of the window. */
  readonly block?: number;
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/** Counts in the database, so that all copies of the server count together and a restart forgets nothing. */
export const rateLimiter = (db: Queryable) => ({
  /** Counts once, or so many times at once. Answers the seconds to wait where there have been too many, otherwise null. */
  take: async (key: string, { points, window, block }: RateLimit, times = 1): Promise<number | null> => {
    const [row] = await db.query<{ points: number; wait: number }>(sql`
      insert into rate_limits as l (key, points, resets_at)
      values (${key}, ${times}::int, now() + make_interval(secs => ${window}::float8))
      on conflict (key) do update set
        points = case when l.resets_at <= now() then ${times}::int else l.points + ${times}::int end,
        resets_at = case
          when l.resets_at <= now() then now() + make_interval(secs => ${window}::float8)
          when l.points < ${points}::int and l.points + ${times}::int >= ${points}::int and ${block ?? null}::float8 is not null
            then now() + make_interval(secs => ${block ?? null}::float8)
          else l.resets_at
        end
      returning points, extract(epoch from resets_at - now())::float8 as wait
    `);
    return row !== undefined && row.points > points ? Math.max(1, row.wait) : null;
  },

  /** Takes one count back: that time was fine. */
  giveBack: async (key: string): Promise<void> => {
    await db.query(sql`update rate_limits set points = points - 1 where key = ${key} and points > 0`);
  },

  /** Forgets all counts of a key. */
  forget: async (key: string): Promise<void> => {
    await db.query(sql`delete from rate_limits where key = ${key}`);
  },

  removeExpired: async (): Promise<void> => {
    await db.query(sql`delete from rate_limits where resets_at < now()`);
  },
});
