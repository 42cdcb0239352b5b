import sql from 'sql-template-tag';
import type { JobKind } from '../../../jobs/index.js';
import type { UploadJobDeps } from './checkUpload.job.js';
import { batchSize, uploadReader } from './readBatches.js';
import { takings } from './taking/index.js';
import { bareColumns, type Counts, findAtWork, noCounts, saveReached } from './uploadRecord.js';
import { counted, forgetDepending, type KeptRow, keepRows, repeatedRows } from './uploadRows.store.js';

/**
 * Takes in the good rows of a file. How far it is stands in the same transaction as the rows: cut off anywhere, it goes on
 * after the last row that is in.
 */
export const takeInUploadJob = ({ db, storage }: UploadJobDeps): JobKind => ({
  run: async ({ subject, write, signal, report }) => {
    const upload = await findAtWork(db, subject, 'running');
    const key = upload?.fileKey;
    if (upload === undefined || key === undefined || key === null) return;
    const { start, size } = upload.format;
    const isNew = upload.readBytes === start.bytes;
    if (isNew) await write((tx) => forgetDepending(tx, subject));
    const repeated = await repeatedRows(db, subject);
    const taking = takings[upload.dataType];
    const reader = uploadReader({ source: () => storage.source(key), upload, signal });
    const pace = batchSize();
    let counts: Counts = isNew ? noCounts : upload;

    for await (const batch of reader.batches({ bytes: upload.readBytes, rows: upload.readRows }, pace.size)) {
      const skip = [...batch.rows].filter((row) => repeated.has(row));
      const ignored = skip.map(() => ({ reasons: [{ code: 'earlier_row', column: null }] }));
      const progress = Math.min(1, batch.next.bytes / Math.max(1, size));
      counts = await write(async (tx) => {
        const began = performance.now();
        const outcomes = await taking.take(tx, { uploadId: subject, json: batch.json, skip });
        pace.took(batch.rows.length, performance.now() - began);
        const reasonOf = new Map(
          outcomes.flatMap(({ rows, reason }) => rows.map((row) => [row, reason ?? ''] as const)),
        );
        const kept: KeptRow[] = (await reader.cells(batch, [...reasonOf.keys()])).map(({ row, cells }) => ({
          row,
          outcome: 'refused',
          reasons: [{ code: reasonOf.get(row) ?? '', column: null }],
          cells,
        }));
        const now = counted(counts, [...batch.refused, ...ignored], outcomes);
        await keepRows(tx, subject, kept);
        await saveReached(tx, subject, { at: batch.next, progress, counts: now });
        return now;
      });
      report(progress);
    }
    await write((tx) =>
      tx.query(sql`
        update data_uploads set status = 'done', progress = 1, failure = null, columns = ${bareColumns},
          taken_at = now(), updated_at = now()
        where id = ${subject} and status = 'running'`),
    );
  },
  onDead: async (tx, { subject }) => {
    await tx.query(sql`
      update data_uploads set status = 'cancelled', failure = '{"code": "interrupted"}', columns = ${bareColumns},
        taken_at = now(), updated_at = now()
      where id = ${subject} and status = 'running'`);
  },
  onRetry: async (tx, { subject }) => {
    const rows = await tx.query<{ id: string }>(sql`
      update data_uploads set status = 'running', failure = null, updated_at = now()
      where id = ${subject} and status = 'cancelled' and file_key is not null returning id`);
    return rows.length > 0;
  },
});
