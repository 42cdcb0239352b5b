import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Who is told of the weekly report. */
export const recipientStore = (db: Queryable) => ({
  list: () =>
    db.query<{ id: string; username: string }>(sql`
      select u.id, u.username from report_recipients r join staff u on u.id = r.user_id where not u.stopped
      order by u.username, u.id`),

  /** Answers who was none before; null where one of them is no user, and nothing is kept then. */
  set: async (userIds: readonly string[]): Promise<string[] | null> => {
    const wanted = [...new Set(userIds)];
    const there = await db.query(sql`select 1 from staff where id = any(${wanted}::text[]) and not stopped`);
    if (there.length < wanted.length) return null;
    await db.query(sql`delete from report_recipients where user_id <> all(${wanted}::text[])`);
    const added = await db.query<{ id: string }>(sql`
      insert into report_recipients select unnest(${wanted}::text[]) on conflict do nothing returning user_id as id`);
    return added.map(({ id }) => id);
  },
});
