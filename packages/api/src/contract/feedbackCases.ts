import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, Moment, named, text, Time } from './fields.js';
import { answerNotices, answerStatuses, ReferenceSchema } from './sessions.js';
import { feedbackStatuses } from './userFeedback.js';

/**
 * Why an answer was wrong: the bases do not hold it · another passage should have been found, or its words are wrong or out
 * of date · the file was read wrongly · what the model is told is wrong · the model got it wrong · nobody can tell what was
 * asked.
 */
export const caseCauses = ['missing', 'wrongChunk', 'badParse', 'prompt', 'model', 'unclear'] as const;
export type CaseCause = (typeof caseCauses)[number];
export const CaseCauseSchema = z.enum(caseCauses);

/**
 * What is known of a disliked answer and speaks for a cause. `nothingFound`: no passage was found · `cutOff`: it broke off
 * or failed · `changed`: a passage it cites has been changed since · `removed`: one is gone or disabled since · `readByOcr`,
 * `readPoorly`: of how the cited file was read · `short`, `followUp`: of how it was asked · `promptChanged`: what the model
 * is told has been changed since.
 */
export const caseFacts = [
  'nothingFound',
  'cutOff',
  'changed',
  'removed',
  'readByOcr',
  'readPoorly',
  'short',
  'followUp',
  'promptChanged',
] as const;
export type CaseFactKind = (typeof caseFacts)[number];

const CaseFact = z.looseObject({
  kind: known(caseFacts),
  cause: known(caseCauses),
  /** The document it is about; empty: none. */
  name: z.string(),
  /** The cited passage it is about; null: none, or the caller may not look at it. */
  chunkId: z.nullable(Id),
  documentId: z.nullable(Id),
});
export interface CaseFact extends z.infer<typeof CaseFact> {}

/** What was mended for a case. */
export const mendKinds = ['faq', 'chunk', 'document', 'prompt'] as const;
export type MendKind = (typeof mendKinds)[number];

const Mend = z.looseObject({
  kind: known(mendKinds),
  /** Of the FAQ, chunk, document or assistant. */
  id: Id,
  /** As it was called then. Empty where the caller may not look at it. */
  name: z.string(),
  knowledgeBaseId: z.nullable(Id),
  /** Of a chunk. */
  documentId: z.nullable(Id),
});
export interface Mend extends z.infer<typeof Mend> {}

export const caseEventKinds = [
  'opened',
  'reopened',
  'assigned',
  'due',
  'cause',
  'commented',
  'mended',
  'asked',
  'closed',
  'ignored',
  'returned',
] as const;
export type CaseEventKind = (typeof caseEventKinds)[number];

/** Something that happened to a case. */
const CaseEvent = z.looseObject({
  id: Id,
  kind: known(caseEventKinds),
  /** Empty: the product itself. */
  username: z.string(),
  time: Time,
  /** The comment, the reply, the name of who it was given to, the cause, or the moment it is due; by kind. */
  text: z.string(),
  mend: z.nullable(Mend),
});
export interface CaseEvent extends z.infer<typeof CaseEvent> {}

/** What the assistant says now. */
const AgainAnswer = z.looseObject({
  /** Markdown, with `[n]` where a reference is cited. */
  answer: z.string(),
  references: z.array(ReferenceSchema),
  /** Said in the place of an answer where there came none; null where there is one. */
  failure: z.nullable(z.string()),
  /** The FAQ that answers it; null: none does. */
  faq: z.nullable(z.looseObject({ id: Id, question: z.string() })),
  seconds: z.number(),
  username: z.string(),
  time: Time,
});
export interface AgainAnswer extends z.infer<typeof AgainAnswer> {}

/** Of a question that was asked again: another answer · the same one · none. */
export const caseOutcomes = ['changed', 'same', 'failed'] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** Another case of the same question. */
const SameCase = z.looseObject({
  id: Id,
  number: z.int(),
  question: z.string(),
  username: z.string(),
  status: known(feedbackStatuses),
  /** What came of it when it was asked again; null: it never was. */
  again: z.nullable(known(caseOutcomes)),
});
export interface SameCase extends z.infer<typeof SameCase> {}

