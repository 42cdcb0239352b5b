import { deleteTopics, insertTopic, pageTopics, updateTopic } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { mayAsk } from '../ask/embedQuestion.js';
import type { Liveness } from '../stream/answer.store.js';
import { topicStore } from './topic.store.js';

export interface TopicDeps {
  readonly db: Database;
  /** A running answer whose writer is gone does not count as running. */
  readonly liveness: Liveness;
}

const untitled = { 'zh-CN': '新会话', 'en-US': 'New conversation' } as const;

export const topicRoutes = ({ db, liveness }: TopicDeps): Route[] => {
  const topicsOf = (userId: string) => topicStore(db, userId, liveness);
  return [
    serve(pageTopics, async ({ body, request }, { userId }) => {
      const { list, total } = await topicsOf(userId).page(body);
      const titled = list.map((topic) => ({ ...topic, title: topic.title || untitled[request.language] }));
      return { list: titled, total, current: body.current, size: body.size };
    }),
    serve(insertTopic, async ({ body }, { userId, embed }) => {
      const assistantId = body.assistantId ?? embed?.assistantIds[0] ?? null;
      mayAsk(embed, assistantId);
      const id = await topicsOf(userId).insert(assistantId, body.title?.trim() ?? '');
      return id === null ? fail('assistant_not_found') : { id };
    }),
    serve(updateTopic, async ({ body }, { userId }) =>
      (await topicsOf(userId).rename(body.id, body.title.trim())) ? null : fail('topic_not_found'),
    ),
    serve(deleteTopics, async ({ query }, { userId }) =>
      (await topicsOf(userId).remove(query.idList)) ? null : fail('topic_not_found'),
    ),
  ];
};
