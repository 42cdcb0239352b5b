import { useRef } from 'react';
import type { EditedRules } from './types.js';

/** Steps that can be taken back. */
const MOST_STEPS = 100;

interface Steps {
  readonly past: readonly EditedRules[];
  readonly present: EditedRules;
  readonly future: readonly EditedRules[];
  /** What the last edit was about: the next one about the same is one step with it. */
  readonly about: string | undefined;
}

/**
 * What the rules were before. Letters typed one after the other in the same field are one step. Rules that come from
 * elsewhere, such as an older version, begin anew.
 */
export const useRuleHistory = (value: EditedRules, onChange: (rules: EditedRules) => void) => {
  const steps = useRef<Steps>({ past: [], present: value, future: [], about: undefined });
  const now = (): Steps =>
    steps.current.present === value ? steps.current : { past: [], present: value, future: [], about: undefined };
  const go = (next: Steps) => {
    steps.current = next;
    onChange(next.present);
  };
  return {
    change: (present: EditedRules, about?: string) => {
      const before = now();
      const goesOn = about !== undefined && about === before.about;
      const past = goesOn ? before.past : [...before.past, value].slice(-MOST_STEPS);
      go({ past, present, future: [], about });
    },
    /** Answers whether there was a step to take back. */
    undo: (): boolean => {
      const { past, present, future } = now();
      const before = past.at(-1);
      if (before === undefined) return false;
      go({ past: past.slice(0, -1), present: before, future: [present, ...future], about: undefined });
      return true;
    },
    /** Answers whether there was a step to do again. */
    redo: (): boolean => {
      const { past, present, future } = now();
      const [after, ...rest] = future;
      if (after === undefined) return false;
      go({ past: [...past, present], present: after, future: rest, about: undefined });
      return true;
    },
  };
};
