import type { RfmHistogram } from '@console/api/contract';

const BINS = 24;
/** Of all: those above have one bin together, or a few would press the rest into the first. */
const SHOWN = 0.98;

/** A round width, so that a bin can be named: 1, 2, 5, 10, 20, 50 … */
const roundUp = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= width) ?? 10 * power;
};

/** How values spread from 0 on, in bins of one width; the last holds all above. */
export const histogramOf = (values: readonly number[]): RfmHistogram => {
  const sorted = values.toSorted((a, b) => a - b);
  const shown = sorted[Math.max(0, Math.ceil(sorted.length * SHOWN) - 1)] ?? 0;
  const width = roundUp((shown + 1) / BINS);
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of sorted) {
    const at = Math.min(BINS - 1, Math.max(0, Math.floor(value / width)));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { width, counts };
};
