import type { ReportFigure } from '@console/api/contract';

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

/** A number as a text has it. */
export interface Written {
  readonly amount: number;
  /** How far off what it stands for may be, since it was rounded. */
  readonly within: number;
  readonly signed: boolean;
  readonly as: Sayable['as'];
}

const scales: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const NUMBER =
  /(?<sign>(?<![A-Za-z\d])[-−+])?(?<digits>\d[\d,]*(?:\.(?<places>\d+))?)\s*(?<scale>万|亿|thousand\b|million\b|billion\b|k\b)?\s*(?<mark>%|倍|times\b)?/giu;

/** All numbers of a text. */
export const writtenIn = (text: string): Written[] =>
  [...text.matchAll(NUMBER)].map(({ groups: { sign, digits = '', places = '', scale = '', mark } = {} }) => {
    const by = scales[scale.toLowerCase()] ?? 1;
    const size = Number(digits.replaceAll(',', '')) * by;
    return {
      amount: sign === '-' || sign === '−' ? -size : size,
      within: 0.5 * 10 ** -places.length * by,
      signed: sign !== undefined,
      as: mark === undefined ? 'plain' : mark === '%' ? 'percent' : 'times',
    };
  });

/** Whether a number as it is written stands for this one. A change may be written without its sign. */
export const standsFor = ({ amount, within, signed, as }: Written, sayable: Sayable): boolean => {
  if (as !== sayable.as) return false;
  const isBare = sayable.kind === 'change' && !signed;
  const real = isBare ? Math.abs(sayable.amount) : sayable.amount;
  return Math.abs(real - amount) <= within * (1 + 1e-9) + 1e-9;
};
