import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Reader } from '../../../visibility/index.js';
import type { Turn } from '../answer/prompt.js';
import { answererFor, basesOf } from '../ask/answerer.store.js';
import { EARLIER_TURNS } from '../ask/question.store.js';
import { isCurrent } from '../ask/place.store.js';
import type { TryWanted } from './tryAnswer.js';

/** How an assistant answers, and its bases that all of them may look at. */
const forAll = async (db: Queryable, assistantId: string, [reader, ...others]: readonly [Reader, ...Reader[]]) => {
  const { own } = await answererFor(db, assistantId, reader);
  let bases = await basesOf(db, assistantId, reader);
  for (const other of others) {
    const seen = new Set((await basesOf(db, assistantId, other)).map(({ id }) => id));
    bases = bases.filter(({ id }) => seen.has(id));
  }
  return [own, bases] as const;
};

/**
 * A question of anybody's conversation with what was said before it, to be answered by its assistant as it is now, from
 * what all `readers` may look at.
 */
export const questionAgain = async (
  db: Queryable,
  id: string,
  readers: readonly [Reader, ...Reader[]],
): Promise<Omit<TryWanted, 'signal' | 'settings'>> => {
  const [asked] = await db.query<{
    topicId: string;
    place: number;
    question: string;
    language: 'zh' | 'en';
    assistantId: string | null;
  }>(sql`
    select s.topic_id as "topicId", s.place, s.question, s.language, s.assistant_id as "assistantId"
    from sessions s join topics t on t.id = s.topic_id where s.id = ${id}`);
  if (asked === undefined) throw fail('session_not_found');
  const { topicId, place, question, language, assistantId } = asked;
  // The model alone rests on nothing that could have changed.
  if (assistantId === null) throw fail('assistant_not_found');
  const [own, bases] = await forAll(db, assistantId, readers);
  const turns = await db.query<Turn>(sql`
    select s.question, s.answer from sessions s where s.topic_id = ${topicId} and s.place < ${place} and ${isCurrent}
    order by s.place desc limit ${EARLIER_TURNS}`);
  return {
    knowledgeBaseIds: bases.map((base) => base.id),
    question,
    language,
    turns: turns.toReversed(),
    policy: { ...own, followUps: false, baseWeights: new Map(bases.map((base) => [base.id, base.weight])) },
  };
};
