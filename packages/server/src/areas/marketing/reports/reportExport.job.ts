import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import type { JobKind } from '../../../jobs/index.js';
import { streamXlsx } from '../../../spreadsheets/index.js';
import { reportExportStore } from './reportExport.store.js';
import { reportSheets } from './reportSheets.js';

/** Writes one spreadsheet. Cut off anywhere, it is written anew: half a file is never kept. */
export const exportReportJob = ({ db, storage }: { readonly db: Database; readonly storage: Storage }): JobKind => ({
  run: async ({ subject: id, signal, write }) => {
    const begun = await write((tx) => reportExportStore(tx).start(id));
    if (begun === undefined) return;
    const sheets = await reportSheets(db, begun.wanted, { language: begun.language, signal });
    const file = await storage.put(streamXlsx(...sheets));
    await write((tx) => reportExportStore(tx).done(id, file));
  },
  onDead: (tx, { subject }) => reportExportStore(tx).failed(subject),
  onRetry: (tx, { subject }) => reportExportStore(tx).again(subject),
});
