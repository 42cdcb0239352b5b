import { addMoreQuestions, generateMoreQuestions, listMoreQuestions } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
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
}

const OFFERED = 3;

export const moreQuestionRoutes = ({ db, answers }: MoreQuestionDeps): Route[] => {
  const questions = moreQuestionStore(db);
  const owns = (userId: string, topicId: string) => topicStore(db, userId, answers.liveness).owns(topicId);
  return [
    serve(generateMoreQuestions, async ({ body: { topicId, count = OFFERED }, request }, actor) => {
      const { userId } = actor;
      if (!(await owns(userId, topicId))) return fail('topic_not_found');
      await answers.interruptAbandonedOf(topicId);
      const newest = { current: 1, size: 1, orders: [{ column: 'createTime', asc: false }] };
      const [last] = (await sessionStore(db, actor, request.language).page(topicId, newest)).list;
      if (last === undefined) return [];
      if (last.status === 'running') return fail('answer_running');
      const [stored] = await db.query<{ language: 'zh' | 'en'; bases: string[]; assistantId: string | null }>(sql`
        select s.language, t.assistant_id as "assistantId", array(
          select b.knowledge_base_id from assistant_bases b where b.assistant_id = t.assistant_id
            ${andSeenBase(readerOf(actor), 'b.knowledge_base_id')}
        ) as bases
        from sessions s join topics t on t.id = s.topic_id where s.id = ${last.id}`);
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
    serve(addMoreQuestions, async ({ body }, { userId }) => {
      if (!(await owns(userId, body.topicId))) return fail('topic_not_found');
      await questions.replace(
        body.topicId,
        body.questions.map((question) => question.trim()),
      );
      return null;
    }),
    serve(listMoreQuestions, async ({ query }, { userId }) =>
      (await owns(userId, query.topicId)) ? questions.list(query.topicId) : fail('topic_not_found'),
    ),
  ];
};
