import * as z from 'zod/mini';
import { type AssistantTrial, AssistantTrialSchema } from './assistants.js';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, note, pageOf, paging, Time, within } from './fields.js';
import { answerNotices, answerStatuses, ReferenceSchema } from './sessions.js';

/**
 * What an answer of a conversation was like: it was disliked · an assistant rested it on nothing · its first word took
 * more than `SLOW_FIRST_WORD` · it was interrupted, or failed.
 */
export const recordFaults = ['disliked', 'unsupported', 'slow', 'cutOff'] as const;
export type RecordFault = (typeof recordFaults)[number];

/** Milliseconds to the first word after which an answer counts as slow. */
export const SLOW_FIRST_WORD = 3000;

/** A count of conversations ends here, and means that there are as many or more: nobody needs to know how many. */
export const MOST_COUNTED = 1000;

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
  faults: z.array(known(recordFaults)),
  /** Milliseconds from the last question to the first word of its answer; null: none came, or it is not known. */
  firstWord: z.nullable(z.int()),
  /** How many sources the answer to the last question cites. */
  referenceCount: z.int(),
  /** The caller has not seen it since its last question. */
  unread: z.boolean(),
  /** The caller keeps an eye on it. */
  starred: z.boolean(),
  /** Put away, for all who look through conversations, until somebody asks on. */
  archived: z.boolean(),
  createTime: Time,
  /** Of the last question. */
  updateTime: Time,
});
export interface ConversationRecord extends z.infer<typeof ConversationRecord> {}

const RecordedAnswer = z.looseObject({
  id: Id,
  question: z.string(),
  answer: z.string(),
  status: known(answerStatuses),
  notice: z.nullable(known(answerNotices)),
  /** Words about a failure, when `failed`. */
  failure: z.nullable(z.string()),
  /** What the answer cites, by its number there. What the caller may not look at is withheld. */
  references: z.array(ReferenceSchema),
  /** Milliseconds from the question until its evidence was found, the first word came, and all was said. Null: not known. */
  timing: z.looseObject({
    found: z.nullable(z.int()),
    firstWord: z.nullable(z.int()),
    total: z.nullable(z.int()),
  }),
  isLike: z.nullable(z.boolean()),
  feedback: z.string(),
  createTime: Time,
  /** Which of the answers to its question it is, from 1, and how many there are. Left out: it is the only one. */
  version: z.optional(z.int()),
  versions: z.optional(z.int()),
});
export interface RecordedAnswer extends z.infer<typeof RecordedAnswer> {}

export const recordFilters = {
  userId: z.optional(Id),
  assistantId: z.optional(Id),
  /** Only conversations with an answer that was liked, or disliked. */
  isLike: z.optional(z.boolean()),
};

const narrowing = {
  ...within,
  ...recordFilters,
  /** Part of the title, of a question or of an answer. */
  keyword: z.optional(note(100)),
  /** Left out: put away or not. */
  archived: z.optional(z.boolean()),
};

/** Conversations of all users, newest first. */
export const pageConversationRecords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/admin/queryPage',
  body: z.strictObject({
    ...paging,
    ...narrowing,
    id: z.optional(Id),
    fault: z.optional(z.enum(recordFaults)),
    /** Only those that the caller keeps an eye on. */
    starred: z.optional(z.boolean()),
  }),
  reply: pageOf<ConversationRecord>(ConversationRecord),
  needs: 'chat.records',
  origin: 'spec',
});

/** How many conversations there are of each kind, up to `MOST_COUNTED`. */
export const countConversationRecords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/admin/count',
  body: z.strictObject(narrowing),
  reply: z.looseObject({
    all: z.int(),
    unread: z.int(),
    starred: z.int(),
    disliked: z.int(),
    unsupported: z.int(),
    slow: z.int(),
    cutOff: z.int(),
  }),
  needs: 'chat.records',
  origin: 'ours',
});

/** Says what the caller has seen of conversations, and puts them away. What is left out stays; those gone are passed over. */
export const markConversationRecords = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiTopic/admin/mark',
  body: z.strictObject({
    idList: IdList,
    seen: z.optional(z.boolean()),
    starred: z.optional(z.boolean()),
    archived: z.optional(z.boolean()),
  }),
  reply: Done,
  needs: 'chat.records',
  origin: 'ours',
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

/**
 * Asks a question again as its assistant answers now, after what was said before it, from the bases that the caller may
 * look at. Nothing of it is kept or counted.
 */
export const askRecordedAgain = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/aiSession/admin/askAgain',
  body: z.strictObject({ id: Id }),
  reply: named<AssistantTrial>(AssistantTrialSchema),
  needs: 'chat.records',
  fails: { session_not_found: 404, assistant_not_found: 404, assistant_disabled: 409 },
  origin: 'ours',
});

/** An answer of anybody's conversation as the FAQ it would become. */
export const draftRecordedFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/aiSession/admin/faqDraft',
  body: z.strictObject({ id: Id }),
  reply: z.looseObject({
    question: z.string(),
    /** Markdown, without the numbers of its citations. */
    answer: z.string(),
    /** How its reader judged it, with their words. */
    isLike: z.nullable(z.boolean()),
    feedback: z.string(),
    /** Where it belongs, of what the caller may look at: the bases it cites, those of its assistant, then the others; 100 at most. */
    knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string() })),
  }),
  needs: 'chat.records',
  fails: { session_not_found: 404 },
  origin: 'ours',
});
