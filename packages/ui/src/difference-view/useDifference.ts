import { type Async, failed, loading, ready } from '@console/base';
import { useEffect, useMemo, useState } from 'react';
import { loadPart } from '../on-demand/loadPart.js';
import { type Compared, compareAll } from './compareAway.js';
import { type Section, sectionsOf } from './sections.js';
import type { DifferenceText } from './types.js';

type Comparing = typeof import('./compare.js');

/** Two texts with what differs. */
export interface Difference extends Compared {
  readonly sections: readonly Section[];
  readonly words: Comparing['compareWords'];
}

const load = () => loadPart(() => import('./compare.js'));

/** Compares two texts off the reader's way. What is shown stays until the next answer is there. */
export const useDifference = (before: DifferenceText, after: DifferenceText, problem: string): Async<Difference> => {
  const sections = useMemo(() => sectionsOf(before, after), [before, after]);
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: readonly Section[]; value: Async<Difference> }>();

  useEffect(() => {
    const gone = new AbortController();
    const compare = async (): Promise<Async<Difference>> => {
      const comparing = await load();
      const compared = await compareAll(sections, comparing, gone.signal);
      return ready({ ...compared, sections, words: comparing.compareWords });
    };
    const show = (value: Async<Difference>) => {
      if (!gone.signal.aborted) setAnswer({ of: sections, value });
    };
    compare().then(show, () => show(failed({ code: 'not_compared', message: problem }, () => setTries(tries + 1))));
    return () => gone.abort();
  }, [problem, sections, tries]);

  if (answer === undefined) return loading;
  const { value } = answer;
  if (answer.of === sections) return value;
  return value.state === 'ready' ? { ...value, refreshing: true } : loading;
};
