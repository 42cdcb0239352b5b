import type { SemanticMetric } from './vocabulary.js';

/** Whether a value comes up to a target; null where that can't be said. */
export const reachedBy = (
  value: number | null,
  { target, higherIsBetter }: Pick<SemanticMetric, 'target' | 'higherIsBetter'>,
): boolean | null => {
  if (value === null || target == null || higherIsBetter === null) return null;
  return higherIsBetter ? value >= target : value <= target;
};
