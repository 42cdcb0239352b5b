import type { HostContext } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { answerStore, type Liveness } from '../stream/answer.store.js';
import type { Turn } from '../answer/prompt.js';
import { type AnswerPolicy, usualPolicy } from './answerPolicy.js';
import { countForKey, type EmbedQuestion, mayAsk } from './embedQuestion.js';
import { type AnswerPlace, firstPlace, goOnFrom, isCurrent, nextPlace, takePlace } from './place.store.js';
import { andSeenAssistant, andSeenBase, type Reader } from '../../../visibility/index.js';
import { titleOf } from './title.js';
import type { AnswerLanguage } from '../answer/words.js';

export interface Question {
  readonly userId: string;
  /** Who asks: what is hidden from them answers nothing. */
  readonly reader: Reader;
  readonly topicId?: string;
  readonly assistantId?: string;
  readonly question: string;
  readonly replaces?: string;
  /** The one of several answers that the conversation goes on from. */
  readonly after?: string;
  /** What the page around shows. Left out where a question is asked again: what it had. */
  readonly context?: HostContext;
  /** For a visitor of an embed key. */
  readonly embed?: EmbedQuestion;
  readonly language: AnswerLanguage;
}

/** A question that was stored, with all that answering it needs. */
export interface StoredQuestion {
  readonly id: string;
  readonly topicId: string;
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
  /** Asked by a visitor of another portal. */
  readonly embedded: boolean;
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

type Own = Omit<AnswerPolicy, 'baseWeights'>;

/** How an assistant answers. Throws where it takes no questions. */
export const checkAssistant = async (tx: Queryable, id: string | null, reader: Reader): Promise<Own> => {
  if (id === null) return usualPolicy;
  const [assistant] = await tx.query<Own & { enabled: boolean }>(
    sql`
      select enabled, answers_alone as "answersAlone", prompt, model_id as "modelId", temperature::float8 as temperature,
        follow_ups as "followUps", function_ids as "functionIds"
      from assistants a where id = ${id} and not removed ${andSeenAssistant(reader, 'a.id')}`,
  );
  if (assistant === undefined) throw fail('assistant_not_found');
  if (!assistant.enabled) throw fail('assistant_disabled');
  const { enabled: _enabled, ...own } = assistant;
  return own;
};

/** The bases of an assistant that a reader may look at, and how much each counts. */
export const basesOf = (
  tx: Queryable,
  assistantId: string,
  reader: Reader,
): Promise<{ id: string; weight: number }[]> =>
  tx.query<{ id: string; weight: number }>(sql`
    select knowledge_base_id as id, weight::float8 as weight from assistant_bases
    where assistant_id = ${assistantId} ${andSeenBase(reader, 'knowledge_base_id')} order by 1
  `);

const openTopic = async (
  tx: Queryable,
  { userId, reader, topicId, assistantId: named, question, embed }: Question,
): Promise<{ topicId: string; assistantId: string | null; own: Own }> => {
  if (topicId === undefined) {
    const assistantId = named ?? embed?.assistantIds[0] ?? null;
    mayAsk(embed, assistantId);
    const own = await checkAssistant(tx, assistantId, reader);
    const id = randomId();
    await tx.query(sql`
      insert into topics (id, user_id, assistant_id, title)
      values (${id}, ${userId}, ${assistantId}, ${titleOf(question)})
    `);
    return { topicId: id, assistantId, own };
  }
  const [topic] = await tx.query<{ assistantId: string | null }>(sql`
    update topics set updated_at = now(), title = case when title = '' then ${titleOf(question)} else title end
    where id = ${topicId} and user_id = ${userId} returning assistant_id as "assistantId"
  `);
  if (topic === undefined) throw fail('topic_not_found');
  mayAsk(embed, topic.assistantId);
  return { topicId, assistantId: topic.assistantId, own: await checkAssistant(tx, topic.assistantId, reader) };
};

const contextOf = async (tx: Queryable, { context, replaces, topicId }: Question): Promise<HostContext | null> => {
  const given = context === undefined || Object.keys(context).length === 0 ? null : context;
  if (context !== undefined || replaces === undefined || topicId === undefined) return given;
  const [replaced] = await tx.query<{ context: HostContext | null }>(
    sql`select context from sessions where id = ${replaces} and topic_id = ${topicId}`,
  );
  return replaced?.context ?? null;
};

/** Makes room for one more answer in a conversation. Answers where it comes, and what was said before, newest first. */
const goOn = async (
  tx: Queryable,
  { replaces, question, context, after }: Question,
  topicId: string,
  liveness: Liveness,
): Promise<{ at: AnswerPlace; turns: readonly Turn[] }> => {
  const answers = answerStore(tx, liveness);
  await answers.interruptSilentOf(topicId);
  const taken =
    replaces === undefined
      ? undefined
      : await takePlace(tx, { topicId, replaces, question: question.trim(), changed: context !== undefined });
  const running = await tx.query(sql`select 1 from sessions where topic_id = ${topicId} and status = 'running'`);
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

/** Stores a question as a running answer. Throws the failures of the `ask` call. */
export const storeQuestion = (
  db: Database,
  question: Question,
  { liveness, questionsPerMinute }: QuestionLimits,
): Promise<StoredQuestion> =>
  db.transaction(async (tx) => {
    await checkRate(tx, question.userId, questionsPerMinute);
    if (question.embed !== undefined) await countForKey(tx, question.embed, question.userId);
    if (question.replaces !== undefined && question.topicId === undefined) throw fail('topic_not_found');
    const { topicId, assistantId, own } = await openTopic(tx, question);
    const context = await contextOf(tx, question);
    // A conversation that is only just there has nothing to be ended or remembered.
    const { at, turns } =
      question.topicId === undefined ? { at: firstPlace, turns: [] } : await goOn(tx, question, topicId, liveness);
    const bases = assistantId === null ? [] : await basesOf(tx, assistantId, question.reader);
    const id = randomId();
    const text = question.question.trim();
    await tx.query(sql`
      insert into sessions (id, topic_id, place, version, again_of, question, language, context)
      values (${id}, ${topicId}, ${at.place}, ${at.version}, ${at.againOf}, ${text}, ${question.language},
        ${context === null ? null : json(context)})
    `);
    await tx.query(sql`insert into questions_asked (user_id) values (${question.userId})`);
    return {
      id,
      topicId,
      earlier: at.earlier,
      question: text,
      language: question.language,
      knowledgeBaseIds: assistantId === null ? null : bases.map((base) => base.id),
      policy: { ...own, baseWeights: new Map(bases.map(({ id: base, weight }) => [base, weight])) },
      turns: turns.toReversed(),
      context,
      embedded: question.embed !== undefined,
    };
  });
