import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, named, note, pageOf, paging, Time } from './fields.js';
import { spreadsheetFails } from './spreadsheetFails.js';

export const uploadDataTypes = ['customers', 'orders', 'behaviours'] as const;
export type UploadDataType = (typeof uploadDataTypes)[number];

export const dataUploadStatuses = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type DataUploadStatus = (typeof dataUploadStatuses)[number];

/** A file of customer data that is taken in, row by row. */
const DataUpload = z.looseObject({
  id: Id,
  fileName: z.string(),
  /** Bytes. */
  size: z.int(),
  dataType: known(uploadDataTypes),
  status: known(dataUploadStatuses),
  /** 0 to 100. */
  progress: z.number(),
  /** Words about a failure of the whole file, when `failed`. */
  failure: z.nullable(z.string()),
  rowCount: z.int(),
  addedCount: z.int(),
  changedCount: z.int(),
  /** Rows left out; `downloadDataUploadProblems` names them. */
  problemCount: z.int(),
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

/** Stores an xlsx or csv file and queues it. Customers are known by their phone number, orders by their number. */
export const uploadCustomerData = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/dataUpload/upload',
  body: z.strictObject({ dataType: z.enum(uploadDataTypes), file: z.file() }),
  encoding: 'multipart',
  reply: named<DataUpload>(DataUpload),
  needs: 'dataUpload',
  fails: { ...spreadsheetFails, file_too_large: 413 },
  origin: 'ours',
});

/** Stops taking rows in; those taken stay. */
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

/** Deletes uploads from the list; the data taken in stays. */
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

/** The rows left out, each with why, as an xlsx file that can be corrected and uploaded again. */
export const downloadDataUploadProblems = endpoint({
  kind: 'read',
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
