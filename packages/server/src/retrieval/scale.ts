/**
 * What the numbers of a model mean. The cosines of one model lie between 0.7 and 0.9, those of another between 0 and 0.6: a fixed
 * threshold would let everything through with the first and nothing with the second.
 */
export interface Scale {
  /** The number of texts that have nothing to do with each other. */
  readonly unrelated: number;
  /** From here on a passage answers a question rather than not. */
  readonly related: number;
}

/** For a model that has not been calibrated, or cannot be. */
export const usualScale: Scale = { unrelated: 0, related: 0.6 };

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Relevance, 0 to 1, of a number of a model: 0.6 where it begins to be related, as on the usual scale. */
export const relevanceOn = ({ unrelated, related }: Scale, value: number): number => {
  const share = usualScale.related;
  if (value < related) return related <= unrelated ? 0 : share * clamp((value - unrelated) / (related - unrelated));
  return related >= 1 ? 1 : share + (1 - share) * clamp((value - related) / (1 - related));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which this share of all lie. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The scale on which pairs that belong together and pairs that don’t lie apart; null where a model does not tell them apart. */
export const scaleOf = (together: readonly number[], apart: readonly number[]): Scale | null => {
  const ups = together.toSorted((a, b) => a - b);
  const downs = apart.toSorted((a, b) => a - b);
  const unrelated = mean(apart);
  const lowest = quantile(ups, 0.1);
  const highest = quantile(downs, 0.95);
  // Most of what belongs together has to lie above nearly all of what doesn’t.
  if (quantile(ups, 0.4) <= highest) return null;
  return { unrelated, related: Math.max(unrelated, (lowest + highest) / 2) };
};
