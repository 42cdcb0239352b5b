import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { faqLimits } from './faq.js';
import { Id, known, named, note, text, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

/** What a base has already of a row that is to be imported. */
const KnownRow = z.looseObject({
  /** As the spreadsheet counts. */
  row: z.int(),
  id: Id,
  number: z.int(),
  question: z.string(),
  /** Words of the answer that is there. */
  answer: z.string(),
  /** Whether the row's answer says the same. */
  sameAnswer: z.boolean(),
  /** The row's question is the question itself, or another way to ask it. */
  way: known(['question', 'similar']),
  hits: z.int(),
  createdBy: z.string(),
  updateTime: Time,
});
export interface KnownRow extends z.infer<typeof KnownRow> {}

/** Says which questions of a spreadsheet a base has already. Changes nothing. */
export const checkFaqRows = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/faq/checkRows',
  body: z.strictObject({
    kbId: Id,
    rows: z
      .array(z.strictObject({ row: z.int(), question: text(faqLimits.question), answer: note(faqLimits.answer) }))
      .check(z.maxLength(1000)),
  }),
  reply: z.array(named<KnownRow>(KnownRow)),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/**
 * Adds the rows of a spreadsheet. Rows that cannot be taken are named, the others are stored. `existing` says what becomes
 * of a row whose question is there with another answer: default `replace`.
 */
export const uploadFaqExcel = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/uploadExcel',
  query: z.strictObject({ kbId: Id }),
  body: z.strictObject({
    file: z.file(),
    existing: z.optional(z.enum(['replace', 'refuse'])),
    /** Of the caller's choice, the same for all parts of one import: by it the import can be taken back. */
    importId: z.optional(Id),
  }),
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

/**
 * Takes an import back: deletes what `uploadFaqExcel` has added under this id, but for what somebody has changed since.
 * Answers that it had replaced stay as they are.
 */
export const takeBackFaqImport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/faq/takeBackImport',
  body: z.strictObject({ kbId: Id, importId: Id }),
  reply: z.looseObject({
    removed: z.int(),
    /** Changed since, and therefore still there. */
    kept: z.int(),
  }),
  needs: 'faq',
  fails: { knowledge_base_not_found: 404, import_not_found: 404 },
  origin: 'ours',
});
