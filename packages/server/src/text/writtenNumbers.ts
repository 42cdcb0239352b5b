/** A number as a text has it. */
export interface Written {
  readonly amount: number;
  /** How far off what it stands for may be, since it was rounded. */
  readonly within: number;
  readonly signed: boolean;
  /** What it is written with: nothing or a unit, `%`, or 倍. */
  readonly as: 'plain' | 'percent' | 'times';
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
