import { hasAmountsInWords, inUsualDigits, type Written, writtenIn } from '../../../../text/writtenNumbers.js';

const isSame = (one: Written, other: Written): boolean =>
  one.as === other.as && Math.abs(one.amount - other.amount) <= Math.max(1e-9, Math.abs(other.amount) * 1e-9);

/** A number is said to be what the source says it is, in its amount and its unit. */
const withUnits = (text: string): Written[] => writtenIn(inUsualDigits(text));

/** Phrases that tell an amount in words. */
const wordAmounts =
  /[一二两三四五六七八九十百千万亿几数半零〇]+\s*(?:[成倍番]|分之[一二三四五六七八九十百千零〇]+|[个次人秒元天周月年名份篇场点万亿])|\b(?:half|halved|doubl\w+|tripl\w+|twice|thrice|dozens?|hundreds?|thousands?|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/giu;
/** Says no more than that there is something. */
const NO_AMOUNT = /^一\s*[个次人天名份篇场点年]$/u;

/** The first amount of `text` that `source` does not have; null: all are there, in the same words or digits. */
export const strayNumber = (text: string, source: string): string | null => {
  const known = withUnits(source);
  for (const one of withUnits(text)) {
    if (!known.some((other) => isSame(one, other))) return String(one.amount);
  }
  if (!hasAmountsInWords(inUsualDigits(text))) return null;
  const there = source.toLowerCase();
  for (const [phrase] of text.matchAll(wordAmounts)) {
    if (!NO_AMOUNT.test(phrase) && !there.includes(phrase.toLowerCase())) return phrase;
  }
  return null;
};
