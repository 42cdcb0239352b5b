import { beginRecordExport, cancelRecordExport, downloadRecordExport, listRecordExports } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { cleanFileName } from '../../../files/fileName.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { readMoment } from '../../../text/moment.js';
import { readsPhones } from '../../../visibility/index.js';
import { recordExportStore } from './recordExport.store.js';

const DAY = 86_400_000;
const LONGEST_SPAN = 367 * DAY;

export interface RecordExportDeps {
  readonly db: Database;
  readonly storage: Storage;
}

/** Conversations as a spreadsheet, which a job writes. */
export const recordExportRoutes = ({ db, storage }: RecordExportDeps): Route[] => {
  const exports = recordExportStore(db);
  return [
    serve(beginRecordExport, async ({ body: { startTime, endTime, fileName, ...filter }, request }, actor) => {
      const [from, to] = [readMoment(startTime), readMoment(endTime)];
      if (from === null || to === null || to < from || to.getTime() - from.getTime() > LONGEST_SPAN)
        return fail('invalid_span');
      const id = await db.transaction((tx) =>
        recordExportStore(tx).begin({
          userId: actor.userId,
          wanted: { ...filter, from: from.toISOString(), to: to.toISOString() },
          language: request.language,
          inFull: readsPhones(actor),
          fileName: `${cleanFileName(fileName.replace(/\.xlsx$/i, ''))}.xlsx`,
        }),
      );
      return { id };
    }),
    serve(listRecordExports, (_call, { userId }) => exports.list(userId)),
    serve(cancelRecordExport, async ({ params: { id } }, { userId }) => {
      await db.transaction((tx) => recordExportStore(tx).cancel(id, userId));
      return null;
    }),
    serve(downloadRecordExport, async ({ params: { id } }, actor) => {
      const { userId } = actor;
      const { fileName, fileKey } = await exports.file(id, { userId, inFull: readsPhones(actor) });
      return { body: await storage.stream(fileKey), type: XLSX_TYPE, name: fileName };
    }),
  ];
};
