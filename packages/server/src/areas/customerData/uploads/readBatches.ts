import type { FileSource } from '../../../files/source.js';
import { createPool } from '../../../workers/index.js';
import type { Place, RowsReply, RowsRequest } from './reading/uploadRows.worker.js';
import type { UploadAtWork } from './uploadRecord.js';

const pool = createPool<RowsRequest, never, RowsReply>({
  module: new URL('./reading/uploadRows.worker.js', import.meta.url),
  threads: 2,
  memory: 512,
});

const SECONDS = 60;
/** Milliseconds that a batch should take in the database: others wait behind it there. */
const AIM = 150;
const FIRST = 500;
const MOST = 5000;

/** How many rows go to the database together: by what the last took. */
export const batchSize = () => {
  let size = FIRST;
  return {
    size: (): number => size,
    took: (rows: number, ms: number): void => {
      if (rows === 0) return;
      const fits = Math.round((rows * AIM) / Math.max(1, ms));
      size = Math.max(50, Math.min(MOST, 2 * size, fits));
    },
  };
};

export interface ReadingFile {
  readonly source: () => Promise<FileSource>;
  readonly upload: UploadAtWork;
  readonly signal: AbortSignal;
}

/** Reads the rows of an upload some at a time, in a thread of its own; never more of the file in memory than that. */
export const uploadReader = ({ source, upload, signal }: ReadingFile) => {
  const { dataType, columns, format } = upload;
  const rules = {
    dataType,
    targets: columns.map(({ target }) => target),
    titles: columns.map(({ title }) => title),
    now: Date.now(),
  };
  const read = async (from: Place, most: number, cellsOf?: readonly number[]): Promise<RowsReply> => {
    const request = { source: await source(), format, rules, from, most, ...(cellsOf && { cellsOf }) };
    return pool.run(request, { time: SECONDS * 1000, signal });
  };
  return {
    /** From a place on; the next ones are read while the caller is at work on these. */
    batches: async function* (start: Place, size: () => number): AsyncGenerator<RowsReply & { readonly from: Place }> {
      let from = start;
      let next: Promise<RowsReply> | null = read(from, size());
      try {
        while (next !== null) {
          const batch: RowsReply = await next;
          next = batch.isEnd || batch.broken ? null : read(batch.next, size());
          // Whoever stops asking never looks at it.
          next?.catch(() => undefined);
          yield { ...batch, from };
          from = batch.next;
        }
      } finally {
        await next?.catch(() => undefined);
      }
    },
    /** What stands in some rows of a batch. */
    cells: async ({ from, next }: { from: Place; next: Place }, rows: readonly number[]) =>
      rows.length === 0 ? [] : (await read(from, next.rows - from.rows, rows)).cells,
  };
};

export type UploadReader = ReturnType<typeof uploadReader>;
