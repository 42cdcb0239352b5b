import type { HostContext, KeptAbout } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { answerStore, type Liveness } from '../stream/answer.store.js';
import type { Turn } from '../answer/prompt.js';
import type { AnswerPolicy } from './answerPolicy.js';
import { countForKey, mayAsk } from './embedQuestion.js';
import { type AnswerPlace, firstPlace, goOnFrom, isCurrent, nextPlace, takePlace } from './place.store.js';
import { type Answerer, answererFor, basesOf, fromOf, nextAnswerer, othersOf } from './answerer.store.js';
import type { Question } from './question.js';
import { formerAbout, questionAbout } from '../files/questionAbout.js';
import { branchOff } from './branch.store.js';
import { titleOf } from './title.js';
import type { AnswerLanguage } from '../answer/words.js';

/** A question that was stored, with all that answering it needs. */
export interface StoredQuestion {
  readonly id: string;
  readonly topicId: string;
  /** The assistant whose answer it is. Left out: the model's alone. */
  readonly from?: { readonly id: string; readonly name: string };
  /** The answers that stay beside this one. */
  readonly earlier: readonly string[];
  readonly question: string;
  readonly language: AnswerLanguage;
  /** Null: the model alone. */
  readonly knowledgeBaseIds: readonly string[] | null;
  readonly policy: AnswerPolicy;
  /** What was said before, oldest first. */
  readonly turns: readonly Turn[];
  /** What the person was looking at, in another portal. */
  readonly context: HostContext | null;
  /** Files of the conversation, or a box on a page of one. Left out or null: whatever the conversation has. */
  readonly about?: KeptAbout | null;
  /** Asked by a visitor of another portal. */
  readonly embedded: boolean;
}

/** The same question to several: each with an answer of its own. */
export interface AskedQuestion extends StoredQuestion {
  /** Answers that are written beside this one. */
  readonly others: readonly StoredQuestion[];
}

export interface QuestionLimits {
  /** A running answer whose writer is gone is ended first. */
  readonly liveness: Liveness;
  readonly questionsPerMinute: number;
}

/** As many as a base may ask to be remembered. */
export const EARLIER_TURNS = 20;
/** Any number that nobody else takes; the questions of one user wait for one another. */
const LOCK = 7_305_443;

