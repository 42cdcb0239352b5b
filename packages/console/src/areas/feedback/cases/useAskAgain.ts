import { useAskCaseAgain } from '@console/api/hooks/feedbackCases';
import type { Async } from '@console/base';
import { useState } from 'react';
import { useStoppable } from '../../../actions/useStoppable.js';

/** Cases whose questions are asked again, one after another. */
export interface AskingAgain {
  /** What has come of it; undefined before, and after it was stopped. */
  result: Async<true> | undefined;
  /** How many of them have answered. */
  progress: { readonly done: number; readonly of: number };
  ask: (ids: readonly string[]) => void;
  stop: () => void;
}

/** Asks again. What was answered before one of them fails, or before it is stopped, is kept. */
export const useAskAgain = (): AskingAgain => {
  const { run } = useAskCaseAgain();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const { result, start, stop } = useStoppable(async (ids: readonly string[], options): Promise<true> => {
    for (const [done, id] of ids.entries()) {
      setProgress({ done, of: ids.length });
      await run({ id }, options);
    }
    return true;
  });
  return { result, progress, ask: (ids) => void start(ids), stop };
};
