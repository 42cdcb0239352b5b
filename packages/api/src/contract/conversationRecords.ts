import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, note, pageOf, paging, span, text, Time, within } from './fields.js';

/** A conversation of anybody, as administrators see it. */
const ConversationRecord = z.looseObject({
  id: Id,
  title: z.string(),
  userId: Id,
  username: z.string(),
  /** Null: talked to the model without a knowledge base. */
  assistantId: z.nullable(Id),
  assistantName: z.string(),
  questionCount: z.int(),
  likes: z.int(),
  dislikes: z.int(),
  createTime: Time,
  /** Of the last question. */
  updateTime: Time,
});
export interface ConversationRecord extends z.infer<typeof ConversationRecord> {}

const RecordedAnswer = z.looseObject({
  id: Id,
  question: z.string(),
  answer: z.string(),
  status: z.string(),
  /** What the answer cites, by its number there. */
  references: z.array(
    z.looseObject({ n: z.int(), documentName: z.string(), knowledgeBaseName: z.string(), content: z.string() }),
  ),
  isLike: z.nullable(z.boolean()),
  feedback: z.string(),
  createTime: Time,
  /** Which of the answers to its question it is, from 1, and how many there are. Left out: it is the only one. */
  version: z.optional(z.int()),
  versions: z.optional(z.int()),
});
export interface RecordedAnswer extends z.infer<typeof RecordedAnswer> {}

const filters = {
  userId: z.optional(Id),
  assistantId: z.optional(Id),
  /** Only conversations with an answer that was liked, or disliked. */
  isLike: z.optional(z.boolean()),
};

/** Conversations of all users, newest first. */
export const pageConversationRecords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/admin/queryPage',
  body: z.strictObject({
    ...paging,
    ...within,
    ...filters,
    /** Part of the title, of a question or of an answer. */
    keyword: z.optional(note(100)),
  }),
  reply: pageOf<ConversationRecord>(ConversationRecord),
  needs: 'chat.records',
  origin: 'spec',
});

/** Answers of anybody's conversation with their questions, oldest first; those to one question after each other. */
export const pageRecordedAnswers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/admin/queryPage',
  body: z.strictObject({ ...paging, topicId: Id }),
  reply: pageOf<RecordedAnswer>(RecordedAnswer),
  needs: 'chat.records',
  fails: { topic_not_found: 404 },
  origin: 'ours',
});

/** A spreadsheet of all questions and answers of a span, each answer in a row of its own. */
export const exportConversationRecords = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/aiTopic/admin/export',
  query: z.strictObject({ ...span, ...filters, fileName: text(100) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'chat.records',
  fails: { invalid_span: 400 },
  origin: 'ours',
});
