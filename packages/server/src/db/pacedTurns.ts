import type { Pace } from './database.js';

/** Milliseconds for which work lets whatever is more urgent go before it. Then it has waited enough. */
const patience: Readonly<Record<Pace, number>> = { urgent: 0, usual: 150, background: 2000 };

/**
 * Milliseconds for which the background waits after anybody was served: the next statement of the same call comes by then,
 * and a call of five statements waits for one piece of work in the background, not for five.
 */
const GRACE = 8;

interface Waiting {
  readonly pace: Pace;
  /** When its patience ends. */
  readonly until: number;
  begin(): void;
}

/** Lets one through at a time: the most urgent first, in the order of asking among equals, and everybody in the end. */
export const pacedTurns = () => {
  const waiting: Waiting[] = [];
  let busy = false;
  let lastUsed = performance.now();
  /** Set as long as somebody was served a moment ago. */
  let grace: NodeJS.Timeout | undefined;

  const next = (): void => {
    busy = false;
    let first: Waiting | undefined;
    for (const one of waiting) if (first === undefined || one.until < first.until) first = one;
    if (first === undefined) return;
    if (first.pace === 'background' && grace !== undefined && performance.now() < first.until) return;
    busy = true;
    waiting.splice(waiting.indexOf(first), 1);
    first.begin();
  };

  const beginGrace = (): void => {
    clearTimeout(grace);
    grace = setTimeout(() => {
      grace = undefined;
      if (!busy) next();
    }, GRACE);
  };

  const inOrder = async <T>(pace: Pace, until: number, work: () => Promise<T>): Promise<T> => {
    if (busy || pace === 'background') {
      await new Promise<void>((resolve) => {
        waiting.push({ pace, until, begin: resolve });
        if (!busy) next();
      });
    }
    busy = true;
    try {
      return await work();
    } finally {
      if (pace !== 'background') beginGrace();
      next();
    }
  };

  return {
    take: async <T>(pace: Pace, work: () => Promise<T>): Promise<T> => {
      try {
        return await inOrder(pace, performance.now() + patience[pace], work);
      } finally {
        if (pace !== 'background') lastUsed = performance.now();
      }
    },
    /** After everything else that was asked for. */
    last: <T>(work: () => Promise<T>): Promise<T> => inOrder('background', Infinity, work),
    /** Milliseconds since anything but work in the background was done. */
    quietFor: (): number => performance.now() - lastUsed,
  };
};
