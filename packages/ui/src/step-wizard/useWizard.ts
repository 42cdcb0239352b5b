import { useEffect, useRef, useState } from 'react';
import type { WizardAnswer } from './StepWizard.js';

export interface WizardOptions {
  /** Keys, in order. */
  keys: readonly string[];
  current: string;
  onCurrentChange: (key: string) => void;
  check: (key: string) => WizardAnswer | Promise<WizardAnswer>;
  onFinish: () => WizardAnswer | Promise<WizardAnswer>;
  /** What is said where a check did not come through. */
  failed: string;
}

/** The way through the steps: what was passed, what is wrong, and one check at a time. */
export const useWizard = ({ keys, current, onCurrentChange, check, onFinish, failed }: WizardOptions) => {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [checking, setChecking] = useState(false);
  const at = Math.max(0, keys.indexOf(current));

  // The owner may take the reader elsewhere while something is checked.
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  }, [current]);

  /** Asks of a step; says what is wrong with it; answers whether it may be passed. */
  const ask = async (step: string, question: () => WizardAnswer | Promise<WizardAnswer>): Promise<boolean> => {
    const tell = (problem: string | undefined) =>
      setProblems((all) => {
        const others = new Map([...all].filter(([key]) => key !== step));
        return problem === undefined ? others : others.set(step, problem);
      });
    setChecking(true);
    tell(undefined);
    try {
      const answer = await question();
      if (answer === false) tell('');
      else if (typeof answer === 'string') tell(answer);
      return answer !== false && typeof answer !== 'string';
    } catch (error) {
      tell(failed);
      throw error;
    } finally {
      setChecking(false);
    }
  };

  /** Leads to a step, forwards through the check of each before it; to the first that refuses otherwise. */
  const go = async (key: string): Promise<void> => {
    if (checking) return;
    const lead = (to: string) => {
      if (latest.current === current && to !== current) onCurrentChange(to);
    };
    for (const step of keys.slice(at, keys.indexOf(key))) {
      if (!(await ask(step, () => check(step)))) {
        lead(step);
        return;
      }
      setPassed((all) => new Set([...all, step]));
    }
    lead(key);
  };

  const next = async () => {
    const following = keys[at + 1];
    if (following !== undefined) await go(following);
    else if (!checking && (await ask(current, () => check(current)))) {
      setPassed((all) => new Set([...all, current]));
      await ask(current, onFinish);
    }
  };
  const back = () => {
    const before = keys[at - 1];
    if (before !== undefined) void go(before);
  };
  return { at, passed, problems, checking, next, go, back };
};
