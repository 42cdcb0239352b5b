import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Who is told of the weekly report. */
export const recipientStore = (db: Queryable) => ({
  list: () =>
    db.query<{ id: string; username: string }>(sql`
      select u.id, u.username from report_recipients r join staff u on u.id = r.user_id where not u.stopped
      order by u.username, u.id`),

  /** False where one of them is no user, and nothing is kept then. */
  set: async (userIds: readonly string[]): Promise<boolean> => {
    const wanted = [...new Set(userIds)];
    const there = await db.query(sql`select 1 from staff where id = any(${wanted}::text[])`);
    if (there.length < wanted.length) return false;
    await db.query(sql`delete from report_recipients where user_id <> all(${wanted}::text[])`);
    await db.query(sql`
      insert into report_recipients select unnest(${wanted}::text[]) on conflict do nothing`);
    return true;
  },
});
