import { setTimeout as pause } from 'node:timers/promises';
import { ModelError } from './modelError.js';

/** Milliseconds before each further try: most services that are too busy are so for a moment. */
export const PAUSES: readonly number[] = [500, 2_000];

/** Too many requests, or a fault of the service's own: the same call may work a moment later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ModelError && error.status !== undefined && (error.status === 429 || error.status >= 500);

/**
 * Makes a call again where the service is too busy or has failed, as long as `begun` is false: what was said once is not
 * said twice. Throws what the last try threw, and the signal's reason.
 */
export const retrying = async <T>(
  call: () => Promise<T>,
  begun: () => boolean,
  signal: AbortSignal,
  pauses: readonly number[] = PAUSES,
): Promise<T> => {
  for (const milliseconds of pauses) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || begun() || !isPassing(error)) throw error;
    }
    await pause(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  return call();
};
