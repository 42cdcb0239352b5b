import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { pieces } from '../../../db/pieces.js';
import { isOpen } from '../stream/answer.store.js';

/**
 * Deletes conversations in which nothing was asked for so many days, with all that hangs on them, a few at a time. One that
 * is being answered stays.
 */
export const removeOldTopics = async (db: Database, days: number): Promise<number> => {
  const some = pieces();
  let removed = 0;
  for (;;) {
    const count = some.size();
    const gone = await db.transaction((tx) =>
      some.timed(count, () =>
        tx.query<{ id: string }>(sql`
          delete from topics where id in (
            select t.id from topics t where t.updated_at < now() - make_interval(days => ${days}::int)
              and not exists (select 1 from sessions s where s.topic_id = t.id and ${isOpen})
            order by t.updated_at limit ${count}
          ) returning id`),
      ),
    );
    removed += gone.length;
    if (gone.length < count) return removed;
  }
};
