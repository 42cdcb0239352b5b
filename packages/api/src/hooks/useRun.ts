'use client';

import { useCallback, useState } from 'react';

export interface Run<Arguments extends unknown[], R> {
  run: (...args: Arguments) => Promise<R>;
  /** True while at least one is on its way. */
  running: boolean;
}

/** Counts what is on its way. `action` has to stay the same function from one drawing to the next. */
export const useRun = <Arguments extends unknown[], R>(
  action: (...args: Arguments) => Promise<R>,
): Run<Arguments, R> => {
  const [count, setCount] = useState(0);
  const run = useCallback(
    async (...args: Arguments): Promise<R> => {
      setCount((before) => before + 1);
      try {
        return await action(...args);
      } finally {
        setCount((before) => before - 1);
      }
    },
    [action],
  );
  return { run, running: count > 0 };
};
