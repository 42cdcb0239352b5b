import { setTimeout as sleep } from 'node:timers/promises';
import { SqlError } from '../db/sqlError.js';

const TRIES = 5;
/** Milliseconds before the second try, longer for each further one. */
const PAUSE = 100;

/**
 * Writes down what is known only now: tries again where the database refuses it, be it a deadlock, a connection that is lost, or a
 * customer who is deleted just then.
 */
export const surely = async <T>(write: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof SqlError) || tries >= TRIES) throw error;
      await sleep(tries * PAUSE);
    }
  }
};

/** The same for many at once: where they cannot be written together, each is on its own, so that one costs no other its word. */
export const surelyAll = async <T>(all: readonly T[], write: (some: readonly T[]) => Promise<void>): Promise<void> => {
  if (all.length === 0) return;
  try {
    await surely(() => write(all));
  } catch (error) {
    if (!(error instanceof SqlError) || all.length <= 1) throw error;
    const failed: unknown[] = [];
    for (const one of all) await surely(() => write([one])).catch((reason: unknown) => failed.push(reason));
    if (failed.length > 0) throw failed[0];
  }
};
