import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Id, known, named, span, text, Time } from './fields.js';

/** A number of the span asked for, beside that of the span of the same length before it. Null: nothing to count. */
const figure = z.looseObject({ value: z.nullable(z.number()), previous: z.nullable(z.number()) });

/** How a number went. Steps are hours in a span of up to two days, else days. */
const CallTrend = z.array(
  z.looseObject({
    /** When the step begins. */
    time: Time,
    value: z.number(),
    /** The same step of the span before. */
    previous: z.number(),
  }),
);
export type CallTrend = z.infer<typeof CallTrend>;

const FaqCalls = z.looseObject({
  /** Questions that an FAQ answered, and their share of all questions, 0 to 1. */
  total: figure,
  rate: figure,
  trend: CallTrend,
  /** The ten that answered most. */
  top: z.array(z.looseObject({ id: Id, question: z.string(), knowledgeBaseName: z.string(), count: z.int() })),
});
export interface FaqCalls extends z.infer<typeof FaqCalls> {}

const FileCalls = z.looseObject({
  /** How often documents were cited. */
  total: figure,
  trend: CallTrend,
  /** The ten cited most. */
  top: z.array(z.looseObject({ documentId: Id, name: z.string(), knowledgeBaseName: z.string(), count: z.int() })),
});
export interface FileCalls extends z.infer<typeof FileCalls> {}

const QaCalls = z.looseObject({
  /** Questions asked. */
  total: figure,
  /** Share of answers that rest on an FAQ or on passages, 0 to 1. */
  grounded: figure,
  /** Seconds from a question to the first word of its answer, the mean. */
  firstWord: figure,
  trend: CallTrend,
  assistants: z.array(
    z.looseObject({
      /** Null: the model alone. */
      id: z.nullable(Id),
      assistantName: z.string(),
      count: z.int(),
      /** Likes of all judgements, 0 to 1; null: nobody has judged. */
      satisfaction: z.nullable(z.number()),
      /** Share of answers that rest on nothing, 0 to 1. */
      ungrounded: z.nullable(z.number()),
    }),
  ),
});
export interface QaCalls extends z.infer<typeof QaCalls> {}

const FeedbackAnalysis = z.looseObject({
  likes: figure,
  dislikes: figure,
  /** Likes of all judgements, 0 to 1. */
  satisfaction: figure,
  trend: z.array(z.looseObject({ time: Time, likes: z.int(), dislikes: z.int() })),
  /** Disliked answers by how far their handling has come. */
  handling: z.looseObject({ pending: z.int(), processing: z.int(), done: z.int(), ignored: z.int() }),
});
export interface FeedbackAnalysis extends z.infer<typeof FeedbackAnalysis> {}

const ofSpan = {
  kind: 'read',
  method: 'POST',
  query: z.strictObject(span),
  needs: 'statistics',
  fails: { invalid_span: 400 },
  origin: 'spec',
} as const;

/** How often FAQ answered, over a time. */
export const analyseFaqCalls = endpoint({ ...ofSpan, path: '/aiapi/qa/bi/callAnalysis/faqCount', reply: FaqCalls });

/** How often documents were cited, over a time. */
export const analyseFileCalls = endpoint({ ...ofSpan, path: '/aiapi/qa/bi/callAnalysis/fileCount', reply: FileCalls });

/** How many questions were asked, over a time. */
export const analyseQaCalls = endpoint({ ...ofSpan, path: '/aiapi/qa/bi/callAnalysis/qaCount', reply: QaCalls });

/** How answers were judged, over a time. */
export const analyseFeedback = endpoint({ ...ofSpan, path: '/aiapi/qa/bi/feedbackAnalysis', reply: FeedbackAnalysis });

/** How many FAQ there are now. */
export const countFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/faqCount',
  reply: z.looseObject({
    total: z.int(),
    enabled: z.int(),
    knowledgeBases: z.array(z.looseObject({ id: Id, name: z.string(), count: z.int() })),
  }),
  needs: 'statistics',
  origin: 'spec',
});

const NewsItem = z.looseObject({
  id: Id,
  title: z.string(),
  kind: known(['document', 'knowledgeBase', 'faq', 'assistant', 'message']),
  time: Time,
  /** Path in the console; empty: nothing to open. */
  href: z.string(),
});
export interface NewsItem extends z.infer<typeof NewsItem> {}

/** What has changed of late in bases, FAQ and assistants, newest first, at most 20. */
export const listNews = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/bi/news',
  reply: z.array(named<NewsItem>(NewsItem)),
  needs: 'statistics',
  origin: 'spec',
});

/** A spreadsheet of all figures of a span. */
export const exportStatistics = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/bi/export',
  query: z.strictObject({ ...span, fileName: text(100) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'statistics',
  fails: { invalid_span: 400 },
  origin: 'ours',
});
