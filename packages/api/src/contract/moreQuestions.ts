import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, named, text, Time } from './fields.js';

const MoreQuestion = z.looseObject({ id: Id, topicId: Id, question: z.string(), createTime: Time });
export interface MoreQuestion extends z.infer<typeof MoreQuestion> {}

/** Thinks up what might be asked next in an own conversation, from its last answer. Nothing is stored. */
export const generateMoreQuestions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/genMoreQuestions',
  body: z.strictObject({ topicId: Id, count: z.optional(z.int().check(z.gte(1), z.lte(10))) }),
  reply: z.array(z.string()),
  needs: 'chat',
  embed: true,
  fails: {
    topic_not_found: 404,
    answer_running: 409,
    too_many_questions: 429,
    assistant_not_found: 404,
    embed_quota_spent: 429,
  },
  origin: 'spec',
});

/** Keeps questions with an own conversation, in the place of those kept before. */
export const addMoreQuestions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/add',
  body: z.strictObject({ topicId: Id, questions: z.array(text(500)).check(z.maxLength(10)) }),
  reply: Done,
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'spec',
});

/** The questions kept with an own conversation. */
export const listMoreQuestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/queryMoreQuestions',
  query: z.strictObject({ topicId: Id }),
  reply: z.array(named<MoreQuestion>(MoreQuestion)),
  needs: 'chat',
  embed: true,
  fails: { topic_not_found: 404 },
  origin: 'spec',
});
