/**
 * Passages of two sources, `limit` at most, the best of each in turn: whichever has found more, neither keeps the other
 * out. What one of them leaves free is for the other.
 */
export const shareEvidence = <T>(one: readonly T[], other: readonly T[], limit: number): T[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((item) => item !== undefined)
    .slice(0, limit);
