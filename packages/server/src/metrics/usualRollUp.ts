import type { MetricRollUp } from '@console/api/contract';
import type { StoredFormula } from './library.js';

/** Counts and sums add up over time; anything else that is dated is taken in the mean, unless somebody says otherwise. */
export const usualRollUp = (formula: Pick<StoredFormula, 'expression' | 'timeColumn'> | null): MetricRollUp => {
  if (formula === null) return 'sum';
  if (formula.timeColumn === null) return 'last';
  return /^(?:count\s*\(\s*\*|sum\s*\()[^/]*$/i.test(formula.expression.trim()) ? 'sum' : 'mean';
};
