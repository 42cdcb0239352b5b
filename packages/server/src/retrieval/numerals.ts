const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((sign, value) => [sign, value])),
  〇: 0,
  两: 2,
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 };

/** The value of a numeral as it is read, `二十四` and `二〇二六`; null where the signs make none. */
const valueOf = (numeral: string): number | null => {
  const signs = [...numeral];
  if (signs.every((sign) => sign in digits)) {
    return signs.length === 1 || !numeral.includes('两') ? Number(signs.map((sign) => digits[sign]).join('')) : null;
  }
  // Thousands and less, ten thousands, and hundred millions, each read the same.
  let part = 0;
  let myriads = 0;
  let hundredMillions = 0;
  let digit: number | null = null;
  for (const sign of signs) {
    const unit = units[sign];
    if (unit === undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = digits[sign] ?? 0;
      continue;
    }
    if (unit < 10_000) part += (digit ?? 1) * unit;
    else {
      const read = part + (digit ?? 0);
      if (unit === 10_000) myriads = read;
      else {
        hundredMillions = myriads * 10_000 + read;
        myriads = 0;
      }
      part = 0;
    }
    digit = null;
  }
  return hundredMillions * 100_000_000 + myriads * 10_000 + part + (digit ?? 0);
};

const SIGNS = '〇零一二三四五六七八九两十百千万亿';
/** What is counted or measured; 分 by itself belongs to words, as in 三分线. */
const COUNTED =
  '秒|分钟|小时|天|日|周|个月|月|年|岁|次|名|人|位|支|队|场|节|局|轮|条|款|项|章|篇|页|号|米|厘米|毫米|公里|千米|公斤|千克|克|吨|升|元|万元|美元|度|倍|层|排|辆|张|份|件|台';
/** What is numbered through; 第一次 says that something is the first, and no number. */
const NUMBERED = '条|款|项|章|节|篇|页|号|届|名|轮';
const numerals = new RegExp(`(第)?([${SIGNS}]+)(?=(${NUMBERED}|${COUNTED})?)`, 'g');
const numbered = new RegExp(`^(?:${NUMBERED})$`);

/** Smaller numbers mostly are no numbers: 一次 and 两个 say that there is one, and some. */
const LEAST = 3;

/** A number that a text writes in words, from `start` up to, not including, `end`. */
interface Numeral {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** The numbers of a text in Han characters, those that surely are some: in a row, counting something, or by two signs and more. */
export const numeralsIn = (text: string): Numeral[] =>
  [...text.matchAll(numerals)].flatMap(({ index, 0: whole, 1: ordinal, 2: numeral = '', 3: counted }) => {
    const value = valueOf(numeral);
    if (value === null) return [];
    // 万一, 百度 and 千万 are words.
    const unitsAlone = numeral !== '十' && [...numeral].every((sign) => sign in units);
    const sure =
      ordinal === undefined
        ? !unitsAlone && ((counted !== undefined && value >= LEAST) || (numeral.length > 1 && value > 10))
        : counted !== undefined && numbered.test(counted);
    return sure ? [{ start: index + (ordinal ?? '').length, end: index + whole.length, value: String(value) }] : [];
  });

/** A text with its numbers in digits, apart from the words around. */
export const withDigits = (text: string): string => {
  let plain = '';
  let at = 0;
  for (const { start, end, value } of numeralsIn(text)) {
    plain += `${text.slice(at, start)} ${value} `;
    at = end;
  }
  return plain + text.slice(at);
};
