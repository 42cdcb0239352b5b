import type { ReportFigure } from '@console/api/contract';
import type { Written } from '../../../text/writtenNumbers.js';

/** A number that the words about a figure may say. */
export interface Sayable {
  readonly amount: number;
  /** A change has a direction, which the words have to keep. */
  readonly kind: 'level' | 'change';
  /** What it is written with: its unit or nothing, `%`, or 倍. */
  readonly as: 'plain' | 'percent' | 'times';
}

/** What something came to, and what it is compared with. */
export const pairsOf = ({
  value,
  before,
  anomalies,
  breakdown,
  points,
}: ReportFigure): readonly (readonly [number, number])[] => {
  const known = points.flatMap((point) => point.value ?? []);
  const [first, last] = [known[0], known.at(-1)];
  const pairs = [
    [value, before] as const,
    ...breakdown.map((part) => [part.value, part.before] as const),
    ...anomalies.map((one) => [one.value, one.expected] as const),
    ...(first === undefined || last === undefined ? [] : [[last, first] as const]),
  ];
  return pairs.flatMap(([to, from]) => (to === null || from === null ? [] : [[to, from] as const]));
};

/** Value, periods, parts and anomalies of a figure, their changes, and how far the target is. */
export const figureNumbers = (figure: ReportFigure): Sayable[] => {
  const { unit, value, before, target, points, anomalies, breakdown } = figure;
  const isShare = unit === '%';
  const own = isShare ? 'percent' : 'plain';
  const known = points.flatMap((point) => point.value ?? []);
  const levels = [
    value,
    before,
    target,
    ...known,
    ...anomalies.flatMap((one) => [one.value, one.expected]),
    ...breakdown.flatMap((part) => [part.value, part.before]),
  ].filter((level) => level !== null);
  const range = known.length === 0 ? [] : [Math.max(...known) - Math.min(...known)];
  const toTarget = value === null || target === null ? [] : [value - target];
  const pairs = pairsOf(figure);
  const comparable = isShare ? [] : pairs.filter(([, from]) => from > 0);
  const shares =
    isShare || value === null || value <= 0
      ? []
      : breakdown.flatMap((part) => (part.value === null ? [] : [part.value / value]));
  return [
    ...levels.map((amount): Sayable => ({ amount, kind: 'level', as: own })),
    ...range.map((amount): Sayable => ({ amount, kind: 'level', as: 'plain' })),
    ...shares.map((share): Sayable => ({ amount: 100 * share, kind: 'level', as: 'percent' })),
    ...[...pairs.map(([to, from]) => to - from), ...toTarget].map(
      (amount): Sayable => ({ amount, kind: 'change', as: 'plain' }),
    ),
    ...comparable.map(([to, from]): Sayable => ({ amount: (100 * (to - from)) / from, kind: 'change', as: 'percent' })),
    ...comparable.map(([to, from]): Sayable => ({ amount: to / from, kind: 'level', as: 'times' })),
  ];
};

/** Whether a number as it is written stands for this one. A change may be written without its sign. */
export const standsFor = ({ amount, within, signed, as }: Written, sayable: Sayable): boolean => {
  if (as !== sayable.as) return false;
  const isBare = sayable.kind === 'change' && !signed;
  const real = isBare ? Math.abs(sayable.amount) : sayable.amount;
  return Math.abs(real - amount) <= within * (1 + 1e-9) + 1e-9;
};
