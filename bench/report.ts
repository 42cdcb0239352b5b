import { TestRunner } from 'vitest';

/** One line of the table that `pnpm bench` ends with. */
export interface Ratio {
  /** What was measured, e.g. `answer of 100 kB, 250 updates`. */
  readonly what: string;
  /** Default `ms`. */
  readonly unit?: string;
  readonly ours: number;
  /** What it is held against, and what that took. Left out: there is nothing alike, and no ratio. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** The ratio that we want to stay under; without a peer, the figure itself. Left out: none was set. */
  readonly aim?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    ratios?: Ratio[];
  }
}

/** Puts a line into the table, from within a test, in Node and in the browser alike. */
export const report = (ratio: Ratio): void => {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('only a test has something to report');
  test.meta.ratios = [...(test.meta.ratios ?? []), ratio];
};

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
