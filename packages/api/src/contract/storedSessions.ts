import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, text } from './fields.js';

/** Stores a question that has its answer already, e.g. from another tool. Nothing is asked of a model. */
export const addSession = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiSession/add',
  body: z.strictObject({
    /** Left out: a new conversation begins. */
    topicId: z.optional(Id),
    /** For a new conversation. */
    assistantId: z.optional(Id),
    question: text(4000),
    /** Markdown. */
    answer: text(50_000),
  }),
  reply: z.looseObject({ id: Id, topicId: Id }),
  needs: 'chat',
  fails: { topic_not_found: 404, assistant_not_found: 404, answer_running: 409 },
  origin: 'spec',
});

/** Corrects the words of an own, finished question or answer. Evidence and judgement stay. */
export const modifySession = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/aiSession/modify',
  body: z.strictObject({ id: Id, question: z.optional(text(4000)), answer: z.optional(text(50_000)) }),
  reply: Done,
  needs: 'chat',
  fails: { session_not_found: 404, answer_running: 409 },
  origin: 'spec',
});
