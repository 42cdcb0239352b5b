import type { Reference } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { answerStore, type Liveness } from '../stream/answer.store.js';
import { assistantsNotHidden, type Reader } from '../../../visibility/index.js';
import { titleOf } from '../ask/title.js';
import type { AnswerLanguage } from '../answer/words.js';

/** A question that comes with its answer. */
export interface FinishedSession {
  readonly topicId?: string;
  /** For a new conversation. */
  readonly assistantId?: string;
  readonly question: string;
  readonly answer: string;
  /** What the answer cites. Default nothing. */
  readonly references?: readonly Reference[];
  readonly language: AnswerLanguage;
}

const openTopic = async (
  tx: Queryable,
  { userId, reader }: { readonly userId: string; readonly reader: Reader },
  { topicId, assistantId, question }: FinishedSession,
): Promise<string> => {
  const title = titleOf(question);
  if (topicId !== undefined) {
    const own = await tx.query(sql`
      update topics set updated_at = now(), title = case when title = '' then ${title} else title end
      where id = ${topicId} and user_id = ${userId} returning id`);
    if (own.length === 0) throw fail('topic_not_found');
    return topicId;
  }
  if (assistantId !== undefined) {
    const known = await tx.query(sql`select 1 from assistants where id = ${assistantId} and not removed`);
    if (known.length === 0 || (await assistantsNotHidden(tx, reader, [assistantId])).length === 0)
      throw fail('assistant_not_found');
  }
  const id = randomId();
  await tx.query(sql`
    insert into topics (id, user_id, assistant_id, title) values (${id}, ${userId}, ${assistantId ?? null}, ${title})`);
  return id;
};

export interface StoresFor {
  readonly userId: string;
  readonly reader: Reader;
  readonly liveness: Liveness;
}

/** Puts a finished question at the end of a user's conversation. Throws the failures of `addSession`. */
export const storeFinished = async (
  tx: Queryable,
  { userId, reader, liveness }: StoresFor,
  session: FinishedSession,
): Promise<{ id: string; topicId: string }> => {
  const topicId = await openTopic(tx, { userId, reader }, session);
  const answers = answerStore(tx, liveness);
  await answers.interruptSilentOf(topicId);
  const running = await tx.query(sql`select 1 from sessions where topic_id = ${topicId} and status = 'running'`);
  if (running.length > 0) throw fail('answer_running');
  await answers.endSuggestingIn(topicId);
  const id = randomId();
  const { question, answer, references = [], language } = session;
  await tx.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, last_event_id, passages)
    select ${id}, ${topicId}, coalesce(max(place), 0) + 1, ${question}, ${answer}, ${language}, 'done', 2, ${json(references)}
    from sessions where topic_id = ${topicId}`);
  await tx.query(sql`
    insert into answer_events (session_id, number, event, data) values
      (${id}, 1, 'delta', ${json({ text: answer })}),
      (${id}, 2, 'done', ${json({ status: 'done', notice: null })})`);
  return { id, topicId };
};

/** Finished questions that a user stores or corrects. Throws the failures of the calls. */
export const storedSessionStore = (db: Database, userId: string, liveness: Liveness) => ({
  add: (session: FinishedSession, reader: Reader): Promise<{ id: string; topicId: string }> =>
    db.transaction((tx) => storeFinished(tx, { userId, reader, liveness }, session)),

  /** Changes the words, also those that a stream tells again. Evidence and judgement stay. */
  modify: (id: string, { question, answer }: { question?: string; answer?: string }): Promise<void> =>
    db.transaction(async (tx) => {
      const [found] = await tx.query<{ topicId: string }>(sql`
        select s.topic_id as "topicId" from sessions s join topics t on t.id = s.topic_id
        where s.id = ${id} and t.user_id = ${userId}`);
      if (found === undefined) throw fail('session_not_found');
      await answerStore(tx, liveness).interruptSilent([id]);
      const changed = await tx.query<{ place: number }>(sql`
        update sessions set question = coalesce(${question ?? null}::text, question), answer = coalesce(${answer ?? null}::text, answer)
        where id = ${id} and status <> 'running' returning place`);
      if (changed[0] === undefined) throw fail('answer_running');
      if (question !== undefined) {
        // All answers to a question are to the same one.
        await tx.query(sql`
          update sessions set question = ${question} where topic_id = ${found.topicId} and place = ${changed[0].place}`);
      }
      if (answer === undefined) return;
      await tx.query(sql`
        update answer_events set data = jsonb_build_object(
          'text', case when number = (select min(number) from answer_events where session_id = ${id} and event = 'delta') then ${answer}::text else '' end
        ) where session_id = ${id} and event = 'delta'`);
    }),
});
