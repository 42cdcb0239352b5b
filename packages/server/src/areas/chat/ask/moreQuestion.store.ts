import type { MoreQuestion } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';

interface Row {
  id: string;
  topicId: string;
  question: string;
  createdAt: Date;
}

/** Questions that users keep with their conversations. Not checked for ownership. */
export const moreQuestionStore = (db: Database) => ({
  list: async (topicId: string): Promise<MoreQuestion[]> => {
    const rows = await db.query<Row>(sql`
      select id, topic_id as "topicId", question, created_at as "createdAt"
      from more_questions where topic_id = ${topicId} order by place`);
    return rows.map(({ createdAt, ...row }) => ({ ...row, createTime: createdAt.toISOString() }));
  },

  /** Puts these in the place of those kept before; the same words once. */
  replace: (topicId: string, questions: readonly string[]): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(sql`select 1 from topics where id = ${topicId} for update`);
      await tx.query(sql`delete from more_questions where topic_id = ${topicId}`);
      const kept = [...new Set(questions)];
      await tx.query(sql`
        insert into more_questions (id, topic_id, place, question)
        select id, ${topicId}, place, question
        from unnest(${kept.map(() => randomId())}::text[], ${kept}::text[]) with ordinality as q (id, question, place)`);
    }),
});
