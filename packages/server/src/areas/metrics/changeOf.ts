/** By which share of what was before a value has changed; null where that can't be said. */
export const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null || before === 0 ? null : (value - before) / Math.abs(before);
