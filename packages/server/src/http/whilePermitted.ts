import { Failure } from './failure.js';

export interface Permit {
  /** Rejects with a `Failure` once the caller may not be served any more. Other errors say nothing of that. */
  readonly check: () => Promise<unknown>;
  /** Told once, after which nothing is asked any more. */
  readonly onLost: () => void;
  /** Milliseconds from one answer to the next question. */
  readonly interval: number;
}

/**
 * Asks over and over whether a caller may still be served. What was opened once, like a stream, would otherwise outlive
 * the session, the role or the user it was opened for. Answers a function that ends the asking.
 */
export const whilePermitted = ({ check, onLost, interval }: Permit): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const ask = async () => {
    try {
      await check();
    } catch (error) {
      if (!ended && error instanceof Failure) {
        ended = true;
        onLost();
      }
    }
    plan();
  };
  const plan = () => {
    if (ended) return;
    timer = setTimeout(() => void ask(), interval);
    timer.unref();
  };
  plan();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};
