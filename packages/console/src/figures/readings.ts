import type { FigureReading } from '@console/ui/figure-band';
import type { FigureWords } from './figureWords.js';
import { inShort } from './inShort.js';

/** A number of a time beside that of the time before. Null: nothing to count. */
export interface Counted {
  value: number | null;
  previous: number | null;
}

/** For what can't be counted: a share of nothing. Never for what did not load. */
const NOTHING: FigureReading = { value: '—' };

/** "1.2", "1,234". */
export const oneDecimal = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

/** Of shares, which stand beside each other: "97.0". */
export const inPercent = (share: number): string =>
  (share * 100).toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Difference = Pick<NonNullable<FigureReading['change']>, 'text' | 'direction' | 'good'>;

interface Compared {
  /** In the unit that it is said in; null where it can't be said. */
  apart: (value: number, previous: number) => number | null;
  write: (apart: string) => string;
  /** Turns what is good. */
  smallerIsBetter?: boolean;
}

/** The difference as it is said. What is too small to be said is none. */
const differenceOf = (
  { value, previous }: Counted,
  { apart, write, smallerIsBetter = false }: Compared,
): Difference | undefined => {
  const difference = value === null || previous === null ? null : apart(value, previous);
  if (difference === null) return undefined;
  const said = Math.round(difference * 10) / 10;
  const text = write(oneDecimal(Math.abs(said)));
  if (said === 0) return { text, direction: 'same', good: null };
  return { text, direction: said > 0 ? 'up' : 'down', good: said > 0 !== smallerIsBetter };
};

/** What writes figures. `than`: what they are compared with, "较前 30 天"; left out: with nothing. */
export const readings = (words: FigureWords, than?: string) => {
  const read = (counted: Counted, shown: (value: number) => FigureReading, compared: Compared) => {
    if (counted.value === null) return NOTHING;
    const changed = than === undefined ? undefined : differenceOf(counted, compared);
    return { ...shown(counted.value), ...(changed && than && { change: { ...changed, than } }) };
  };
  return {
    count: (counted: Counted): FigureReading =>
      read(counted, (value) => ({ ...inShort(value), unit: words.times }), {
        apart: (value, previous) => (previous === 0 ? null : ((value - previous) / previous) * 100),
        write: (apart) => `${apart}%`,
      }),
    share: (counted: Counted): FigureReading =>
      read(counted, (value) => ({ value: inPercent(value), unit: '%' }), {
        apart: (value, previous) => (value - previous) * 100,
        write: words.points,
      }),
    seconds: (counted: Counted): FigureReading =>
      read(counted, (value) => ({ value: oneDecimal(value), unit: words.seconds }), {
        apart: (value, previous) => value - previous,
        write: (apart) => `${apart} ${words.seconds}`,
        smallerIsBetter: true,
      }),
  };
};
