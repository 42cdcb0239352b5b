import { NO_VALUE, numberText, signedText, valueText as knownText, withUnit } from '../data-answer/cells.js';
import type { MetricWords } from './locale.js';
import type { MeasuredMetric } from './types.js';

const PERCENT = '%';

type Judged = Pick<MeasuredMetric, 'unit' | 'higherIsBetter'>;

/** How a value differs from another one. */
export interface MetricChange {
  /** With its sign: "+0.8 个百分点", "−0.2 秒", "+5.9%". */
  readonly text: string;
  /** Without: for beside an arrow. */
  readonly amount: string;
  readonly direction: 'up' | 'down' | 'same';
  /** Whether that is good; null: neither. */
  readonly good: boolean | null;
}

/** "96.1%", "46,215 次", "—". */
export const valueText = (value: number | null, unit: string): string =>
  value === null ? NO_VALUE : knownText(value, unit);

/** What a difference is told in: of percents points, of counts a share of what it was, else the unit itself. */
const differenceOf = (now: number, before: number, unit: string): { by: number; decimals?: number; unit: string } => {
  if (unit === PERCENT) return { by: now - before, decimals: 1, unit: 'points' };
  const counted = Number.isInteger(now) && Number.isInteger(before) && before !== 0;
  return counted
    ? { by: ((now - before) / Math.abs(before)) * 100, decimals: 1, unit: PERCENT }
    : { by: now - before, unit };
};

/** How a value differs from the one before; null where either is missing. */
export const changeOf = (
  now: number | null,
  before: number | null,
  { unit, higherIsBetter }: Judged,
  words: Pick<MetricWords, 'points'>,
): MetricChange | null => {
  if (now === null || before === null) return null;
  const difference = differenceOf(now, before, unit);
  const write = (text: string) =>
    difference.unit === 'points' ? `${text} ${words.points}` : withUnit(text, difference.unit);
  const text = write(signedText(difference.by, difference.decimals));
  // What rounds to nothing is told as nothing.
  const none = !/[1-9]/.test(signedText(difference.by, difference.decimals));
  const up = difference.by > 0;
  return {
    text,
    amount: write(numberText(Math.abs(difference.by), difference.decimals)),
    direction: none ? 'same' : up ? 'up' : 'down',
    good: none || higherIsBetter === null ? null : up === higherIsBetter,
  };
};

/** "≥ 95%", "≤ 1.5 秒"; the value alone where neither is better. */
export const targetText = ({
  target,
  unit,
  higherIsBetter,
}: Pick<MeasuredMetric, 'target' | 'unit' | 'higherIsBetter'>): string => {
  if (target === null) return NO_VALUE;
  const value = withUnit(numberText(target), unit);
  return higherIsBetter === null ? value : `${higherIsBetter ? '≥' : '≤'} ${value}`;
};

/** Whether a value comes up to the target; null where that can't be said. */
export const isReached = (
  value: number | null,
  { target, higherIsBetter }: Pick<MeasuredMetric, 'target' | 'higherIsBetter'>,
): boolean | null => {
  if (value === null || target === null || higherIsBetter === null) return null;
  return higherIsBetter ? value >= target : value <= target;
};
