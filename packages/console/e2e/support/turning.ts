import { all, turn } from '../../../../scripts/turns.mjs';

/**
 * One in `among`, other ones every day; with `ALL=1` all. What is chosen for each `place` from
 * 0 to `among - 1` has nothing in common, and is all in all.
 */
export const turning = <Thing>(things: readonly Thing[], among: number, place = 0): readonly Thing[] =>
  all ? things : things.filter((_, at) => (at + turn) % among === place % among);
