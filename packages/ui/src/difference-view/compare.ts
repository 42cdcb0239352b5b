import { diffArrays } from 'diff';
import type { LinePair, Run, WordPart } from './types.js';

/** Lines of each side that the other one has too: nothing else can be matched, and most of a rewritten text is nothing else. */
const shared = (lines: readonly string[], other: readonly string[]): number[] => {
  const known = new Set(other);
  return lines.flatMap((line, at) => (known.has(line) ? [at] : []));
};

/** Places that belong together, top to bottom; null where finding them takes longer than `timeout` milliseconds. */
const matches = ({ before, after }: LinePair, timeout: number): [number, number][] | null => {
  const [left, right] = [shared(before, after), shared(after, before)];
  const texts = (places: number[], lines: readonly string[]) => places.map((at) => lines[at] ?? '');
  const changes = diffArrays(texts(left, before), texts(right, after), { timeout });
  if (changes === undefined) return null;
  const pairs: [number, number][] = [];
  let [l, r] = [0, 0];
  for (const { added, removed, count } of changes) {
    if (removed) l += count;
    else if (added) r += count;
    else {
      for (let at = 0; at < count; at += 1) pairs.push([left[l + at] ?? 0, right[r + at] ?? 0]);
      l += count;
      r += count;
    }
  }
  return pairs;
};

const runsOf = ({ before, after }: LinePair, pairs: readonly (readonly [number, number])[]): Run[] => {
  const runs: Run[] = [];
  let [b, a] = [0, 0];
  const upTo = (nextB: number, nextA: number) => {
    if (nextB > b || nextA > a) runs.push({ same: false, before: nextB - b, after: nextA - a });
  };
  for (const [nextB, nextA] of pairs) {
    upTo(nextB, nextA);
    const last = runs.at(-1);
    if (last?.same) runs[runs.length - 1] = { same: true, before: last.before + 1, after: last.after + 1 };
    else runs.push({ same: true, before: 1, after: 1 });
    b = nextB + 1;
    a = nextA + 1;
  }
  upTo(before.length, after.length);
  return runs;
};

/** What two texts share at their ends stays, all between counts as changed: right, and far from the smallest answer. */
export const compareCoarsely = (pair: LinePair): Run[] => {
  const { before, after } = pair;
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const head = Array.from({ length: start }, (_, at) => [at, at] as const);
  const tail = Array.from({ length: end }, (_, at) => [before.length - end + at, after.length - end + at] as const);
  return runsOf(pair, [...head, ...tail]);
};

/** The fewest changed lines between two texts; null where that takes longer than `timeout` milliseconds. */
export const compareLines = (pair: LinePair, timeout: number): Run[] | null => {
  const pairs = matches(pair, timeout);
  return pairs === null ? null : runsOf(pair, pairs);
};

/** A line that is longer is marked as a whole. */
const LONGEST_LINE = 4000;
/** Two lines that share less of the longer one have nothing to do with each other. */
const LEAST_SHARED = 0.3;
const WORD_TIME = 20;

/** Words; of Chinese, which has no spaces, the characters. */
const wordsOf = (line: string): string[] => line.match(/\p{Script=Han}|[\p{L}\p{N}_]+|\s+|./gu) ?? [];

/** What differs within two lines, or null where they have little in common: less than `leastShared` of the longer one. */
export const compareWords = (
  before: string,
  after: string,
  leastShared = LEAST_SHARED,
): { before: WordPart[]; after: WordPart[] } | null => {
  if (Math.max(before.length, after.length) > LONGEST_LINE) return null;
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: WORD_TIME });
  if (changes === undefined) return null;
  const parts = changes.map(({ added, removed, value }) => ({ added, removed, text: value.join('') }));
  const same = parts.reduce((sum, { added, removed, text }) => sum + (added || removed ? 0 : text.trim().length), 0);
  if (same < Math.max(before.trim().length, after.trim().length) * leastShared) return null;
  return {
    before: parts.flatMap(({ added, removed, text }) => (added ? [] : [{ text, changed: removed }])),
    after: parts.flatMap(({ added, removed, text }) => (removed ? [] : [{ text, changed: added }])),
  };
};
