import {
  cancelDataUpload,
  checkDataUpload,
  type DataUpload,
  downloadDataTemplate,
  downloadDataUploadProblems,
  pageDataUploadRows,
  pageDataUploads,
  readDataUpload,
  removeDataUploads,
  takeBackDataUpload,
  takeInDataUpload,
  uploadCustomerData,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { maskPhones } from '../../../text/maskPhones.js';
import { checkedColumns } from './checkedColumns.js';
import { dataTemplate } from './dataTemplate.js';
import { dataUploadStore, type UploadRecord } from './dataUploads.store.js';
import { problemsFile } from './problemsFile.js';
import { matchColumns } from './reading/matchColumns.js';
import { storeUpload } from './reading/storeUpload.js';
import { failureWords, reasonWords } from './uploadReasons.js';
import { pageUploadRows } from './uploadRowPages.js';

const FILE_LIMIT = 1024 * 1024 * 1024;

const shown = (record: UploadRecord, language: Language): DataUpload => ({
  ...record,
  failure: record.failure === null ? null : failureWords(record.failure, language),
  columns: record.columns.map((column) => ({ ...column, samples: column.samples.map(maskPhones) })),
  reasons: Object.entries(record.reasons)
    .map(([code, count]) => ({ code, count, message: reasonWords(code, language) }))
    .toSorted((a, b) => b.count - a.count),
  takeBackUntil: record.takeBackUntil?.toISOString() ?? null,
  createTime: record.createTime.toISOString(),
  updateTime: record.updateTime.toISOString(),
});

/** Files of customers, orders and behaviours. */
export const dataUploadRoutes = ({ db, storage }: { readonly db: Database; readonly storage: Storage }): Route[] => {
  const uploads = dataUploadStore(db);
  const found = async (id: string): Promise<UploadRecord> => {
    const record = await uploads.find(id);
    if (record === undefined) throw fail('data_upload_not_found');
    return record;
  };

  return [
    serve(pageDataUploads, async ({ body, request: { language } }) => {
      const { list, ...numbers } = await uploads.page(body);
      return { list: list.map((one) => shown(one, language)), ...numbers };
    }),

    serve(readDataUpload, async ({ params: { id }, request: { language } }) => shown(await found(id), language)),

    serve(
      uploadCustomerData,
      async ({ body: { dataType, file }, request: { language, signal } }, { userId }) => {
        const { key, hash, size, format, start, titles, rows } = await storeUpload(storage, file, signal);
        const id = await uploads.add({
          dataType,
          fileName: cleanFileName(file.name),
          size: file.size,
          hash,
          fileKey: key,
          format: { ...format, start, size },
          columns: matchColumns(dataType, titles, rows),
          userId,
        });
        return shown(await found(id), language);
      },
      { bodyLimit: FILE_LIMIT + FORM_OVERHEAD },
    ),

    serve(checkDataUpload, async ({ params: { id }, body: { targets }, request: { language } }) => {
      await uploads.check(id, checkedColumns(await found(id), targets, language));
      return null;
    }),

    serve(takeInDataUpload, async ({ params: { id } }) => {
      await uploads.takeIn(id);
      return null;
    }),

    serve(cancelDataUpload, async ({ params: { id } }) => {
      await uploads.cancel(id);
      return null;
    }),

    serve(takeBackDataUpload, async ({ params: { id } }) => {
      await uploads.takeBack(id);
      return null;
    }),

    serve(pageDataUploadRows, async ({ body, request: { language } }) => {
      await found(body.id);
      return pageUploadRows(db, body, language);
    }),

    serve(removeDataUploads, async ({ query: { idList } }) => {
      for (const key of await uploads.remove(idList)) await storage.delete(key);
      return null;
    }),

    serve(downloadDataUploadProblems, async ({ params: { id }, request: { language } }) => {
      const { fileName, columns, refusedCount } = await found(id);
      return problemsFile(db, {
        id,
        fileName,
        titles: columns.map(({ title }) => title),
        count: refusedCount,
        language,
      });
    }),

    serve(downloadDataTemplate, ({ query: { dataType }, request: { language } }) => ({
      ...dataTemplate(dataType, language),
      type: XLSX_TYPE,
    })),
  ];
};
