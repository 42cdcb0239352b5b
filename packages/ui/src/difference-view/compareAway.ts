import type { DifferenceReply, DifferenceRequest } from './difference.worker.js';
import type { LinePair, Run } from './types.js';

/** Milliseconds for the page itself: nobody sees so short a pause. */
const HERE = 16;
/** Lines of both sides that the page compares itself: of more, only reading them takes longer than that. */
const FEW = 4000;
/** Milliseconds for the worker: who waits longer would rather have a coarse answer. */
const AWAY = 4000;

const startWorker = (): Worker | null => {
  try {
    return new Worker(new URL('./difference.worker.js', import.meta.url), { type: 'module' });
  } catch {
    // What the page may load forbids it, or there are too many.
    return null;
  }
};

const askWorker = async (request: DifferenceRequest, signal: AbortSignal): Promise<DifferenceReply | null> => {
  const worker = startWorker();
  if (worker === null) return null;
  try {
    return await new Promise<DifferenceReply | null>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      for (const trouble of ['error', 'messageerror']) worker.addEventListener(trouble, () => resolve(null));
      worker.addEventListener('message', ({ data }: MessageEvent<DifferenceReply>) => resolve(data));
      worker.postMessage(request, []);
    });
  } finally {
    worker.terminate();
  }
};

export interface Compared {
  readonly runs: readonly (readonly Run[])[];
  /** Some texts differ so much that only their ends were matched. */
  readonly coarse: boolean;
}

/** Compares each pair: at once where that is quick, in a worker where not. Rejects only with what `signal` is aborted with. */
export const compareAll = async (
  pairs: readonly LinePair[],
  { compareLines, compareCoarsely }: typeof import('./compare.js'),
  signal: AbortSignal,
): Promise<Compared> => {
  const end = performance.now() + HERE;
  const runs = pairs.map((pair) => {
    const left = pair.before.length + pair.after.length > FEW ? 0 : end - performance.now();
    return left > 0 ? compareLines(pair, left) : null;
  });
  const open = pairs.filter((_, at) => runs[at] === null);
  if (open.length === 0) return { runs: runs.map((one) => one ?? []), coarse: false };
  const late = await askWorker({ pairs: open, timeout: AWAY / open.length }, signal);
  let at = 0;
  let coarse = false;
  const all = runs.map((one, index) => {
    if (one !== null) return one;
    // No worker: what the page can do in a moment is still better than a coarse answer.
    const pair = pairs[index] ?? { before: [], after: [] };
    const answer = late === null ? compareLines(pair, HERE) : (late[at] ?? null);
    at += 1;
    if (answer !== null) return answer;
    coarse = true;
    return compareCoarsely(pair);
  });
  return { runs: all, coarse };
};
