import { MOST_RECORD_VIEWS, type RecordView } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';

/** The views that one person has kept. Nobody else's are ever touched. */
export const recordViewStore = (db: Queryable, userId: string) => ({
  list: (): Promise<RecordView[]> =>
    db.query<RecordView>(sql`select id, name, query from record_views where user_id = ${userId} order by seq`),

  /** Answers the new id. Throws `name_taken` and `too_many_record_views`. */
  add: async ({ name, query }: Omit<RecordView, 'id'>): Promise<string> => {
    const id = randomId();
    try {
      const added = await db.query(sql`
        insert into record_views (id, user_id, name, query)
        select ${id}, ${userId}, ${name}, ${query}
        where (select count(*) from record_views where user_id = ${userId}) < ${MOST_RECORD_VIEWS} returning id`);
      if (added.length === 0) throw fail('too_many_record_views', { values: { count: MOST_RECORD_VIEWS } });
    } catch (error) {
      throw isUniqueViolation(error, 'record_views_name') ? fail('name_taken') : error;
    }
    return id;
  },

  remove: async (ids: readonly string[]): Promise<void> => {
    await db.query(sql`delete from record_views where user_id = ${userId} and id = any(${[...ids]}::text[])`);
  },
});
