import { ApiError } from '@console/api';
import { type Async, failed, loading, ready } from '@console/base';
import { useEffect, useRef, useState } from 'react';

export interface Stoppable<Input, Result> {
  /** What has come of it; undefined before, and after it was stopped. */
  result: Async<Result> | undefined;
  /** Begins; what was begun before is given up. */
  start: (input: Input) => Promise<void>;
  stop: () => void;
}

/** A call that takes a while and is given up when nobody waits for it any more, one at a time. */
export const useStoppable = <Input, Result>(
  run: (input: Input, options: { quiet: true; signal: AbortSignal }) => Promise<Result>,
): Stoppable<Input, Result> => {
  const [result, setResult] = useState<Async<Result>>();
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => () => stopper.current?.abort(), []);
  return {
    result,
    start: async (input) => {
      stopper.current?.abort();
      const own = new AbortController();
      stopper.current = own;
      setResult(loading);
      try {
        setResult(ready(await run(input, { quiet: true, signal: own.signal })));
      } catch (error) {
        if (own.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setResult(failed(error));
      }
    },
    stop: () => {
      stopper.current?.abort();
      setResult(undefined);
    },
  };
};
