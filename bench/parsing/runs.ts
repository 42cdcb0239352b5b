/** How much of a text's order a reader keeps. */

/** Words in a row, and Chinese characters in a row. */
const WORDS = 6;
const CHARACTERS = 12;

/** Words, numbers and Chinese characters. Marks, and the hyphens that a printer put in, are nobody's order. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/\u00ad/g, '')
    .toLowerCase()
    .match(/\p{Script=Han}|(?:(?!\p{Script=Han})\p{L})+|\d+/gu) ?? [];

const runsOf = (tokens: readonly string[], length: number): string[] =>
  Array.from({ length: Math.max(0, tokens.length - length + 1) }, (_, at) => tokens.slice(at, at + length).join(' '));

/** Length of the longest part of a row of places that only goes up; one of each group's places counts. */
const longestRise = (groups: readonly (readonly number[])[]): number => {
  const ends: number[] = [];
  for (const places of groups) {
    for (const place of places.toReversed()) {
      let [low, high] = [0, ends.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) < place) low = middle + 1;
        else high = middle;
      }
      ends[low] = place;
    }
  }
  return ends.length;
};

export interface Kept {
  readonly kept: number;
  readonly all: number;
}

/** Runs of a true text that stand unbroken in what was read, and come in the order in which they were written. */
export const runsKept = (truth: readonly string[], read: string, chinese: boolean): Kept => {
  const length = chinese ? CHARACTERS : WORDS;
  const places = new Map<string, number[]>();
  for (const [at, run] of runsOf(tokensOf(read), length).entries()) {
    const known = places.get(run);
    if (known === undefined) places.set(run, [at]);
    else known.push(at);
  }
  let [kept, all] = [0, 0];
  for (const text of truth) {
    const runs = runsOf(tokensOf(text), length);
    all += runs.length;
    kept += longestRise(runs.map((run) => places.get(run) ?? []));
  }
  return { kept, all };
};
