import { loadPart } from '../on-demand/loadPart.js';
import type { SheetCell } from './sheetTypes.js';
import type { WriteReply, WriteRequest } from './write.worker.js';

export interface WriteSheetOptions {
  /** 0 to 1, now and then. */
  onProgress?: (share: number) => void;
  /** Stops it: the promise rejects with what it was aborted with. */
  signal?: AbortSignal;
}

export type { SheetCell } from './sheetTypes.js';

type Rows = readonly (readonly SheetCell[])[];

/** What rows are handed to, some at a time. */
interface Writer {
  readonly begin: (name: string) => Promise<unknown>;
  readonly add: (rows: Rows) => Promise<unknown>;
  readonly end: () => Promise<BlobPart[]>;
  readonly stop: () => void;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Cells that are handed over at a time: few enough that handing over is not felt. */
const PORTION = 20_000;

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./write.worker.js', import.meta.url), { type: 'module' });
  } catch {
    // What the page may load forbids it, or there are too many.
    return null;
  }
};

/** Writes away from the page. */
const awayWriter = (worker: Worker): Writer => {
  const ask = (request: WriteRequest) =>
    new Promise<BlobPart[]>((resolve, reject) => {
      const once = new AbortController();
      const end = (settle: () => void) => {
        once.abort();
        settle();
      };
      for (const trouble of ['error', 'messageerror'])
        worker.addEventListener(trouble, () => end(() => reject(new Error('It was stopped'))), once);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<WriteReply>) =>
          end(() => {
            if (data.kind === 'failed') reject(new Error(data.message));
            else resolve(data.kind === 'file' ? [...data.pieces] : []);
          }),
        once,
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
      worker.postMessage(request);
    });
  return {
    begin: (name) => ask({ kind: 'begin', name }),
    add: (rows) => ask({ kind: 'rows', rows }),
    end: () => ask({ kind: 'end' }),
    stop: () => worker.terminate(),
  };
};

/** Writes in the page itself, with a pause after each portion. */
const ownWriter = async (name: string): Promise<Writer> => {
  const { sheetFile } = await loadPart(() => import('./sheetFile.js'));
  const file = sheetFile(name);
  return {
    begin: () => Promise.resolve(),
    add: (rows) => {
      file.add(rows);
      return new Promise((resolve) => setTimeout(resolve));
    },
    end: () => Promise.resolve(file.end()),
    stop: () => undefined,
  };
};

/** The writer away from the page; that in the page where no worker starts, or its program does not arrive. */
const startWriter = async (name: string): Promise<Writer> => {
  const worker = startWorker();
  if (worker === null) return ownWriter(name);
  const writer = awayWriter(worker);
  try {
    await writer.begin(name);
    return writer;
  } catch {
    writer.stop();
    return ownWriter(name);
  }
};

const writeAll = async (writer: Writer, rows: Rows, { onProgress, signal }: WriteSheetOptions): Promise<Blob> => {
  let from = 0;
  while (from < rows.length) {
    signal?.throwIfAborted();
    let to = from;
    for (let cells = 0; to < rows.length && cells < PORTION; to += 1) cells += (rows[to]?.length ?? 0) + 1;
    await writer.add(rows.slice(from, to));
    from = to;
    onProgress?.(from / rows.length);
  }
  const pieces = await writer.end();
  signal?.throwIfAborted();
  return new Blob(pieces, { type: TYPE });
};

/**
 * Writes rows as a spreadsheet (.xlsx) of one sheet, in a worker: however many they are, the page goes on. Rejects where it
 * can't be written, where what writes does not arrive, and with what `signal` is aborted with.
 */
export const writeSheet = async (name: string, rows: Rows, options: WriteSheetOptions = {}): Promise<Blob> => {
  const { signal } = options;
  signal?.throwIfAborted();
  const writer = await startWriter(name);
  const gone = new AbortController();
  try {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: gone.signal });
    });
    return await Promise.race([writeAll(writer, rows, options), aborted]);
  } finally {
    gone.abort();
    writer.stop();
  }
};
