import type { ImportState } from './importState.js';
import type { ImportRow } from './types.js';

/** The rows of a file by what the check found. */
export interface Sorts {
  readonly good: readonly ImportRow[];
  readonly same: readonly ImportRow[];
  readonly conflict: readonly ImportRow[];
  readonly wrong: readonly ImportRow[];
  /** Those of the good ones that something is to be said of. */
  readonly noted: readonly ImportRow[];
}

export const sortsOf = ({ rows, verdicts }: ImportState): Sorts => {
  const sorts: Record<keyof Sorts, ImportRow[]> = { good: [], same: [], conflict: [], wrong: [], noted: [] };
  for (const one of rows) {
    const verdict = verdicts.get(one.row);
    if (verdict === undefined) continue;
    if (verdict.problems.length > 0) sorts.wrong.push(one);
    else if (verdict.same === true) sorts.same.push(one);
    else if (verdict.conflict !== undefined) sorts.conflict.push(one);
    else {
      sorts.good.push(one);
      if (verdict.note !== undefined) sorts.noted.push(one);
    }
  }
  return sorts;
};
