import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, note, pageNumbers, pageOf, paging, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

export const uploadDataTypes = ['customers', 'orders', 'behaviours'] as const;
export type UploadDataType = (typeof uploadDataTypes)[number];

/**
 * `matching`: its columns are to be looked at; `checking`: a dry run over all rows; `checked`: it can be taken in; `running`:
 * it is taken in. `cancelled`: stopped on the way, and can go on. `failed`: the file as a whole is refused.
 */
export const dataUploadStatuses = [
  'matching',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'failed',
  'takingBack',
  'takenBack',
] as const;
export type DataUploadStatus = (typeof dataUploadStatuses)[number];

/** What a column may be. `extra`: kept under its own title; `none`: left out. */
export const uploadTargets = {
  customers: [
    'name',
    'phone',
    'memberNumber',
    'email',
    'gender',
    'birthday',
    'city',
    'level',
    'staffName',
    'source',
    'extra',
    'none',
  ],
  orders: ['number', 'phone', 'memberNumber', 'email', 'amount', 'status', 'product', 'channel', 'orderedAt', 'none'],
  behaviours: ['name', 'phone', 'memberNumber', 'email', 'object', 'occurredAt', 'extra', 'none'],
} as const satisfies Record<UploadDataType, readonly string[]>;
export type UploadTarget = (typeof uploadTargets)[UploadDataType][number];

const everyTarget = [
  'name',
  'phone',
  'memberNumber',
  'email',
  'gender',
  'birthday',
  'city',
  'level',
  'staffName',
  'source',
  'number',
  'amount',
  'status',
  'product',
  'channel',
  'orderedAt',
  'object',
  'occurredAt',
  'extra',
  'none',
] as const satisfies readonly UploadTarget[];

/** What every row says: of these columns one is needed, of `needed` each. */
export const uploadKeys = ['phone', 'memberNumber', 'email'] as const;
export const uploadNeeded: Readonly<Record<UploadDataType, readonly UploadTarget[]>> = {
  customers: [],
  orders: ['number', 'orderedAt'],
  behaviours: ['name', 'occurredAt'],
};

export const uploadOutcomes = ['added', 'changed', 'unchanged', 'refused'] as const;
export type UploadOutcome = (typeof uploadOutcomes)[number];

const Column = z.looseObject({
  title: z.string(),
  target: known(everyTarget),
  /** Why it is proposed: by its title, or by what stands under it. `hand`: somebody said so. */
  how: known(['title', 'content', 'hand', 'none']),
  /** The first of what stands under it; phone numbers are masked. */
  samples: z.array(z.string()),
});
export interface UploadColumn extends z.infer<typeof Column> {}

/** A file of customer data that is taken in, row by row. */
const DataUpload = z.looseObject({
  id: Id,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  dataType: known(uploadDataTypes),
  status: known(dataUploadStatuses),
  /** 0 to 100, of what is under way. */
  progress: z.number(),
  /** Words about a failure of the whole file, when `failed`. */
  failure: z.nullable(z.string()),
  columns: z.array(Column),
  /** Rows of the file looked at, and what becomes of them: in the dry run, then as they are taken in. */
  rowCount: z.int(),
  addedCount: z.int(),
  changedCount: z.int(),
  unchangedCount: z.int(),
  /** Rows left out; `downloadDataUploadProblems` names them. */
  refusedCount: z.int(),
  /** Why, the most frequent first. A row may have several. */
  reasons: z.array(z.looseObject({ code: z.string(), message: z.string(), count: z.int() })),
  /** Of taking back: rows as they were before, and rows that stay since others have changed them. */
  restoredCount: z.int(),
  keptCount: z.int(),
  /** The same file was taken in before, and was not taken back: it changes nothing. Null: it was not. */
  sameAs: z.nullable(z.looseObject({ id: Id, fileName: z.string(), createTime: Time })),
  /** Until when it can be taken back; null: it cannot. */
  takeBackUntil: z.nullable(Time),
  /** The file is kept for seven days, and with it the rows. */
  fileKept: z.boolean(),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface DataUpload extends z.infer<typeof DataUpload> {}

/** Files of customer data that were uploaded. */
export const pageDataUploads = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/dataUpload/queryPage',
  body: z.strictObject({
    ...paging,
    keyword: z.optional(note(100)),
    dataType: z.optional(z.enum(uploadDataTypes)),
    status: z.optional(z.enum(dataUploadStatuses)),
  }),
  reply: pageOf<DataUpload>(DataUpload),
  needs: 'dataUpload',
  origin: 'ours',
});

