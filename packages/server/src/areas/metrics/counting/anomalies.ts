/** So many points before decide what is usual. */
export const LOOKS_BACK = 14;
const NEEDED = 8;
/** Makes the median of deviations as large as the usual deviation where they are spread evenly. */
const SCALE = 1.4826;
const TIMES = 3;
/** Points that hardly ever differ are taken to differ by this share of their median: small counts always waver a little. */
const LEAST = 0.05;

export interface Anomaly {
  /** Place among the values. */
  readonly at: number;
  readonly value: number;
  /** The median of the points before it. */
  readonly expected: number;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/**
 * The values from a place on that are further from the median of the 14 before them than three times their usual deviation.
 * Missing ones are passed over; with less than 8 before, or with nothing but noughts, nothing is said.
 */
export const anomaliesIn = (values: readonly (number | null)[], from = 0): Anomaly[] => {
  const found: Anomaly[] = [];
  const before: number[] = [];
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const known = before.slice(-LOOKS_BACK);
    if (at >= from && known.length >= NEEDED) {
      const expected = median(known);
      const deviation = SCALE * median(known.map((one) => Math.abs(one - expected)));
      const usual = Math.max(deviation, LEAST * Math.abs(expected));
      if (usual > 0 && Math.abs(value - expected) > TIMES * usual) found.push({ at, value, expected });
    }
    before.push(value);
  }
  return found;
};
