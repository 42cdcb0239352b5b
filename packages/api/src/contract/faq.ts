import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, named, note, pageOf, paging, text, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

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

/** A question with its answer, given before anything is searched for. */
const Faq = z.looseObject({
  id: Id,
  /** The knowledge base it belongs to. */
  kbId: Id,
  knowledgeBaseName: z.string(),
  question: z.string(),
  /** Other ways to ask the same. */
  similarQuestions: z.array(z.string()),
  /** HTML of the rich-text editor, cleaned by the server. */
  answer: z.string(),
  resources: z.array(FaqResource),
  /** A disabled one never answers. */
  enabled: z.boolean(),
  /** How often it has answered. */
  hits: z.int(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Faq extends z.infer<typeof Faq> {}

const settings = {
  question: text(500),
  similarQuestions: z.optional(z.array(text(500)).check(z.maxLength(50))),
  answer: text(50_000),
  resourceIds: z.optional(z.array(Id).check(z.maxLength(20))),
  enabled: z.optional(z.boolean()),
};

/** FAQ of a knowledge base. */
export const pageFaq = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/queryPage',
  body: z.strictObject({
    ...paging,
    kbId: z.optional(Id),
    /** Part of a question or of the answer. */
    keyword: z.optional(note(100)),
    enabled: z.optional(z.boolean()),
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
  body: z.strictObject({ ...settings, kbId: Id }),
  reply: Created,
  needs: 'faq',
  fails: { knowledge_base_not_found: 404, question_taken: 409, file_not_found: 404 },
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
  }),
  reply: Done,
  needs: 'faq',
  fails: { faq_not_found: 404, question_taken: 409, file_not_found: 404 },
  origin: 'spec',
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

/** Adds the rows of a spreadsheet. Rows that cannot be taken are named, the others are stored. */
export const uploadFaqExcel = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/uploadExcel',
  query: z.strictObject({ kbId: Id }),
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  reply: z.looseObject({
    added: z.int(),
    /** Rows whose question was there already: their answers were replaced. */
    updated: z.int(),
    /** `row` as the spreadsheet counts, `message` for people. */
    refused: z.array(z.looseObject({ row: z.int(), message: z.string() })),
  }),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404, ...spreadsheetFails },
  origin: 'spec',
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

/** A spreadsheet of all questions of a base, as `uploadFaqExcel` reads it. */
export const exportFaq = endpoint({
  ...xlsx,
  path: '/aiapi/qa/faq/export',
  query: z.strictObject({ kbId: Id, fileName: text(100) }),
  fails: { knowledge_base_not_found: 404 },
});

/** An empty spreadsheet to fill in for `uploadFaqExcel`. */
export const downloadFaqTemplate = endpoint({
  ...xlsx,
  path: '/aiapi/qa/faq/template',
  query: z.strictObject({ fileName: text(100) }),
});
