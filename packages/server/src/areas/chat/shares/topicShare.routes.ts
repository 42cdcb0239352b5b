import {
  pageSharedSessions,
  pageSharedTopics,
  readSharedTopic,
  readTopicShare,
  type Session,
  shareTopic,
  unshareTopic,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { sharedSessionStore } from './sharedSession.store.js';
import { topicShareStore } from './topicShare.store.js';

const untitled = { 'zh-CN': '新会话', 'en-US': 'New conversation' } as const;

/** Who looks after roles may share with any; everybody else with their own. */
const mayShareWith = ({ roleIds, permissions }: Actor, wanted: readonly string[] | null): boolean =>
  wanted === null || permissions.has('roles') || wanted.every((id) => roleIds.includes(id));

const withheldAnswer = {
  'zh-CN': '这条回答引用了不对你开放的知识库，内容不显示。',
  'en-US': 'This answer rests on a knowledge base that is not open to you. Its words are not shown.',
} as const;

/**
 * A question with its answer, without what is between its owner and the assistant alone. An answer may say word for word what
 * a base says: where that is hidden from the reader, so is the answer.
 */
const forOthers = (
  { context: _context, thoughts: _thoughts, suggesting: _suggesting, ...session }: Session,
  language: Language,
): Session => ({
  ...session,
  ...(session.references.some(({ withheld }) => withheld) && { answer: withheldAnswer[language] }),
  questions: [],
  isLike: null,
  feedback: '',
});

/** Conversations that people show to one another. */
export const topicShareRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const shares = topicShareStore(db);
  return [
    serve(readTopicShare, ({ params }, { userId }) => shares.read(params.id, userId)),
    serve(shareTopic, async ({ params, body: { roleIds } }, actor) => {
      const may = mayShareWith(actor, roleIds);
      await db.transaction((tx) => topicShareStore(tx).share(params.id, actor.userId, roleIds, may));
      return null;
    }),
    serve(unshareTopic, async ({ params }, { userId }) => {
      await shares.unshare(params.id, userId);
      return null;
    }),
    serve(pageSharedTopics, async ({ body, request }, actor) => {
      const page = await shares.page(body, actor);
      return { ...page, list: page.list.map((one) => ({ ...one, title: one.title || untitled[request.language] })) };
    }),
    serve(readSharedTopic, async ({ params, request }, actor) => {
      const topic = await shares.find(params.id, actor);
      return topic === null ? fail('topic_not_found') : { ...topic, title: topic.title || untitled[request.language] };
    }),
    serve(pageSharedSessions, async ({ body, request }, actor) => {
      const { topicId, current, size } = body;
      if ((await shares.find(topicId, actor)) === null) return fail('topic_not_found');
      const { list, total } = await sharedSessionStore(db, actor, request.language).page(topicId, body);
      return { list: list.map((one) => forOthers(one, request.language)), total, current, size };
    }),
  ];
};
