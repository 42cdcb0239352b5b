import { useCallback, useState } from 'react';
import { messageOf } from '../states/messageOf.js';

/** What went wrong with a row, by chunk, until it is tried again. */
export const useRowProblems = () => {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const say = useCallback(
    (id: string, problem: string | undefined) =>
      setProblems((before) => {
        if (before.get(id) === problem) return before;
        const after = new Map(before);
        if (problem === undefined) after.delete(id);
        else after.set(id, problem);
        return after;
      }),
    [],
  );
  /** Does something with a row; never rejects. Where the error has no words, `fallback` is said. */
  const attempt = useCallback(
    async (id: string, fallback: string, work: () => Promise<unknown> | undefined) => {
      say(id, undefined);
      try {
        await work();
      } catch (error) {
        say(id, messageOf(error, fallback));
      }
    },
    [say],
  );
  return { problems, attempt };
};

export type Attempt = ReturnType<typeof useRowProblems>['attempt'];