/** One upload: its columns, how far it is, and what becomes of its rows. */
export const readDataUpload = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/dataUpload/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<DataUpload>(DataUpload),
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404 },
  origin: 'ours',
});

/** Stores an xlsx or csv file and proposes what its columns are. Nothing is taken in yet. */
export const uploadCustomerData = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataUpload/upload',
  body: z.strictObject({ dataType: z.enum(uploadDataTypes), file: z.file() }),
  encoding: 'multipart',
  reply: named<DataUpload>(DataUpload),
  needs: 'dataUpload',
  fails: { ...spreadsheetFails, file_too_large: 413, no_headings: 400, no_rows: 400, broken_quotes: 400 },
  origin: 'ours',
});

/** Says what each column is, in the order of the file, and begins a dry run over all rows. */
export const checkDataUpload = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/dataUpload/check/{id}',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ targets: z.array(z.enum(everyTarget)).check(z.minLength(1), z.maxLength(256)) }),
  reply: Done,
  needs: 'dataUpload',
  fails: {
    data_upload_not_found: 404,
    data_upload_running: 409,
    data_upload_taken: 409,
    columns_do_not_match: 400,
    column_needed: 400,
    column_twice: 400,
  },
  origin: 'ours',
});

/** Takes in the rows that the dry run found good. Goes on where it was cancelled. */
export const takeInDataUpload = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/dataUpload/takeIn/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404, data_upload_unchecked: 409, data_upload_running: 409 },
  origin: 'ours',
});

/** Stops the dry run, or taking rows in; those taken stay. */
export const cancelDataUpload = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataUpload/cancel/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404, data_upload_not_running: 409 },
  origin: 'ours',
});

/** Puts everything back as it was before the upload, but for what others have changed since. Within seven days. */
export const takeBackDataUpload = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/dataUpload/takeBack/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404, data_upload_running: 409, data_upload_not_taken: 409, data_upload_too_old: 409 },
  origin: 'ours',
});

const UploadRow = z.looseObject({
  /** As a spreadsheet counts: the headings are 1. */
  row: z.int(),
  outcome: known(uploadOutcomes),
  /** In the order of the columns; phone numbers are masked. */
  cells: z.array(z.string()),
  /** `column` counts from 0; null: the row as a whole. */
  reasons: z.array(z.looseObject({ code: z.string(), column: z.nullable(z.int()), message: z.string() })),
  /** What is known already and becomes something else; phone numbers are masked. */
  changes: z.array(z.looseObject({ field: z.string(), before: z.string(), after: z.string() })),
});
export interface UploadRow extends z.infer<typeof UploadRow> {}

/** Rows of the dry run, or of what was taken in: all that are refused, of the others the first 200. */
export const pageDataUploadRows = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/dataUpload/rows',
  body: z.strictObject({
    id: Id,
    current: paging.current,
    size: paging.size,
    outcome: z.optional(z.enum(uploadOutcomes)),
    reason: z.optional(note(40)),
  }),
  reply: z.looseObject({ list: z.array(named<UploadRow>(UploadRow)), ...pageNumbers }),
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404 },
  origin: 'ours',
});

/** Deletes uploads from the list; the data taken in stays, and cannot be taken back any more. */
export const removeDataUploads = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/dataUpload/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'dataUpload',
  fails: { data_upload_running: 409 },
  origin: 'ours',
});

/**
 * The rows left out, each with why, as an xlsx file, or a csv where they are many: to be corrected and uploaded again. Phone numbers are
 * whole in it: who fetched it stands in the audit log.
 */
export const downloadDataUploadProblems = endpoint({
  kind: 'write',
  method: 'GET',
  path: '/aiapi/qa/dataUpload/problems/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'dataUpload',
  fails: { data_upload_not_found: 404 },
  origin: 'ours',
});

/** An empty table with the columns of one kind of data. */
export const downloadDataTemplate = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/dataUpload/template',
  query: z.strictObject({ dataType: z.enum(uploadDataTypes) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'dataUpload',
  origin: 'ours',
});
