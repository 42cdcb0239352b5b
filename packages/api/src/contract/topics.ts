import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, note, pageOf, paging, text, Time } from './fields.js';

const Topic = z.looseObject({
  id: Id,
  title: z.string(),
  /** Null: talked to the model without a knowledge base. */
  assistantId: z.nullable(Id),
  assistantName: z.string(),
  /** An answer is being written. */
  running: z.boolean(),
  createTime: Time,
  /** Of the last question. */
  updateTime: Time,
});
export interface Topic extends z.infer<typeof Topic> {}

/** Own conversations, newest first. */
export const pageTopics = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(100)),
    /** Null: only those with the model alone. Left out: all. */
    assistantId: z.optional(z.nullable(Id)),
    idList: z.optional(IdList),
  }),
  reply: pageOf<Topic>(Topic),
  needs: 'chat',
  embed: true,
  origin: 'spec',
});

/** Begins a conversation without a question. */
export const insertTopic = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/insert',
  body: z.strictObject({ assistantId: z.optional(Id), title: z.optional(text(100)) }),
  reply: Created,
  needs: 'chat',
  embed: true,
  fails: { assistant_not_found: 404 },
  origin: 'spec',
});

/** Gives an own conversation another title. */
export const updateTopic = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiTopic/update',
  body: z.strictObject({ id: Id, title: text(100) }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'spec',
});

/** Deletes own conversations with all their questions. */
export const deleteTopics = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/aiTopic/delete',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'spec',
});
