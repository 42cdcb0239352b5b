import type { Pace } from './database.js';

/** Milliseconds for which work lets whatever is more urgent go before it. Then it has waited enough. */
const patience: Readonly<Record<Pace, number>> = { urgent: 0, usual: 150, background: 2000 };

interface Waiting {
  /** When its patience ends. */
  readonly until: number;
  begin(): void;
}

/** Lets one through at a time: the most urgent first, in the order of asking among equals, and everybody in the end. */
export const pacedTurns = () => {
  const waiting: Waiting[] = [];
  let busy = false;
  let lastUsed = performance.now();

  const next = (): void => {
    let first: Waiting | undefined;
    for (const one of waiting) if (first === undefined || one.until < first.until) first = one;
    busy = first !== undefined;
    if (first === undefined) return;
    waiting.splice(waiting.indexOf(first), 1);
    first.begin();
  };

  const inOrder = async <T>(until: number, work: () => Promise<T>): Promise<T> => {
    if (busy) await new Promise<void>((resolve) => waiting.push({ until, begin: resolve }));
    busy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };

  return {
    take: async <T>(pace: Pace, work: () => Promise<T>): Promise<T> => {
      try {
        return await inOrder(performance.now() + patience[pace], work);
      } finally {
        if (pace !== 'background') lastUsed = performance.now();
      }
    },
    /** After everything else that was asked for. */
    last: <T>(work: () => Promise<T>): Promise<T> => inOrder(Infinity, work),
    /** Milliseconds since anything but work in the background was done. */
    quietFor: (): number => performance.now() - lastUsed,
  };
};
