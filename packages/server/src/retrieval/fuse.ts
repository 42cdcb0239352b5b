/** Ranks are fused by their reciprocals; this damps the first ones. */
const FUSION = 60;

export interface Ranked {
  readonly seq: number;
}

/**
 * Fuses two rankings, best first: what is high in both comes before what is high in one. `vectorWeight` says how much the meaning of
 * a chunk counts beside its words, 0 to 1. Only good for comparing chunks of one question.
 */
export const fuse = (
  byWords: readonly Ranked[],
  byVectors: readonly Ranked[],
  vectorWeight: (seq: number) => number,
): Map<number, number> => {
  const scores = new Map<number, number>();
  const add = (ranking: readonly Ranked[], shareOf: (seq: number) => number): void => {
    for (const [rank, { seq }] of ranking.entries()) {
      const share = shareOf(seq);
      if (share > 0) scores.set(seq, (scores.get(seq) ?? 0) + (2 * share) / (FUSION + rank + 1));
    }
  };
  add(byWords, (seq) => 1 - vectorWeight(seq));
  add(byVectors, vectorWeight);
  return scores;
};
