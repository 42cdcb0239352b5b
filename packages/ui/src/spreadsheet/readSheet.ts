import type { SheetReply, SheetRequest } from './sheet.worker.js';
import type { ReadSheet, SheetLimits, SheetProblem } from './sheetTypes.js';

/** Seconds that a file may take. */
const MOST_SECONDS = 30;

export type SheetReading =
  | { readonly state: 'ready'; readonly sheets: readonly ReadSheet[] }
  | { readonly state: 'failed'; readonly problem: SheetProblem };

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./sheet.worker.js', import.meta.url), { type: 'module' });
  } catch {
    // What the page may load forbids it, or there are too many.
    return null;
  }
};

/**
 * Reads the sheets of an xlsx, of a csv in UTF-8, UTF-16 or GB18030, or a list in JSON, in a worker: whatever is in the file, the page goes
 * on. Dates come as `2026-01-31 10:42:00`, merged cells in all that they cover. Rejects only with what `signal` is aborted with.
 */
export const readSheet = async (file: Blob, limits: SheetLimits, signal?: AbortSignal): Promise<SheetReading> => {
  const data = await file.arrayBuffer().catch(() => null);
  signal?.throwIfAborted();
  if (data === null) return { state: 'failed', problem: 'gone' };
  const worker = startWorker();
  if (worker === null) return { state: 'failed', problem: 'stopped' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<SheetReading>((resolve, reject) => {
      const fail = (problem: SheetProblem) => resolve({ state: 'failed', problem });
      timer = setTimeout(() => fail('too_slow'), MOST_SECONDS * 1000);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () => fail('stopped'));
      worker.addEventListener('messageerror', () => fail('stopped'));
      worker.addEventListener('message', ({ data: reply }: MessageEvent<SheetReply>) => {
        if ('problem' in reply) fail(reply.problem);
        else resolve({ state: 'ready', sheets: reply.sheets });
      });
      worker.postMessage({ data, limits } satisfies SheetRequest, [data]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};
