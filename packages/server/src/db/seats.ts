import type { Pace } from './database.js';

/** Of ten seats, one is kept free for whoever is urgent. */
const KEPT = 0.1;

/** Lets so many work at a time; everybody else waits, however long. The urgent go first, in the order of asking. */
export const seats = (count: number) => {
  const kept = count === 1 ? 0 : Math.ceil(count * KEPT);
  const waiting: Record<Pace, (() => void)[]> = { urgent: [], usual: [], background: [] };
  let taken = 0;

  const free = (pace: Pace): boolean => taken < (pace === 'urgent' ? count : count - kept);
  const next = (): void => {
    for (const pace of ['urgent', 'usual', 'background'] as const) {
      if (!free(pace)) return;
      const sit = waiting[pace].shift();
      if (sit === undefined) continue;
      taken += 1;
      return sit();
    }
  };

  return async <T>(pace: Pace, work: () => Promise<T>): Promise<T> => {
    if (free(pace)) taken += 1;
    else await new Promise<void>((resolve) => waiting[pace].push(resolve));
    try {
      return await work();
    } finally {
      taken -= 1;
      next();
    }
  };
};
