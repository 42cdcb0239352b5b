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

export const oneDecimal = (value: number): string => value.toLocaleString(undefined, { maximumFractionDigits: 1 });

type Difference = Pick<NonNullable<FigureReading['change']>, 'text' | 'direction' | 'good'>;

/** The difference as it is said: in percent, percentage points or seconds. `smallerIsBetter` turns what is good. */
const differenceOf = (
  { value, previous }: Counted,
  inWords: (difference: number, previous: number) => string | null,
  smallerIsBetter = false,
): Difference | undefined => {
  if (value === null || previous === null) return undefined;
  const text = inWords(Math.abs(value - previous), previous);
  if (text === null) return undefined;
  if (value === previous) return { text, direction: 'same', good: null };
  const up = value > previous;
  return { text, direction: up ? 'up' : 'down', good: up !== smallerIsBetter };
};

const inPercent = (difference: number, previous: number): string | null =>
  previous === 0 ? null : `${oneDecimal((difference / previous) * 100)}%`;

/** What writes figures. `than`: what they are compared with, "较前 30 天"; left out: with nothing. */
export const readings = (words: FigureWords, than?: string) => {
  const read = (
    counted: Counted,
    shown: (value: number) => FigureReading,
    difference: () => Difference | undefined,
  ) => {
    if (counted.value === null) return NOTHING;
    const changed = than === undefined ? undefined : difference();
    return { ...shown(counted.value), ...(changed && than && { change: { ...changed, than } }) };
  };
  return {
    count: (counted: Counted): FigureReading =>
      read(
        counted,
        (value) => ({ ...inShort(value), unit: words.times }),
        () => differenceOf(counted, inPercent),
      ),
    share: (counted: Counted): FigureReading =>
      read(
        counted,
        (value) => ({ value: oneDecimal(value * 100), unit: '%' }),
        () => differenceOf(counted, (difference) => words.points(oneDecimal(difference * 100))),
      ),
    seconds: (counted: Counted): FigureReading =>
      read(
        counted,
        (value) => ({ value: oneDecimal(value), unit: words.seconds }),
        () => differenceOf(counted, (difference) => `${oneDecimal(difference)} ${words.seconds}`, true),
      ),
  };
};
