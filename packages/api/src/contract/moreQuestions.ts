import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, named, text, Time } from './fields.js';

const MoreQuestion = z.looseObject({
  id: Id,
  topicId: Id,
  question: z.string(),
  /** How often people have asked just this, for an FAQ; 0: nobody has. */
  asked: z.optional(z.int()),
  createTime: Time,
});
export interface MoreQuestion extends z.infer<typeof MoreQuestion> {}

/**
 * Thinks up what might be asked next in an own conversation, from its last answer. Where `topicId` is an FAQ, for those who
 * keep them: other ways to ask its question, those that people have really asked first. Nothing is stored.
 */
export const generateMoreQuestions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/genMoreQuestions',
  body: z.strictObject({ topicId: Id, count: z.optional(z.int().check(z.gte(1), z.lte(20))) }),
  reply: z.array(z.string()),
  needs: 'signedIn',
  embed: true,
  fails: {
    topic_not_found: 404,
    faq_not_found: 404,
    answer_running: 409,
    too_many_questions: 429,
    assistant_not_found: 404,
    embed_quota_spent: 429,
  },
  origin: 'spec',
});

/** Keeps questions with an own conversation or an FAQ, in the place of those kept before. */
export const addMoreQuestions = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/add',
  body: z.strictObject({ topicId: Id, questions: z.array(text(500)).check(z.maxLength(20)) }),
  reply: Done,
  needs: 'signedIn',
  embed: true,
  fails: { topic_not_found: 404, faq_not_found: 404 },
  origin: 'spec',
});

/** The questions kept with an own conversation, or with an FAQ until somebody has decided on them. */
export const listMoreQuestions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiMoreQuestions/queryMoreQuestions',
  query: z.strictObject({ topicId: Id }),
  reply: z.array(named<MoreQuestion>(MoreQuestion)),
  needs: 'signedIn',
  embed: true,
  fails: { topic_not_found: 404, faq_not_found: 404 },
  origin: 'spec',
});
