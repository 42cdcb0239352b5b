import type { SelectOption } from '../forms/AsyncSelect.js';

/** Of the entry that adds what was typed. No id begins so. */
export const ADD = '\u0000add';

export interface TagQuestion {
  readonly options: readonly SelectOption[];
  readonly chosen: readonly string[];
  /** As it was typed. */
  readonly typed: string;
  /** The options are those that were found for it already. */
  readonly isFound: boolean;
  /** Nothing more can be chosen. */
  readonly isFull: boolean;
  /** Left out, nothing can be added. */
  readonly adding?: {
    /** What the entry says. */
    readonly label: (name: string) => string;
    /** Why a name can't be added, in the reader's words. */
    readonly check: (name: string) => string | undefined;
  };
}

const folded = (text: string): string => text.trim().toLowerCase();

/**
 * What can be chosen for what was typed. First the one that is named just so; where there is none, the entry that adds it,
 * which says why not where that can't be.
 */
export const tagOptions = ({ options, chosen, typed, isFound, isFull, adding }: TagQuestion): SelectOption[] => {
  const sought = folded(typed);
  const full = new Set(chosen);
  const fitting = options
    .filter(({ label }) => isFound || folded(label).includes(sought))
    .map((one) => (isFull && !full.has(one.value) ? { ...one, disabled: true } : one));
  const [same, others] = [
    fitting.filter(({ label }) => folded(label) === sought),
    fitting.filter(({ label }) => folded(label) !== sought),
  ];
  if (adding === undefined || sought === '' || isFull || same.length > 0) return [...same, ...others];
  // What was added a moment ago is no option, and is not added again.
  if (chosen.some((id) => folded(id) === sought)) return others;
  const name = typed.trim();
  const problem = adding.check(name);
  const label = problem === undefined ? adding.label(name) : `${adding.label(name)}：${problem}`;
  return [{ value: ADD, label, disabled: problem !== undefined }, ...others];
};
