import { useCallback, useEffect, useRef, useState } from 'react';

/** What a guarded action may answer. `false`, or a promise of it: nothing was done, so there is nothing to guard. */
export type Answer = unknown;

export interface Lock {
  /** No second run now. */
  readonly locked: boolean;
  /** The promise of the last run is still open. */
  readonly running: boolean;
  /** Runs the action unless locked. A rejection frees the lock and goes on as an unhandled one: catch it in the action. */
  readonly run: (action: () => Answer) => void;
  /** Frees the lock early, e.g. because what would be sent has changed. Does nothing while a promise is open. */
  readonly release: () => void;
}

/** Keeps an action from being done twice: locked for `duration` ms, and for as long as its promise is open. */
export const useLock = (duration: number): Lock => {
  const [state, setState] = useState<'free' | 'locked' | 'running'>('free');
  const closed = useRef(false);
  const pending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    closed.current = false;
    pending.current = false;
    setState('free');
  }, []);

  const releaseIdle = useCallback(() => {
    if (closed.current && !pending.current) release();
  }, [release]);

  useEffect(() => releaseIdle, [releaseIdle]);

  const run = useCallback(
    (action: () => Answer) => {
      if (closed.current) return;
      closed.current = true;
      const end = Date.now() + duration;
      const settle = (value: unknown) => {
        pending.current = false;
        if (value === false) {
          release();
          return;
        }
        setState('locked');
        timer.current = setTimeout(release, Math.max(0, end - Date.now()));
      };
      let answer: Answer;
      try {
        answer = action();
      } catch (error) {
        release();
        throw error;
      }
      if (!(answer instanceof Promise)) {
        settle(answer);
        return;
      }
      pending.current = true;
      setState('running');
      void answer.then(settle, (error: unknown) => {
        release();
        throw error;
      });
    },
    [duration, release],
  );

  return { locked: state !== 'free', running: state === 'running', run, release: releaseIdle };
};
