import { beginReportExport, cancelReportExport, downloadReportExport, listReportExports } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import type { Storage } from '../../../files/storage.js';
import { type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { reportExportStore } from './reportExport.store.js';
import { filterOf } from './reportFilter.js';

export interface ReportExportDeps {
  readonly db: Database;
  readonly storage: Storage;
}

/** What became of messages as a spreadsheet, which a job writes. */
export const reportExportRoutes = ({ db, storage }: ReportExportDeps): Route[] => {
  const exports = reportExportStore(db);
  return [
    serve(beginReportExport, async ({ body: { fileName, ...asked }, request: { language } }, { userId }) => {
      const wanted = filterOf(asked);
      const name = `${cleanFileName(fileName.replace(/\.xlsx$/i, ''))}.xlsx`;
      const id = await db.transaction((tx) =>
        reportExportStore(tx).begin({ userId, wanted, language, fileName: name }),
      );
      return { id };
    }),
    serve(listReportExports, (_call, { userId }) => exports.list(userId)),
    serve(cancelReportExport, async ({ params: { id } }, { userId }) => {
      await db.transaction((tx) => reportExportStore(tx).cancel(id, userId));
      return null;
    }),
    serve(downloadReportExport, async ({ params: { id } }, { userId }) => {
      const { fileName, fileKey } = await exports.file(id, userId);
      return { body: await storage.stream(fileKey), type: XLSX_TYPE, name: fileName };
    }),
  ];
};
