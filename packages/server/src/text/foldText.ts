/** Text as it is compared: one width and case, no blanks, no punctuation but what numbers are written with. */
export interface FoldedText {
  readonly text: string;
  /** For each unit of it, where it stands in the text as it was. */
  readonly at: readonly number[];
}

const inNumber = /[.:/-]/;
const digit = /\d/;
const dropped = /[\s\p{P}\p{Cc}\p{Cf}]/u;

/** Folds a text and keeps where everything came from. */
export const foldWithPlaces = (text: string): FoldedText => {
  let folded = '';
  const at: number[] = [];
  let start = 0;
  for (const character of text) {
    const plain = character.normalize('NFKC').toLowerCase();
    for (const one of plain) {
      const isOfNumber =
        inNumber.test(one) &&
        digit.test(folded.at(-1) ?? '') &&
        digit.test((text[start + character.length] ?? '').normalize('NFKC'));
      if (one !== '%' && dropped.test(one) && !isOfNumber) continue;
      folded += one;
      for (let unit = 0; unit < one.length; unit += 1) at.push(start);
    }
    start += character.length;
  }
  return { text: folded, at };
};

export const foldText = (text: string): string => foldWithPlaces(text).text;

/** Where words stand in a text however they are set there; null where they do not. */
export const rangeOf = (
  words: string,
  content: string,
  folded: FoldedText,
): { readonly start: number; readonly end: number } | null => {
  const exact = content.indexOf(words);
  if (exact >= 0) return { start: exact, end: exact + words.length };
  const sought = foldText(words);
  const from = sought === '' ? -1 : folded.text.indexOf(sought);
  const start = folded.at[from];
  const last = folded.at[from + sought.length - 1];
  if (from < 0 || start === undefined || last === undefined) return null;
  const length = (content.codePointAt(last) ?? 0) > 0xffff ? 2 : 1;
  // The full stop belongs to the sentence.
  const stop = /^[。！？!?；;.”"』」）)]*/u.exec(content.slice(last + length))?.[0].length ?? 0;
  return { start, end: last + length + stop };
};
