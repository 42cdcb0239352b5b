import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { ANSWER_STOP, isOpen } from '../stream/answer.store.js';

/** Where a question stands in its conversation, and which of its answers comes. */
export interface AnswerPlace {
  readonly place: number;
  readonly version: number;
  /** The first answer to it; null: this is the first. */
  readonly againOf: string | null;
  /** The answers that it has already, the first one first. */
  readonly earlier: readonly string[];
}

interface Replacing {
  readonly topicId: string;
  readonly replaces: string;
  /** As it is asked now. */
  readonly question: string;
  /** It goes with other things than before: it is another question. */
  readonly changed: boolean;
}

/** True for a row `s` of `sessions` that is the answer a conversation goes on from. */
export const isCurrent = sql`s.id = (
  select v.id from sessions v where v.topic_id = s.topic_id and v.place = s.place
  order by v.chosen desc, v.version desc limit 1
)`;

const remove = (tx: Queryable, which: Sql): Promise<unknown> =>
  tx.query(sql`
    with removed as (delete from sessions s where ${which} returning id, ${isOpen} as open)
    select case when open then pg_notify(${ANSWER_STOP}, id) end from removed
  `);

/** Of the question that begins a conversation. */
export const firstPlace: AnswerPlace = { place: 1, version: 1, againOf: null, earlier: [] };

/** The place after all others. */
export const nextPlace = async (tx: Queryable, topicId: string): Promise<AnswerPlace> => {
  const [last] = await tx.query<{ place: number }>(
    sql`select coalesce(max(place), 0)::int as place from sessions where topic_id = ${topicId}`,
  );
  return { ...firstPlace, place: (last?.place ?? 0) + 1 };
};

/**
 * Makes the place of a question free for another answer: what followed goes, and where the question is another one, its
 * answers as well. Answers to the same question stay, but for those that brought no word. Throws `topic_not_found`.
 */
export const takePlace = async (
  tx: Queryable,
  { topicId, replaces, question, changed }: Replacing,
): Promise<AnswerPlace> => {
  const [found] = await tx.query<{ place: number; newest: number; first: string; question: string }>(sql`
    select s.place, s.question, coalesce(s.again_of, s.id) as first,
      (select max(v.version)::int from sessions v where v.topic_id = s.topic_id and v.place = s.place) as newest
    from sessions s where s.id = ${replaces} and s.topic_id = ${topicId}
  `);
  if (found === undefined) throw fail('topic_not_found');
  const { place, newest, first } = found;
  if (changed || found.question !== question) {
    await remove(tx, sql`s.topic_id = ${topicId} and s.place >= ${place}`);
    return { ...firstPlace, place };
  }
  const isEmpty = sql`s.answer = '' and s.status in ('stopped', 'interrupted', 'failed')`;
  const isUnfinished = sql`s.id = ${replaces} and s.status = 'running'`;
  await remove(
    tx,
    sql`s.topic_id = ${topicId} and (s.place > ${place} or (s.place = ${place} and ((${isEmpty}) or (${isUnfinished}))))`,
  );
  // Whoever asks one of several again has chosen among them.
  await tx.query(sql`
    update sessions set chosen = false, beside = false
    where topic_id = ${topicId} and place = ${place} and (chosen or beside)`);
  const earlier = await tx.query<{ id: string }>(
    sql`select id from sessions where topic_id = ${topicId} and place = ${place} order by version`,
  );
  return { place, version: newest + 1, againOf: first, earlier: earlier.map(({ id }) => id) };
};

/**
 * Keeps which of several answers to the last question the conversation goes on from: the one named, else the one
 * that was kept, else the newest complete one, else the newest that has words. The conversation is with whoever gave it.
 */
export const goOnFrom = async (tx: Queryable, topicId: string, named: string | undefined): Promise<void> => {
  await tx.query(sql`
    with last as (
      select id, version, status, answer, chosen from sessions
      where topic_id = ${topicId} and place = (select max(place) from sessions where topic_id = ${topicId})
    ), picked as (
      select id from last
      order by (id = ${named ?? ''}) desc, chosen desc, (status = 'done') desc, (answer <> '') desc, version desc limit 1
    )
    update sessions s set chosen = (s.id = picked.id) from picked
    where s.id in (select id from last) and (select count(*) from last) > 1 and s.chosen is distinct from (s.id = picked.id)
  `);
  await tx.query(sql`
    update topics t set assistant_id = s.assistant_id from sessions s
    where t.id = ${topicId} and s.topic_id = t.id and s.chosen and s.assistant_id is distinct from t.assistant_id
      and s.place = (select max(place) from sessions where topic_id = ${topicId})`);
};
