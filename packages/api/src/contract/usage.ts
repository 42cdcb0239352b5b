import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, known, named, pageOf, paging, span, text, Time } from './fields.js';
import { answerStatuses } from './sessions.js';

/**
 * What use is measured by: questions asked · the share that an FAQ answered · how often documents were cited · the share of
 * answers with evidence · likes of all judgements · seconds to the first word. Shares from 0 to 1.
 */
export const usageMeasures = ['questions', 'faq', 'citations', 'grounded', 'satisfaction', 'firstWord'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

const UsageFigure = z.looseObject({
  measure: known(usageMeasures),
  /** Null: nothing to count. */
  value: z.nullable(z.number()),
  /** Of the span of the same length before. */
  previous: z.nullable(z.number()),
  /** Steps are hours in a span of up to two days, else days. */
  trend: z.array(
    z.looseObject({
      /** When the step begins. */
      time: Time,
      value: z.nullable(z.number()),
      /** The same step of the span before. */
      previous: z.nullable(z.number()),
    }),
  ),
});
export interface UsageFigure extends z.infer<typeof UsageFigure> {}

/** All figures of a span, each with how it went, beside the span before. */
export const analyseUsage = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/figures',
  body: z.strictObject(span),
  reply: z.array(named<UsageFigure>(UsageFigure)),
  needs: 'statistics',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/** What use is told apart by. A role is that of whoever asked; who has several counts in each of them. */
export const usageGroupings = ['assistant', 'knowledgeBase', 'role'] as const;
export type UsageGrouping = (typeof usageGroupings)[number];

/** Rows of a breakdown: the rest is left out. */
export const MOST_GROUPS = 50;

const UsageGroup = z.looseObject({
  /** Null: the model alone, or nobody's role. */
  id: z.nullable(Id),
  /** Empty: what it was is gone. */
  name: z.string(),
  /** Questions asked, or for a base: questions whose answer rests on it. */
  count: z.int(),
  previous: z.int(),
  /** Answers with evidence, 0 to 1. */
  grounded: z.nullable(z.number()),
  /** Likes of all judgements, 0 to 1. */
  satisfaction: z.nullable(z.number()),
});
export interface UsageGroup extends z.infer<typeof UsageGroup> {}

/** Who was asked most, by whom, or what answered: `MOST_GROUPS` at most. Bases that are hidden from the caller are left out. */
export const analyseUsageBy = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/by',
  body: z.strictObject({ ...span, by: z.enum(usageGroupings) }),
  reply: z.array(named<UsageGroup>(UsageGroup)),
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/** Questions by weekday, Monday first, and hour of the day, 0 to 23, as clocks in Shanghai show it. */
export const analyseUsageHours = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/hours',
  body: z.strictObject(span),
  reply: z.array(z.array(z.int())),
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

const UsedDocument = z.looseObject({
  id: Id,
  name: z.string(),
  knowledgeBaseId: Id,
  knowledgeBaseName: z.string(),
  /** Answers of the span that cite it. */
  count: z.int(),
  previous: z.int(),
  createTime: Time,
});
export interface UsedDocument extends z.infer<typeof UsedDocument> {}

/**
 * Documents that the caller may look at. `cited`: those that answers of the span cite, most cited first. Else those that
 * could be cited and never were, at any time, oldest first.
 */
export const pageUsedDocuments = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/documents',
  body: z.strictObject({ ...paging, ...span, cited: z.boolean() }),
  reply: pageOf<UsedDocument>(UsedDocument),
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/**
 * The answers behind a number: to each question its first · every answer · those of an FAQ · with evidence · without · that
 * cite a document · liked · disliked · that began to speak. Judgements count when they were given, all else when it was asked.
 */
export const usageSets = [
  'questions',
  'answers',
  'faq',
  'grounded',
  'ungrounded',
  'citing',
  'liked',
  'disliked',
  'spoken',
] as const;
export type UsageSet = (typeof usageSets)[number];

const narrowing = {
  ...span,
  /** Null: the model alone. */
  assistantId: z.optional(z.nullable(Id)),
  /** Answers that rest on this base. */
  knowledgeBaseId: z.optional(Id),
  /** Asked by somebody with this role; null: by somebody without any. */
  roleId: z.optional(z.nullable(Id)),
  /** Answers that cite this document. */
  documentId: z.optional(Id),
  /** Asked on this day of the week, 0: Monday. */
  weekday: z.optional(z.int().check(z.gte(0), z.lte(6))),
  /** Asked in this hour of the day. */
  hour: z.optional(z.int().check(z.gte(0), z.lte(23))),
};

const UsageAnswer = z.looseObject({
  id: Id,
  /** Null: the conversation is deleted. */
  topicId: z.nullable(Id),
  question: z.string(),
  /** Empty: the user or the conversation is deleted. */
  username: z.string(),
  status: known(answerStatuses),
  /** Passages or FAQ that it rests on. */
  used: z.int(),
  /** An FAQ answered. */
  faq: z.boolean(),
  isLike: z.nullable(z.boolean()),
  /** Milliseconds to the first word; null: there came none. */
  firstWord: z.nullable(z.int()),
  askedTime: Time,
});
export interface UsageAnswer extends z.infer<typeof UsageAnswer> {}

/** The answers behind a number, newest first. Nothing for a base or document that is hidden from the caller. */
export const pageUsageAnswers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/answers',
  body: z.strictObject({ ...paging, ...narrowing, set: z.enum(usageSets) }),
  reply: pageOf<UsageAnswer>(UsageAnswer),
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/** How many answers each set holds. */
export const countUsageAnswers = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/count',
  body: z.strictObject(narrowing),
  reply: z.looseObject({
    questions: z.int(),
    answers: z.int(),
    faq: z.int(),
    grounded: z.int(),
    ungrounded: z.int(),
    citing: z.int(),
    liked: z.int(),
    disliked: z.int(),
    spoken: z.int(),
  }),
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/** A report of a span as a Word document with charts and tables, in the language of the request. */
export const exportUsageReport = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/bi/usage/report',
  query: z.strictObject({ ...span, fileName: text(100) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'statistics.answers',
  fails: { invalid_span: 400 },
  origin: 'ours',
});

/** Who may be told of the weekly report at most. */
export const MOST_RECIPIENTS = 100;

/** Who is told each Monday at eight, as clocks in Shanghai show it, of the report on the week before. */
export const listReportRecipients = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/usage/report/recipients',
  reply: z.array(z.looseObject({ id: Id, username: z.string() })),
  needs: 'statistics.answers',
  origin: 'ours',
});

/** Sets who is told: these alone, or nobody. Whoever is added must have the page of statistics. */
export const setReportRecipients = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/bi/usage/report/setRecipients',
  body: z.strictObject({ userIds: z.array(Id).check(z.maxLength(MOST_RECIPIENTS)) }),
  reply: Done,
  needs: 'statistics.answers',
  fails: { user_not_found: 404, recipient_not_permitted: 409 },
  origin: 'ours',
});
