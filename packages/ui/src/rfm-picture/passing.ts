/** How values spread from 0 on; the last bin holds all above. */
export interface ValueSpread {
  /** Of each bin. */
  readonly width: number;
  /** People in each bin. */
  readonly counts: readonly number[];
}

/** Which values are high: those up to the threshold, as days ago are, or those from it on. */
export type ThresholdSide = 'atMost' | 'atLeast';

/** Whether a bin is on the high side of a threshold; one that the threshold cuts is, where most of it is. */
export const isPassing = (at: number, { width }: ValueSpread, value: number, side: ThresholdSide): boolean => {
  const middle = (at + 0.5) * width;
  return side === 'atMost' ? middle <= value : middle >= value;
};

/** The share of people on the high side, by the bins: 0 to 1. */
export const shareOf = (spread: ValueSpread, value: number, side: ThresholdSide): number => {
  const all = spread.counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const passing = spread.counts.reduce((sum, count, at) => sum + (isPassing(at, spread, value, side) ? count : 0), 0);
  return passing / all;
};