/** An answer that somebody disliked, until it is better. `id` is that of the question and answer. */
const FeedbackCase = z.looseObject({
  id: Id,
  /** Counted through from 1. */
  number: z.int(),
  status: known(feedbackStatuses),
  topicId: Id,
  question: z.string(),
  answer: z.string(),
  answerStatus: known(answerStatuses),
  notice: z.nullable(known(answerNotices)),
  failure: z.nullable(z.string()),
  /** What the answer cites. What the caller may not look at is withheld. */
  references: z.array(ReferenceSchema),
  /** Milliseconds from the question until its evidence was found, the first word came, and all was said. Null: not known. */
  timing: z.looseObject({
    found: z.nullable(z.int()),
    firstWord: z.nullable(z.int()),
    total: z.nullable(z.int()),
  }),
  askedTime: Time,
  /** What its reader had to say. */
  feedback: z.string(),
  feedbackTime: Time,
  userId: Id,
  username: z.string(),
  /** Null: the model alone, which can't be asked again. */
  assistantId: z.nullable(Id),
  assistantName: z.string(),
  /** Null: nobody's yet. */
  assigneeId: z.nullable(Id),
  assigneeName: z.string(),
  dueTime: z.nullable(Time),
  cause: z.nullable(known(caseCauses)),
  /** The cause that most of the facts speak for; null: none does. */
  suggested: z.nullable(known(caseCauses)),
  facts: z.array(CaseFact),
  mends: z.array(Mend),
  /** Oldest first. */
  events: z.array(CaseEvent),
  /** The last time it was asked again; null: never. */
  again: z.nullable(named<AgainAnswer>(AgainAnswer)),
  /** How often it came back after it was closed. */
  reopened: z.int(),
  /** What its reader was told at last. */
  reply: z.string(),
  /** Where an FAQ on it belongs, of what the caller may look at: the bases it cites, those of its assistant, then the others; 100 at most. */
  knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string() })),
  /** Other cases of the same question, 20 at most. */
  same: z.array(SameCase),
});
export interface FeedbackCase extends z.infer<typeof FeedbackCase> {}

/** One case with all that is known of it. */
export const readFeedbackCase = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/read',
  body: z.strictObject({ id: Id }),
  reply: named<FeedbackCase>(FeedbackCase),
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404 },
  origin: 'ours',
});

/**
 * Says whose cases they are, until when, why the answers were wrong, or how far they have come. What is left out stays;
 * null takes it back. Sets all of them, or none.
 */
export const updateFeedbackCases = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/feedbackCase/update',
  body: z.strictObject({
    idList: IdList,
    assigneeId: z.optional(z.nullable(Id)),
    dueTime: z.optional(z.nullable(Moment)),
    cause: z.optional(z.nullable(CaseCauseSchema)),
    /** Closing has a call of its own. */
    status: z.optional(z.enum(['pending', 'processing', 'ignored'])),
  }),
  reply: Done,
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404, user_not_found: 404, assignee_not_permitted: 409 },
  origin: 'ours',
});

/** Adds a comment. */
export const commentFeedbackCase = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/comment',
  body: z.strictObject({ id: Id, text: text(1000) }),
  reply: Done,
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404 },
  origin: 'ours',
});

/** Notes that something was mended for a case: an FAQ, a chunk, a document, or the prompt of an assistant, by its id. */
export const noteMend = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/mend',
  body: z.strictObject({ id: Id, kind: z.enum(mendKinds), targetId: Id }),
  reply: Done,
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404, mend_not_found: 404 },
  origin: 'ours',
});

/**
 * Asks the question of a case again, as its assistant answers now whoever disliked the former answer, and keeps what it
 * says for the case. Only from bases that both they and the caller may look at.
 */
export const askCaseAgain = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/askAgain',
  body: z.strictObject({ id: Id }),
  reply: named<AgainAnswer>(AgainAnswer),
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404, assistant_not_found: 404, assistant_disabled: 409 },
  origin: 'ours',
});

/**
 * Closes cases, and tells whoever disliked the answers. `withAnswer`: what was said when it was asked again is added to
 * their conversation, and the message leads there.
 */
export const closeFeedbackCases = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/close',
  body: z.strictObject({
    idList: z.array(Id).check(z.minLength(1), z.maxLength(50)),
    reply: text(1000),
    withAnswer: z.boolean(),
  }),
  reply: Done,
  needs: 'feedback.answers',
  fails: { feedback_not_found: 404, conversation_busy: 409, again_withheld: 409 },
  origin: 'ours',
});

/** How cases of a span went: how many came and went, how long they took, which causes come again and again. */
export const analyseFeedbackCases = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/feedbackCase/analyse',
  body: z.strictObject({ startTime: z.optional(Moment), endTime: z.optional(Moment) }),
  reply: z.looseObject({
    opened: z.int(),
    closed: z.int(),
    reopened: z.int(),
    /** Still open, of those opened in the span. */
    open: z.int(),
    overdue: z.int(),
    /** Hours from opened to closed that half of those closed took at most; null: none was closed. */
    medianHours: z.nullable(z.number()),
    /** The most frequent first; without a cause under null. */
    causes: z.array(z.looseObject({ cause: z.nullable(known(caseCauses)), count: z.int(), reopened: z.int() })),
  }),
  needs: 'feedback.answers',
  origin: 'ours',
});
