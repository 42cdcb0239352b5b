import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { isCurrent } from './place.store.js';

interface Branching {
  readonly userId: string;
  /** The question that is asked in other words. */
  readonly branches: string;
  readonly title: string;
}

/**
 * Begins a conversation with all that came before a question, of each the answer that it went on from. Answers its id.
 * Throws `topic_not_found` where the question is not the user's.
 */
export const branchOff = async (tx: Queryable, { userId, branches, title }: Branching): Promise<string> => {
  const id = randomId();
  const [from] = await tx.query<{ topicId: string; place: number; assistantId: string | null }>(sql`
    select s.topic_id as "topicId", s.place, s.assistant_id as "assistantId"
    from sessions s join topics t on t.id = s.topic_id where s.id = ${branches} and t.user_id = ${userId}`);
  if (from === undefined) throw fail('topic_not_found');
  await tx.query(sql`
    insert into topics (id, user_id, assistant_id, title, branched_from)
    values (${id}, ${userId}, ${from.assistantId}, ${title}, ${from.topicId})`);
  await tx.query(sql`
    insert into sessions (id, topic_id, place, assistant_id, copied_from, question, context, about, answer, thoughts, language, status,
      notice, failure, stage, passages, created_at, first_word_at, found_at, ended_at)
    select replace(gen_random_uuid()::text, '-', ''), ${id}, row_number() over (order by s.place), s.assistant_id,
      coalesce(s.copied_from, s.id), s.question, s.context, s.about, s.answer, s.thoughts, s.language, s.status, s.notice, s.failure,
      s.stage, s.passages, s.created_at, s.first_word_at, s.found_at, s.ended_at
    from sessions s
    where s.topic_id = ${from.topicId} and s.place < ${from.place} and s.status <> 'running' and ${isCurrent}`);
  return id;
};
