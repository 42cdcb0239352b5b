import { fold } from '../../../analysis/semantics/index.js';
import { pairsInBoth, pairsOf } from '../../../text/likest.js';

/** Share of the pairs of letters of both below which two questions are about something else. */
const LEAST = 0.35;

const bare = (question: string): string => fold(question).replace(/[^\p{L}\p{N}.%<>=-]/gu, '');

/** Whether two questions say the same, but for spaces, signs and ways of writing. Numbers and times count as they are written. */
export const saysTheSame = (one: string, other: string): boolean => {
  const [a, b] = [bare(one), bare(other)];
  return a !== '' && a === b;
};

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size + other.size === 0 ? 0 : (2 * pairsInBoth(one, other)) / (one.size + other.size);

/** Those of many that are most like a question, the likest first. */
export const likestFirst = <T extends { readonly question: string }>(
  question: string,
  among: readonly T[],
  most: number,
): T[] => {
  const pairs = pairsOf(fold(question));
  return among
    .map((one) => ({ one, near: likeness(pairs, pairsOf(fold(one.question))) }))
    .filter(({ near }) => near >= LEAST)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ one }) => one);
};
