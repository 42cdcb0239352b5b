import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks, and for how long at most. */
const LOOK = 50;
const PATIENCE = 120_000;

/** Waits for what is done in the background. `what` is told where that does not come about. */
export const until = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
  const begin = Date.now();
  while (!(await isDone())) {
    if (Date.now() - begin > PATIENCE) throw new Error(`${what}: not in time`);
    await pause(LOOK);
  }
};
