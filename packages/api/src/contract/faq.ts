import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  Id,
  IdList,
  known,
  labelIds,
  Labels,
  named,
  note,
  pageOf,
  paging,
  ReadVersion,
  text,
  Time,
} from './fields.js';

/** A file that an answer shows or offers. */
const FaqResource = z.looseObject({
  id: Id,
  name: z.string(),
  /** Path to fetch it from, with the token. */
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Media type. */
  type: z.string(),
});
export interface FaqResource extends z.infer<typeof FaqResource> {}

/** Who is given an answer: everybody, staff in the console, or visitors of other portals. */
export const faqChannels = ['all', 'console', 'embed'] as const;
export type FaqChannel = (typeof faqChannels)[number];

/** A day as clocks in Shanghai count them. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Another answer to the same question, given in the place of the usual one where it applies. */
const FaqVariant = z.looseObject({
  channel: known(faqChannels),
  /** First and last day on which it is given; null: from ever, for ever. */
  from: z.nullable(Day),
  until: z.nullable(Day),
  /** HTML, cleaned by the server. */
  answer: z.string(),
});
export interface FaqVariant extends z.infer<typeof FaqVariant> {}

/** A question with its answer, given before anything is searched for. */
const Faq = z.looseObject({
  id: Id,
  /** Counts all FAQ; what people call it by: #121. */
  number: z.int(),
  /** The knowledge base it belongs to. */
  kbId: Id,
  knowledgeBaseName: z.string(),
  question: z.string(),
  /** Other ways to ask the same. */
  similarQuestions: z.array(z.string()),
  /** Questions that are never answered by it, however near they come. */
  negativeQuestions: z.array(z.string()),
  tags: z.array(z.string()),
  labels: Labels,
  /** HTML of the rich-text editor, cleaned by the server. */
  answer: z.string(),
  /** Looked through from the first: the first that applies is given, else `answer`. */
  variants: z.array(named<FaqVariant>(FaqVariant)),
  resources: z.array(FaqResource),
  /** A disabled one never answers. */
  enabled: z.boolean(),
  /** How often it has answered. */
  hits: z.int(),
  /** The same within 30 days, and by day, today last. */
  recentHits: z.int(),
  trend: z.array(z.int()),
  /** Grows by one with each change. Left out where changes are not counted. */
  version: z.optional(z.int()),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Faq extends z.infer<typeof Faq> {}

/** Longest parts of an FAQ, and most of them. */
export const faqLimits = {
  question: 500,
  similar: 50,
  negative: 50,
  answer: 50_000,
  tag: 20,
  tags: 10,
  variants: 5,
  resources: 20,
  rows: 10_000,
} as const;

const settings = {
  question: text(faqLimits.question),
  similarQuestions: z.optional(z.array(text(faqLimits.question)).check(z.maxLength(faqLimits.similar))),
  negativeQuestions: z.optional(z.array(text(faqLimits.question)).check(z.maxLength(faqLimits.negative))),
  tags: z.optional(z.array(text(faqLimits.tag)).check(z.maxLength(faqLimits.tags))),
  answer: text(faqLimits.answer),
  variants: z.optional(
    z
      .array(
        z.strictObject({
          channel: z.enum(faqChannels),
          from: z.nullable(Day),
          until: z.nullable(Day),
          answer: text(faqLimits.answer),
        }),
      )
      .check(z.maxLength(faqLimits.variants)),
  ),
  resourceIds: z.optional(z.array(Id).check(z.maxLength(faqLimits.resources))),
  enabled: z.optional(z.boolean()),
};

/** What a list of FAQ is narrowed by. */
const filter = {
  /** Part of a question or of the answer, or #121. */
  keyword: z.optional(note(100)),
  enabled: z.optional(z.boolean()),
  tag: z.optional(text(faqLimits.tag)),
  labelIds,
};

/** FAQ of a knowledge base. */
export const pageFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/queryPage',
  body: z.strictObject({
    ...paging,
    ...filter,
    kbId: z.optional(Id),
    id: z.optional(Id),
  }),
  reply: pageOf<Faq>(Faq),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'spec',
});

/** Adds an FAQ. */
export const addFaq = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/addV2',
  body: z.strictObject({
    ...settings,
    kbId: Id,
    /** The waiting question of this base that it was written for: it is done with it. */
    gapId: z.optional(Id),
  }),
  reply: Created,
  needs: 'faq',
  fails: {
    knowledge_base_not_found: 404,
    gap_not_found: 404,
    question_taken: 409,
    question_denied: 400,
    file_not_found: 404,
  },
  origin: 'spec',
});

/** What is left out stays. */
export const modifyFaq = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/faq/modifyV2',
  body: z.strictObject({
    ...settings,
    id: Id,
    question: z.optional(settings.question),
    answer: z.optional(settings.answer),
    version: ReadVersion,
  }),
  reply: Done,
  needs: 'faq',
  fails: {
    faq_not_found: 404,
    changed_meanwhile: 409,
    question_taken: 409,
    question_denied: 400,
    file_not_found: 404,
  },
  origin: 'spec',
});

