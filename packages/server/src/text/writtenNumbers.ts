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

/** Digits and signs that mean the same as the usual ones. */
export const inUsualDigits = (text: string): string =>
  text.replace(/[０-９％．]/g, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfe_e0));

/** Amounts in words, other digits and powers of ten: they are not read, so nobody knows whether they are right. */
const UNREADABLE = [
  /[一二两三四五六七八九十百千万亿几数半]+\s*[成倍]|分之|百分之|翻[了一两]*[番倍]|[一过]半|[一二两三四五六七八九十百千零〇]{2,}/u,
  /[二两三四五六七八九十百千半几]\s*(?:[个次人秒元天周月年名份篇场万亿点]|分(?![别布析类项])|小时)|一\s*(?:个pp|[万亿秒元名份人])/u,
  /\b(?:half|halved|doubl\w+|tripl\w+|twice|thrice|dozens?|hundreds?|thousands?|percent)\b/i,
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i,
  /(?![0-9])\p{N}/u,
  /\d[eE][+-]?\d/,
];

/** Whether a text tells an amount in a way that nobody here reads. Digits are the usual ones by then. */
export const hasAmountsInWords = (text: string): boolean => UNREADABLE.some((pattern) => pattern.test(text));

/** Whether what was written may stand for one of these numbers, as exactly as it is written. */
export const standsFor = ({ amount, within, signed, as }: Written, numbers: readonly number[]): boolean =>
  numbers.some((number) => {
    const isAt = (real: number) => Math.abs((signed ? real : Math.abs(real)) - Math.abs(amount)) <= within * (1 + 1e-9);
    const bare = signed && amount < 0 ? -number : number;
    return isAt(bare) || (as === 'percent' && isAt(100 * bare));
  });
