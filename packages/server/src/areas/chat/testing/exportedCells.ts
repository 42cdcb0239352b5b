import { beginRecordExport, downloadRecordExport, type Input } from '@console/api/contract';
import { sheetCells } from '../../../spreadsheets/testing/sheetCells.js';
import { exportRecordsJob } from '../exports/recordExport.job.js';
import type { Chat } from './startChat.js';

/** Text of the cells of a spreadsheet of conversations, written as its job writes it. */
export const exportedCells = async (
  { db, storage, call, send }: Chat,
  wanted: Input<typeof beginRecordExport>,
  userId: string,
): Promise<string[][]> => {
  const { id } = await call(beginRecordExport, wanted, userId);
  await exportRecordsJob({ db, storage, tell: async () => undefined }).run({
    id,
    subject: id,
    payload: {},
    attempt: 1,
    fence: 1,
    signal: new AbortController().signal,
    write: (work) => db.transaction(work),
    report: () => undefined,
  });
  return sheetCells(await (await send(downloadRecordExport, { id }, userId)).arrayBuffer());
};
