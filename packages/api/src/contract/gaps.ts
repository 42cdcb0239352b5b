import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, note, pageOf, paging, Time } from './fields.js';

/** Why a question waits: nothing was found for it · its answer was disliked · it is asked often, and no FAQ answers it. */
export const gapReasons = ['unanswered', 'disliked', 'repeated'] as const;
export type GapReason = (typeof gapReasons)[number];

/** It waits · somebody has seen to it · nobody wants to. One that is done waits again once it happens again. */
export const gapStates = ['open', 'done', 'ignored'] as const;
export type GapState = (typeof gapStates)[number];

/** So often a question is asked until it counts as repeated. */
export const GAP_REPEATED = 5;

/** A question that people asked of a base and that it does not answer well, in all the ways they asked it. */
const Gap = z.looseObject({
  id: Id,
  /** The knowledge base it was asked of. */
  kbId: Id,
  knowledgeBaseName: z.string(),
  /** As it is asked most. */
  question: z.string(),
  /** All ways it was asked, the commonest first: 20 at most. */
  wordings: z.array(z.looseObject({ text: z.string(), times: z.int() })),
  /** How many ways there are in all. */
  wordingsTotal: z.int(),
  /** How often it was asked within the last 180 days, and by how many people. */
  times: z.int(),
  people: z.int(),
  /** How often of these nothing was found, and how often the answer was disliked. */
  unanswered: z.int(),
  disliked: z.int(),
  reasons: z.array(known(gapReasons)),
  firstTime: Time,
  lastTime: Time,
  state: known(gapStates),
  /** How often it was asked again since it was last settled; 0: not at all, or it never was. */
  returned: z.int(),
  /** Who settled it last, and when; null: nobody. */
  settledBy: z.string(),
  settleTime: z.nullable(Time),
  /** The FAQ that was written for it; null: none, or it is gone. */
  faq: z.nullable(z.looseObject({ id: Id, number: z.int() })),
});
export interface Gap extends z.infer<typeof Gap> {}

/** The questions that wait for an answer, in one base or in all that the reader may see: those asked last first. */
export const pageGaps = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faqGap/queryPage',
  body: z.strictObject({
    ...paging,
    id: z.optional(Id),
    kbId: z.optional(Id),
    reason: z.optional(z.enum(gapReasons)),
    /** Left out: whatever the state. */
    state: z.optional(z.enum(gapStates)),
    /** Part of any of its wordings. */
    keyword: z.optional(note(100)),
  }),
  reply: pageOf<Gap>(Gap),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** An FAQ that comes near to a question. */
const GapFaq = z.looseObject({
  id: Id,
  number: z.int(),
  question: z.string(),
  /** Words of its answer. */
  answer: z.string(),
  /** 0 to 1: the words that both share. */
  score: z.number(),
  enabled: z.boolean(),
});
export interface GapFaq extends z.infer<typeof GapFaq> {}

/** A part of a document that has to do with a question. */
const GapPassage = z.looseObject({
  chunkId: Id,
  documentId: Id,
  documentName: z.string(),
  heading: z.array(z.string()),
  content: z.string(),
  /** 0 to 1. */
  score: z.number(),
});
export interface GapPassage extends z.infer<typeof GapPassage> {}

/** What the base holds on the question at present, best first. Counts nothing. */
export const readGapEvidence = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faqGap/evidence',
  body: z.strictObject({ id: Id }),
  reply: z.looseObject({
    /** The FAQ that would answer it now; null: none would. */
    answeredBy: z.nullable(Id),
    faqs: z.array(named<GapFaq>(GapFaq)),
    passages: z.array(named<GapPassage>(GapPassage)),
  }),
  needs: 'faq',
  fails: { gap_not_found: 404 },
  origin: 'ours',
});

/** Takes questions out of the queue, or, with `open`, back to where they were. Those that are gone are passed over. */
export const settleGaps = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faqGap/settle',
  body: z.strictObject({ idList: IdList, state: z.enum(gapStates) }),
  reply: Done,
  needs: 'faq',
  origin: 'ours',
});
