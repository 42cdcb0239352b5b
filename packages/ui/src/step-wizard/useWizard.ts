import { useState } from 'react';
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

  /** Asks; says what is wrong; answers whether it may go on. */
  const ask = async (question: () => WizardAnswer | Promise<WizardAnswer>): Promise<boolean> => {
    const tell = (problem: string | undefined) =>
      setProblems((all) => {
        const others = new Map([...all].filter(([key]) => key !== current));
        return problem === undefined ? others : others.set(current, problem);
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

  const next = async () => {
    if (checking) return;
    if (!(await ask(() => check(current)))) return;
    setPassed((all) => new Set([...all, current]));
    const following = keys[at + 1];
    if (following === undefined) await ask(onFinish);
    else onCurrentChange(following);
  };
  const go = (key: string) => {
    if (!checking && key !== current) onCurrentChange(key);
  };
  const back = () => {
    const before = keys[at - 1];
    if (before !== undefined) go(before);
  };
  return { at, passed, problems, checking, next, go, back };
};
