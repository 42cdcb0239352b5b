import { href } from '@console/api/contract';
import type { Database, Queryable } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { type JobKind, nowAndThen } from '../../../jobs/index.js';
import { MOST_ROWS, streamXlsx } from '../../../spreadsheets/index.js';
import { maskPhones } from '../../../text/maskPhones.js';
import { type ExportedAnswer, exportedAnswerStore } from './exportedAnswer.store.js';
import { recordExportStore } from './recordExport.store.js';
import { recordSheet } from './recordSheet.js';

/** Milliseconds between two reports of progress. */
const REPORT = 500;

/** Milliseconds after which whoever wants the file is likely to do something else, and is told that it is there. */
const LONG = 20_000;

/** Answers that a sheet holds, below its titles. */
const MOST_ANSWERS = MOST_ROWS - 1;

export interface ExportRecordsDeps {
  readonly db: Database;
  readonly storage: Storage;
  /** Sends one message to these users. */
  readonly tell: (
    tx: Queryable,
    message: { kind: 'export_ready'; userIds: readonly string[]; note: string; href: string },
  ) => Promise<void>;
  /** Milliseconds. Default 20,000. For tests. */
  readonly long?: number;
}

async function* counted(answers: AsyncIterable<ExportedAnswer>, signal: AbortSignal, onCount: (done: number) => void) {
  let done = 0;
  for await (const answer of answers) {
    signal.throwIfAborted();
    yield answer;
    done += 1;
    onCount(done);
  }
}

/** Writes one spreadsheet of conversations. Cut off anywhere, it is written anew: half a file is never kept. */
export const exportRecordsJob = ({ db, storage, tell, long = LONG }: ExportRecordsDeps): JobKind => ({
  run: async ({ subject: id, signal, write, report }) => {
    const began = Date.now();
    const begun = await write((tx) => recordExportStore(tx).start(id));
    if (begun === undefined) return;
    const { userId, wanted, language, inFull } = begun;
    const filter = { ...wanted, from: new Date(wanted.from), to: new Date(wanted.to) };
    const exported = exportedAnswerStore(db);
    const total = await exported.count(filter);
    const progress = nowAndThen(REPORT, (done: number) => {
      report(Math.min(0.99, done / Math.max(1, total)));
      return write((tx) => recordExportStore(tx).progress(id, done, total));
    });
    let written = 0;
    const answers = counted(exported.all(filter), signal, (done) => {
      written = Math.min(done, MOST_ANSWERS);
      progress.report(written);
    });
    const readable = inFull ? (text: string) => text : maskPhones;
    const file = await storage.put(streamXlsx(recordSheet(answers, language, readable))).finally(progress.settled);
    await write(async (tx) => {
      const exports = recordExportStore(tx);
      await exports.progress(id, written, Math.max(total, written));
      await exports.done(id, file);
      if (Date.now() - began < long) return;
      const page = href('sessionManage', { exports: 'open' });
      await tell(tx, { kind: 'export_ready', userIds: [userId], note: '', href: page });
    });
  },
  onDead: (tx, { subject }) => recordExportStore(tx).failed(subject),
  onRetry: (tx, { subject }) => recordExportStore(tx).again(subject),
});