/** Throws `too_many_questions` where a user has asked that often within a minute. */
export const checkRate = async (tx: Queryable, userId: string, limit: number): Promise<void> => {
  await tx.query(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${userId}))`);
  await tx.query(sql`delete from questions_asked where user_id = ${userId} and asked_at < now() - interval '1 minute'`);
  const [oldest] = await tx.query<{ seconds: number }>(sql`
    select extract(epoch from asked_at + interval '1 minute' - now())::float8 as seconds
    from questions_asked where user_id = ${userId} order by asked_at desc offset ${limit - 1} limit 1
  `);
  if (oldest === undefined) return;
  const retryAfter = Math.max(1, Math.ceil(oldest.seconds));
  throw fail('too_many_questions', { retryAfter, values: { seconds: retryAfter } });
};

/** A new conversation, with whoever answers first in it. */
const beginTopic = async (tx: Queryable, { userId, reader, assistantId: named, question, embed }: Question) => {
  const assistantId = named ?? embed?.assistantIds[0] ?? null;
  mayAsk(embed, assistantId);
  const answerer = await answererFor(tx, assistantId, reader);
  const topicId = randomId();
  await tx.query(sql`
    insert into topics (id, user_id, assistant_id, title) values (${topicId}, ${userId}, ${assistantId}, ${titleOf(question)})
  `);
  return { topicId, answerer };
};

/** Keeps others out of an own conversation until this is done. */
const takeTopic = async (tx: Queryable, { userId, question }: Question, topicId: string): Promise<void> => {
  const rows = await tx.query(sql`
    update topics set updated_at = now(), title = case when title = '' then ${titleOf(question)} else title end
    where id = ${topicId} and user_id = ${userId} returning id
  `);
  if (rows.length === 0) throw fail('topic_not_found');
};

const contextOf = async (
  tx: Queryable,
  { context, replaces, branches, userId }: Question,
): Promise<HostContext | null> => {
  const given = context === undefined || Object.keys(context).length === 0 ? null : context;
  const former = replaces ?? branches;
  if (context !== undefined || former === undefined) return given;
  const [asked] = await tx.query<{ context: HostContext | null }>(
    sql`select s.context from sessions s join topics t on t.id = s.topic_id where s.id = ${former} and t.user_id = ${userId}`,
  );
  return asked?.context ?? null;
};

/** Makes room for one more answer in a conversation. Answers where it comes, and what was said before, newest first. */
const goOn = async (
  tx: Queryable,
  { replaces, question, context, about, after }: Question,
  topicId: string,
  liveness: Liveness,
): Promise<{ at: AnswerPlace; turns: readonly Turn[] }> => {
  const answers = answerStore(tx, liveness);
  await answers.interruptSilentOf(topicId);
  const taken =
    replaces === undefined
      ? undefined
      : await takePlace(tx, {
          topicId,
          replaces,
          question: question.trim(),
          changed: context !== undefined || about !== undefined,
        });
  // Where one of several was kept, the others are told to stop, and nobody waits until they have.
  const running = await tx.query(sql`
    select 1 from sessions where topic_id = ${topicId} and status = 'running' and not (beside and stop_requested) limit 1`);
  if (running.length > 0) throw fail('answer_running');
  await answers.endSuggestingIn(topicId);
  if (taken === undefined) await goOnFrom(tx, topicId, after);
  const at = taken ?? (await nextPlace(tx, topicId));
  const turns = await tx.query<Turn>(sql`
    select s.question, s.answer from sessions s where s.topic_id = ${topicId} and s.place < ${at.place} and ${isCurrent}
    order by s.place desc limit ${EARLIER_TURNS}
  `);
  return { at, turns };
};

/** Where an answer comes, who gives it, and what was said before it, newest first. */
interface Opened {
  readonly topicId: string;
  readonly answerer: Answerer;
  readonly at: AnswerPlace;
  readonly turns: readonly Turn[];
}

/** The conversation that a question is asked in: an own one, or one that branches off. */
const existingTopic = async (tx: Queryable, question: Question): Promise<string> => {
  const { userId, topicId, branches } = question;
  if (branches !== undefined) return branchOff(tx, { userId, branches, title: titleOf(question.question) });
  if (topicId === undefined) throw fail('topic_not_found');
  await takeTopic(tx, question, topicId);
  return topicId;
};

const open = async (tx: Queryable, question: Question, liveness: Liveness): Promise<Opened> => {
  const { topicId: named, replaces, branches } = question;
  // A conversation that is only just there has nothing to be ended or remembered.
  if (named === undefined && branches === undefined)
    return { ...(await beginTopic(tx, question)), at: firstPlace, turns: [] };
  const topicId = await existingTopic(tx, question);
  // The answer may go with those that are replaced.
  const againBy = await fromOf(tx, replaces, topicId);
  const { at, turns } = await goOn(tx, question, topicId, liveness);
  return { topicId, answerer: await nextAnswerer(tx, question, { topicId, againBy }), at, turns };
};

/** Stores a question as a running answer, or as one of each that is asked. Throws the failures of the `ask` call. */
export const storeQuestion = (
  db: Database,
  question: Question,
  { liveness, questionsPerMinute }: QuestionLimits,
): Promise<AskedQuestion> =>
  db.transaction(async (tx) => {
    await checkRate(tx, question.userId, questionsPerMinute);
    if (question.replaces !== undefined && question.topicId === undefined) throw fail('topic_not_found');
    const context = await contextOf(tx, question);
    const asks = question.replaces ?? question.branches;
    const former =
      asks === undefined || question.about !== undefined ? null : await formerAbout(tx, asks, question.userId);
    const { topicId, answerer, at, turns } = await open(tx, question, liveness);
    const isNew = question.topicId === undefined && question.branches === undefined;
    const about = former ?? (await questionAbout(tx, question, { topicId, place: at.place, isNew }));
    const others = await othersOf(tx, question, answerer);
    const text = question.question.trim();
    const beside = others.length > 0;
    const answers: StoredQuestion[] = [];
    for (const [index, { assistantId, name, own }] of [answerer, ...others].entries()) {
      if (question.embed !== undefined) await countForKey(tx, question.embed, question.userId);
      const bases = assistantId === null ? [] : await basesOf(tx, assistantId, question.reader);
      const id = randomId();
      const againOf = at.againOf ?? answers[0]?.id ?? null;
      await tx.query(sql`
        insert into sessions (id, topic_id, place, version, again_of, assistant_id, beside, question, language, context, about)
        values (${id}, ${topicId}, ${at.place}, ${at.version + index}, ${againOf}, ${assistantId}, ${beside}, ${text},
          ${question.language}, ${context === null ? null : json(context)}, ${about === null ? null : json(about)})
      `);
      await tx.query(sql`insert into questions_asked (user_id) values (${question.userId})`);
      answers.push({
        id,
        topicId,
        ...(assistantId !== null && { from: { id: assistantId, name } }),
        earlier: at.earlier,
        question: text,
        language: question.language,
        knowledgeBaseIds: assistantId === null ? null : bases.map((base) => base.id),
        policy: { ...own, baseWeights: new Map(bases.map(({ id: base, weight }) => [base, weight])) },
        turns: turns.toReversed(),
        context,
        about,
        embedded: question.embed !== undefined,
      });
    }
    const [first, ...rest] = answers;
    if (first === undefined) throw new Error('nobody answers');
    return { ...first, others: rest };
  });
