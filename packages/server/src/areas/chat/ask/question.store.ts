import type { HostContext } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { ANSWER_STOP, answerStore, isOpen, type Liveness } from '../stream/answer.store.js';
import type { Turn } from '../answer/prompt.js';
import { countForKey, type EmbedQuestion, mayAsk } from './embedQuestion.js';
import { titleOf } from './title.js';
import type { AnswerLanguage } from '../answer/words.js';

export interface Question {
  readonly userId: string;
  readonly topicId?: string;
  readonly assistantId?: string;
  readonly question: string;
  readonly replaces?: string;
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
  readonly question: string;
  readonly language: AnswerLanguage;
  /** Null: the model alone. */
  readonly knowledgeBaseIds: readonly string[] | null;
  /** What was said before, oldest first. */
  readonly turns: readonly Turn[];
  /** What the person was looking at, in another portal. */
  readonly context: HostContext | null;
}

export interface QuestionLimits {
  /** A running answer whose writer is gone is ended first. */
  readonly liveness: Liveness;
  readonly questionsPerMinute: number;
}

const EARLIER_TURNS = 12;
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

const checkAssistant = async (tx: Queryable, id: string): Promise<void> => {
  const [assistant] = await tx.query<{ enabled: boolean }>(
    sql`select enabled from assistants where id = ${id} and not removed`,
  );
  if (assistant === undefined) throw fail('assistant_not_found');
  if (!assistant.enabled) throw fail('assistant_disabled');
};

const openTopic = async (
  tx: Queryable,
  { userId, topicId, assistantId: named, question, embed }: Question,
): Promise<{ topicId: string; assistantId: string | null }> => {
  if (topicId === undefined) {
    const assistantId = named ?? embed?.assistantIds[0];
    mayAsk(embed, assistantId ?? null);
    if (assistantId !== undefined) await checkAssistant(tx, assistantId);
    const id = randomId();
    await tx.query(sql`
      insert into topics (id, user_id, assistant_id, title)
      values (${id}, ${userId}, ${assistantId ?? null}, ${titleOf(question)})
    `);
    return { topicId: id, assistantId: assistantId ?? null };
  }
  const [topic] = await tx.query<{ assistantId: string | null }>(sql`
    update topics set updated_at = now(), title = case when title = '' then ${titleOf(question)} else title end
    where id = ${topicId} and user_id = ${userId} returning assistant_id as "assistantId"
  `);
  if (topic === undefined) throw fail('topic_not_found');
  mayAsk(embed, topic.assistantId);
  if (topic.assistantId !== null) await checkAssistant(tx, topic.assistantId);
  return { topicId, assistantId: topic.assistantId };
};

const contextOf = async (tx: Queryable, { context, replaces, topicId }: Question): Promise<HostContext | null> => {
  const given = context === undefined || Object.keys(context).length === 0 ? null : context;
  if (context !== undefined || replaces === undefined || topicId === undefined) return given;
  const [replaced] = await tx.query<{ context: HostContext | null }>(
    sql`select context from sessions where id = ${replaces} and topic_id = ${topicId}`,
  );
  return replaced?.context ?? null;
};

const removeFrom = async (tx: Queryable, topicId: string, sessionId: string): Promise<void> => {
  const removed = await tx.query(sql`
    with removed as (
      delete from sessions s where topic_id = ${topicId}
        and place >= (select place from sessions where id = ${sessionId} and topic_id = ${topicId})
      returning id, ${isOpen} as open
    )
    select id, case when open then pg_notify(${ANSWER_STOP}, id) end from removed
  `);
  if (removed.length === 0) throw fail('topic_not_found');
};

/** Makes room for one more question in a conversation. Answers what was said before, newest first. */
const goOn = async (
  tx: Queryable,
  { replaces }: Question,
  topicId: string,
  liveness: Liveness,
): Promise<readonly Turn[]> => {
  const answers = answerStore(tx, liveness);
  await answers.interruptSilentOf(topicId);
  if (replaces !== undefined) await removeFrom(tx, topicId, replaces);
  const running = await tx.query(sql`select 1 from sessions where topic_id = ${topicId} and status = 'running'`);
  if (running.length > 0) throw fail('answer_running');
  await answers.endSuggestingIn(topicId);
  return tx.query<Turn>(sql`
    select question, answer from sessions where topic_id = ${topicId} order by place desc limit ${EARLIER_TURNS}
  `);
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
    const { topicId, assistantId } = await openTopic(tx, question);
    const context = await contextOf(tx, question);
    // A conversation that is only just there has nothing to be ended or remembered.
    const turns = question.topicId === undefined ? [] : await goOn(tx, question, topicId, liveness);
    const bases =
      assistantId === null
        ? []
        : await tx.query<{ id: string }>(sql`
            select knowledge_base_id as id from assistant_bases where assistant_id = ${assistantId} order by 1
          `);
    const id = randomId();
    const text = question.question.trim();
    await tx.query(sql`
      insert into sessions (id, topic_id, place, question, language, context)
      select ${id}, ${topicId}, coalesce(max(place), 0) + 1, ${text}, ${question.language}, ${context === null ? null : json(context)}
      from sessions where topic_id = ${topicId}
    `);
    await tx.query(sql`insert into questions_asked (user_id) values (${question.userId})`);
    return {
      id,
      topicId,
      question: text,
      language: question.language,
      knowledgeBaseIds: assistantId === null ? null : bases.map((base) => base.id),
      turns: turns.toReversed(),
      context,
    };
  });
