import * as z from 'zod/mini';
import { recordFilters } from './conversationRecords.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, known, span, text, Time } from './fields.js';

/** Days that a written file can be saved. */
export const RECORD_EXPORT_DAYS = 7;

/** Files of one person that are written or wait for it, at most. */
export const MOST_RECORD_EXPORTS = 3;

const RecordExport = z.looseObject({
  id: Id,
  status: known(['queued', 'running', 'done', 'failed', 'cancelled']),
  fileName: z.string(),
  /** Answers written so far, and those in the file at last. */
  answers: z.int(),
  /** Answers that there are, at the end more than are in the file where a sheet holds no more; null: not counted yet. */
  total: z.nullable(z.int()),
  /** Bytes; null: not written yet. */
  size: z.nullable(z.int()),
  createTime: Time,
});
/** A spreadsheet of conversations, written in the background. */
export interface RecordExport extends z.infer<typeof RecordExport> {}

const one = { params: z.strictObject({ id: Id }), needs: 'chat.records', origin: 'ours' } as const;

/** Begins to write a spreadsheet of all questions and answers of a span, each answer in a row of its own. */
export const beginRecordExport = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/recordExport/begin',
  body: z.strictObject({ ...span, ...recordFilters, fileName: text(100) }),
  reply: Created,
  needs: 'chat.records',
  fails: { invalid_span: 400, too_many_exports: 409 },
  origin: 'ours',
});

/** The caller's spreadsheets, latest first, as long as they are kept; the last twenty. */
export const listRecordExports = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/recordExport/list',
  reply: z.array(RecordExport),
  needs: 'chat.records',
  origin: 'ours',
});

/** Ends one that is still being written, and leaves nothing of it; one that has ended stays as it is. */
export const cancelRecordExport = endpoint({
  ...one,
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/recordExport/cancel/{id}',
  reply: Done,
  fails: { export_not_found: 404 },
});

/** The written file. Where it holds phone numbers in full, only while the caller may still read them. */
export const downloadRecordExport = endpoint({
  ...one,
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/recordExport/file/{id}',
  reply: z.unknown(),
  as: 'blob',
  fails: { export_not_found: 404, export_not_ready: 409, export_withheld: 409 },
});
