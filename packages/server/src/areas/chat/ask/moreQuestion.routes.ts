import { addMoreQuestions, generateMoreQuestions, listMoreQuestions, type MoreQuestion } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import type { Answers } from '../answers.js';
import { andSeenBase, readerOf } from '../../../visibility/index.js';
import { embedOf } from './embedOf.js';
import { mayAsk } from './embedQuestion.js';
import { moreQuestionStore } from './moreQuestion.store.js';
import { sessionStore } from '../topics/session.store.js';
import { topicStore } from '../topics/topic.store.js';

export interface MoreQuestionDeps {
  readonly db: Database;
  readonly answers: Pick<Answers, 'suggest' | 'interruptAbandonedOf' | 'liveness'>;
  /** Other ways to ask the questions of FAQ. Left out: there are none. */
  readonly faqQuestions?: FaqQuestions;
  readonly limiter?: Pick<RateLimiter, 'take'>;
}

/** What is kept with an FAQ as other questions are with a conversation. */
export interface FaqQuestions {
  isThere(id: string): Promise<boolean>;
  generate(id: string, count: number, signal: AbortSignal): Promise<string[]>;
  list(id: string): Promise<MoreQuestion[]>;
  replace(id: string, questions: readonly string[]): Promise<void>;
}

/** A model may write them: not more often than people click. */
const OFTEN = { points: 20, window: 60 };

const OFFERED = 3;

export const moreQuestionRoutes = ({ db, answers, faqQuestions, limiter }: MoreQuestionDeps): Route[] => {
  const questions = moreQuestionStore(db);
  const owns = (userId: string, topicId: string) => topicStore(db, userId, answers.liveness).owns(topicId);
  /** What is kept with an FAQ, for those who keep FAQ; null where it is no FAQ, for those who have conversations. */
  const faqOf = async (id: string, { permissions }: Actor): Promise<FaqQuestions | null> => {
    if (faqQuestions !== undefined && permissions.has('faq') && (await faqQuestions.isThere(id))) return faqQuestions;
    if (!permissions.has('chat')) throw fail('not_permitted');
    return null;
  };
  return [
    serve(generateMoreQuestions, async ({ body: { topicId, count = OFFERED }, request }, actor) => {
      const { userId } = actor;
      const faq = await faqOf(topicId, actor);
      if (faq !== null) {
        const retryAfter = await limiter?.take(`faqQuestions:${userId}`, OFTEN);
        if (typeof retryAfter === 'number') {
          const seconds = Math.ceil(retryAfter);
          throw fail('too_many_questions', { retryAfter: seconds, values: { seconds } });
        }
        return faq.generate(topicId, count, request.signal);
      }
      if (!(await owns(userId, topicId))) return fail('topic_not_found');
      await answers.interruptAbandonedOf(topicId);
      const newest = { current: 1, size: 1, orders: [{ column: 'createTime', asc: false }] };
      const [last] = (await sessionStore(db, actor, request.language).page(topicId, newest)).list;
      if (last === undefined) return [];
      if (last.status === 'running') return fail('answer_running');
      const [stored] = await db.query<{ language: 'zh' | 'en'; bases: string[]; assistantId: string | null }>(sql`
        select s.language, s.assistant_id as "assistantId", array(
          select b.knowledge_base_id from assistant_bases b where b.assistant_id = s.assistant_id
            ${andSeenBase(readerOf(actor), 'b.knowledge_base_id')}
        ) as bases
        from sessions s where s.id = ${last.id}`);
      if (stored === undefined) return fail('topic_not_found');
      mayAsk(actor.embed, stored.assistantId);
      return answers.suggest({
        userId,
        ...embedOf(actor, request),
        session: last,
        language: stored.language,
        knowledgeBaseIds: stored.bases,
        count,
        signal: request.signal,
      });
    }),
    serve(addMoreQuestions, async ({ body }, actor) => {
      const { userId } = actor;
      const faq = await faqOf(body.topicId, actor);
      if (faq !== null) {
        await faq.replace(body.topicId, body.questions);
        return null;
      }
      if (!(await owns(userId, body.topicId))) return fail('topic_not_found');
      await questions.replace(
        body.topicId,
        body.questions.map((question) => question.trim()),
      );
      return null;
    }),
    serve(listMoreQuestions, async ({ query: { topicId } }, actor) => {
      const faq = await faqOf(topicId, actor);
      if (faq !== null) return faq.list(topicId);
      return (await owns(actor.userId, topicId)) ? questions.list(topicId) : fail('topic_not_found');
    }),
  ];
};
