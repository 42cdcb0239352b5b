import { formatCompact } from '@console/base';

/** Steps of an axis, at most about six, whose names lose nothing: from 0, or below it where values are. */
export const niceTicks = (greatest: number, { least = 0, whole = true } = {}): number[] => {
  const range = Math.max(0, greatest) - Math.min(0, least);
  if (!(range > 0)) return [0, 1];
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const step = whole ? Math.max(1, nice) : nice;
  const first = Math.floor(Math.min(0, least) / step);
  const count = Math.ceil(Math.max(0, greatest) / step) - first;
  return Array.from({ length: count + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
};

/** Steps of an axis that begins at one of them, above 0. */
export const ticksFrom = (from: number, greatest: number, whole: boolean): number[] =>
  niceTicks(greatest - from, { whole }).map((tick) => Number((from + tick).toPrecision(12)));

/** A step of an axis in words: short from a thousand on, with all of its digits below one. */
export const tickName = (tick: number): string =>
  (Math.abs(tick) < 1000 ? tick.toLocaleString('en-US', { maximumFractionDigits: 6 }) : formatCompact(tick)).replace(
    '-',
    '−',
  );

/** Of the usual distance between two names, so much lies at least between the last two. */
const LEAST_GAP = 0.75;

/** Which of `count` places are named so that at most `most` names stand evenly: the first and the last always. */
export const namedPlaces = (count: number, most: number): number[] => {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const step = Math.ceil((count - 1) / (most - 1));
  const places: number[] = [];
  for (let at = 0; at < count - 1; at += step) places.push(at);
  if (count - 1 - (places.at(-1) ?? 0) < step * LEAST_GAP) places.pop();
  return [...places, count - 1];
};

const WIDE = 12;
const NARROW = 7;

/** About how wide words of 12 px are, in pixels: a Chinese sign is as wide as it is high. */
export const wordWidth = (words: string): number =>
  [...words].reduce((sum, sign) => sum + (/[⺀-￿]/.test(sign) ? WIDE : NARROW), 0);
