import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import type { JobKind } from '../../../jobs/index.js';
import { batchSize, uploadReader } from './readBatches.js';
import { KEYS, keySet } from './reading/rowKeys.js';
import type { RowsReply } from './reading/uploadRows.worker.js';
import { takings } from './taking/index.js';
import { findAtWork, noCounts, saveReached } from './uploadRecord.js';
import { counted, type KeptRow, keepRows } from './uploadRows.store.js';

export interface UploadJobDeps {
  readonly db: Database;
  readonly storage: Storage;
}

/** Rows of each outcome that are shown. */
const SHOWN = 200;
const MOST_ROWS = 2_000_000;

/** Rows of a batch that are about the same as an earlier row of the file. */
const repeatedOf = ({ rows, keys }: RowsReply, seen: ReturnType<typeof keySet>): number[] => {
  const repeated: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (!seen.takes([...keys.subarray(at * KEYS, at * KEYS + KEYS)])) repeated.push(row);
  }
  return repeated;
};

/** Looks at every row of the file, and says what would become of it. Cut off, it begins anew: nothing was changed. */
export const checkUploadJob = ({ db, storage }: UploadJobDeps): JobKind => ({
  run: async ({ subject, write, signal, report }) => {
    const upload = await findAtWork(db, subject, 'checking');
    const key = upload?.fileKey;
    if (upload === undefined || key === undefined || key === null) return;
    const { start, size } = upload.format;
    await write(async (tx) => {
      await tx.query(sql`delete from data_upload_rows where upload_id = ${subject}`);
      await saveReached(tx, subject, { at: start, progress: 0, counts: noCounts });
    });
    const taking = takings[upload.dataType];
    const reader = uploadReader({ source: () => storage.source(key), upload, signal });
    const pace = batchSize();
    const seen = keySet();
    const shown = { added: 0, changed: 0, unchanged: 0 };
    let counts = noCounts;
    const fail = (code: string, row: number | null): Promise<unknown> =>
      write((tx) =>
        tx.query(sql`
          update data_uploads set status = 'failed', failure = ${JSON.stringify({ code, row })}::jsonb, updated_at = now()
          where id = ${subject}`),
      );

    for await (const batch of reader.batches(start, pace.size)) {
      const began = performance.now();
      const skip = repeatedOf(batch, seen);
      const asked = { uploadId: subject, json: batch.json, skip };
      const outcomes = await taking.judge(db, asked);
      const missing = Object.values(shown).some((count) => count < SHOWN) && batch.rows.length > 0;
      const samples = missing ? await taking.samples(db, asked, SHOWN) : [];
      pace.took(batch.rows.length, performance.now() - began);
      const wanted = samples.filter(({ outcome }) => {
        shown[outcome] += 1;
        return shown[outcome] <= SHOWN;
      });
      const reasonOf = new Map(outcomes.flatMap(({ rows, reason }) => rows.map((row) => [row, reason ?? ''] as const)));
      for (const row of skip) reasonOf.set(row, 'earlier_row');
      const cells = await reader.cells(batch, [...reasonOf.keys(), ...wanted.map(({ row }) => row)]);
      const cellsOf = new Map(cells.map((one) => [one.row, one.cells]));
      const repeated = skip.map(() => ({ reasons: [{ code: 'earlier_row', column: null }] }));
      counts = counted(counts, [...batch.refused, ...repeated], outcomes);
      const kept: KeptRow[] = [
        ...batch.refused.map((row) => ({ ...row, outcome: 'refused' })),
        ...[...reasonOf].map(([row, code]) => ({
          row,
          outcome: 'refused',
          reasons: [{ code, column: null }],
          cells: cellsOf.get(row) ?? [],
        })),
        ...wanted.map(({ row, outcome, changes }) => ({
          row,
          outcome,
          reasons: [],
          cells: cellsOf.get(row) ?? [],
          changes,
        })),
      ];
      const progress = Math.min(1, batch.next.bytes / Math.max(1, size));
      await write(async (tx) => {
        await keepRows(tx, subject, kept);
        await saveReached(tx, subject, { at: batch.next, progress, counts });
      });
      report(progress);
      if (batch.broken) {
        await fail('broken_quotes', batch.next.rows + 1);
        return;
      }
      if (counts.rowCount > MOST_ROWS) {
        await fail('too_many_rows', null);
        return;
      }
    }
    if (counts.rowCount === 0) {
      await fail('no_rows', null);
      return;
    }
    await write((tx) =>
      tx.query(sql`
        update data_uploads set status = 'checked', progress = 1, failure = null, updated_at = now()
        where id = ${subject} and status = 'checking'`),
    );
  },
  onDead: async (tx, { subject }) => {
    await tx.query(sql`
      update data_uploads set status = 'failed', failure = '{"code": "interrupted"}', updated_at = now()
      where id = ${subject} and status = 'checking'`);
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(sql`
      update data_uploads set status = 'checking', failure = null, updated_at = now()
      where id = ${subject} and status = 'failed' and file_key is not null returning id`);
    return rows.length > 0;
  },
});