/** Lets FAQ answer, or stops them. Those that are gone are passed over. */
export const enableFaq = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/enable',
  body: z.strictObject({ idList: IdList, enabled: z.boolean() }),
  reply: Done,
  needs: 'faq',
  origin: 'ours',
});

/** Deletes FAQ. */
export const removeFaq = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/faq/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'faq',
  origin: 'spec',
});

/** The tags in use in a base, those used most first. */
export const listFaqTags = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/tags',
  body: z.strictObject({ kbId: Id }),
  reply: z.array(z.looseObject({ tag: z.string(), count: z.int() })),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** An FAQ of the same base that asks nearly the same. */
const SimilarFaq = z.looseObject({
  id: Id,
  number: z.int(),
  question: z.string(),
  /** The one of its phrasings that is nearest. */
  phrasing: z.string(),
  similarQuestions: z.array(z.string()),
  negativeQuestions: z.array(z.string()),
  /** 0 to 1. */
  score: z.number(),
  /** Words of its answer. */
  answer: z.string(),
  /** Whether its answer says the same, word for word; null where none was sent. */
  sameAnswer: z.nullable(z.boolean()),
  enabled: z.boolean(),
  hits: z.int(),
  createdBy: z.string(),
  updateTime: Time,
});
export interface SimilarFaq extends z.infer<typeof SimilarFaq> {}

/** Looks for FAQ that ask nearly what is being written, nearest first. */
export const findSimilarFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/similar',
  body: z.strictObject({
    kbId: Id,
    question: text(faqLimits.question),
    /** HTML of the answer so far. */
    answer: z.optional(note(faqLimits.answer)),
    /** The one that is being written itself. */
    exceptId: z.optional(Id),
  }),
  reply: z.array(named<SimilarFaq>(SimilarFaq)),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Why an FAQ does not answer a question that it is near to. */
export const faqDifferences = ['negation', 'numbers', 'kind', 'subject', 'wording'] as const;
export type FaqDifference = (typeof faqDifferences)[number];

/** An FAQ that was looked at for a question. */
const FaqCandidate = z.looseObject({
  id: Id,
  number: z.int(),
  question: z.string(),
  phrasing: z.string(),
  /** The same letters and digits. */
  exact: z.boolean(),
  /** 0 to 1: the words that both share. */
  score: z.number(),
  /** 0 to 1: how near the meanings are, by the embedding model; null without one. Decides nothing. */
  vectorScore: z.nullable(z.number()),
  /** What both are about. */
  shared: z.array(z.string()),
  /** Why it does not answer; null where nothing in the words is against it. */
  difference: z.nullable(known(faqDifferences)),
  /** The negative question that keeps it from answering. */
  deniedBy: z.nullable(z.string()),
  enabled: z.boolean(),
});
export interface FaqCandidate extends z.infer<typeof FaqCandidate> {}

/** What a question is answered with, and what would have answered otherwise. Counts nothing. */
export const testFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/test',
  body: z.strictObject({ kbId: Id, question: text(faqLimits.question), channel: z.optional(z.enum(faqChannels)) }),
  reply: z.looseObject({
    /** The FAQ that answers, or null: documents are searched. */
    hit: z.nullable(
      z.looseObject({
        id: Id,
        score: z.number(),
        /** Words of the answer that is given. */
        answer: z.string(),
        /** Which of the variants, from 0; null: the usual answer. */
        variant: z.nullable(z.int()),
      }),
    ),
    /** Nearest first. */
    candidates: z.array(named<FaqCandidate>(FaqCandidate)),
    /** What documents would answer from, best first. */
    passages: z.array(
      z.looseObject({
        chunkId: Id,
        documentId: Id,
        documentName: z.string(),
        heading: z.array(z.string()),
        content: z.string(),
        score: z.number(),
      }),
    ),
  }),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Stores a file for an answer; an answer that names its id keeps it. */
export const uploadFaqResource = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/uploadResource',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: named<FaqResource>(FaqResource),
  needs: 'faq',
  fails: { unsupported_resource: 415, empty_file: 400 },
  origin: 'reading',
});

const xlsx = {
  kind: 'read',
  method: 'GET',
  reply: z.unknown(),
  as: 'blob',
  needs: 'faq',
  origin: 'ours',
} as const;

/** A spreadsheet of the questions of a base, as `uploadFaqExcel` reads it: all, or those that a list shows. */
export const exportFaq = endpoint({
  ...xlsx,
  path: '/aiapi/qa/faq/export',
  query: z.strictObject({ ...filter, kbId: Id, fileName: text(100) }),
  fails: { knowledge_base_not_found: 404 },
});

/** An empty spreadsheet to fill in for `uploadFaqExcel`. */
export const downloadFaqTemplate = endpoint({
  ...xlsx,
  path: '/aiapi/qa/faq/template',
  query: z.strictObject({ fileName: text(100) }),
});
