const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((sign, value) => [sign, value])),
  〇: 0,
  两: 2,
};
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const scales: Readonly<Record<string, number>> = { 万: 1e4, w: 1e4, 亿: 1e8, k: 1e3 };
const english = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, sixty: 60, ninety: 90 };

/** A count, for patterns: 30, 三十, thirty. */
export const COUNT = `(?:\\d{1,4}|[一二两三四五六七八九十百]{1,5}|${[...english.slice(1), ...Object.keys(tens)].join('|')})`;
/** A number to hold figures against, for patterns: 1,200, 0.5, 1.2万, 九十五. */
export const AMOUNT =
  '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,12}(?:\\.\\d{1,6})?|[一二两三四五六七八九十百千]{1,7})(?:[万亿]|[kw](?![a-z]))?';

const han = (text: string): number => {
  if ([...text].every((sign) => sign in digits)) return Number([...text].map((sign) => digits[sign]).join(''));
  let sum = 0;
  let digit: number | null = null;
  for (const sign of text) {
    const unit = units[sign];
    if (unit === undefined) digit = digits[sign] ?? 0;
    else {
      sum += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return sum + (digit ?? 0);
};

/** The value of what `COUNT` or `AMOUNT` found. */
export const numberOf = (text: string): number => {
  const scale = scales[text.at(-1) ?? ''];
  if (scale !== undefined) return numberOf(text.slice(0, -1)) * scale;
  if (/^\d/.test(text)) return Number(text.replace(/,/g, ''));
  return tens[text] ?? (english.includes(text) ? english.indexOf(text) : han(text));
};
