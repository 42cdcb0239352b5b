/** A number as a text has it. */
export interface Figure {
  /** As it is written, with its sign of percent. */
  readonly text: string;
  /** What it may stand for: the digits alone, and with the 万 or 亿 behind them. */
  readonly amounts: readonly number[];
  /** It is said to be about that much. */
  readonly rough: boolean;
}

const scales: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  k: 1e3,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const numerals: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const inEnglish = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const NUMBER =
  /(?<![A-Za-z\d.])(?<digits>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(?<scale>万|亿|(?:thousand|million|billion|k)\b)?\s*(?<percent>%)?(?<more>多|余|\+)?/giu;
/** Words in front of a number that is not meant exactly. */
const ROUGH = /(?:约|近|超过?|突破|逾|(?<![通经不])过|多达|不足|about|around|nearly|almost|over|more than|some)\s*$/iu;
const IN_WORDS = /[零〇一二两三四五六七八九十百千万亿]+/gu;
/** Digits and signs as wide as Chinese characters. */
const WIDE = /[０-９％．＋－]/gu;

const usual = (text: string): string =>
  text.replaceAll(WIDE, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xfe_e0));

/** The numbers of a text that are written in digits. What is part of a name, as in U17, is none. */
export const figuresIn = (text: string): Figure[] => {
  const read = usual(text);
  return Array.from(read.matchAll(NUMBER), (found): Figure => {
    const { digits = '', scale = '', percent = '', more } = found.groups ?? {};
    const amount = Number(digits.replaceAll(',', ''));
    const by = scales[scale.toLowerCase()];
    return {
      text: `${digits}${by === undefined ? '' : scale}${percent}`,
      amounts: by === undefined ? [amount] : [amount, amount * by],
      rough: more !== undefined || ROUGH.test(read.slice(0, found.index)),
    };
  });
};

/** What a Chinese numeral amounts to; digits one by one where it is no more than that. */
const ofNumeral = (words: string): number => {
  if (!/[十百千万亿]/u.test(words)) return Number([...words].map((one) => numerals[one] ?? 0).join(''));
  let [whole, part, digit] = [0, 0, 0];
  for (const one of words) {
    const power = powers[one];
    const scale = scales[one];
    if (power !== undefined) {
      part += (digit === 0 ? 1 : digit) * power;
      digit = 0;
    } else if (scale !== undefined) {
      whole = (whole + part + digit) * scale;
      [part, digit] = [0, 0];
    } else digit = numerals[one] ?? 0;
  }
  return whole + part + digit;
};

/** All amounts that a text tells, in digits or in words. */
const amountsIn = (text: string): number[] => [
  ...figuresIn(text).flatMap(({ amounts }) => amounts),
  ...Array.from(text.matchAll(IN_WORDS), ([words]) => ofNumeral(words)),
  ...(text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => inEnglish.indexOf(word)).filter((at) => at >= 0),
];

/** How far off a number may be that is said to be about that much, as a share of it. */
const ROUGHLY = 0.1;

/** Whether a number is one that stands in `texts`. */
export const figuresHeldBy = (texts: readonly string[]): ((figure: Figure) => boolean) => {
  const known = texts.flatMap(amountsIn);
  const same = (one: number, other: number, share: number): boolean =>
    Math.abs(one - other) <= Math.max(1e-9, Math.abs(other) * share);
  return ({ amounts, rough }) =>
    amounts.some((amount) =>
      known.some((one) => same(amount, one, rough ? ROUGHLY : 1e-9) || same(amount, 100 * one, 1e-9)),
    );
};
