/** Thousandths of the font size from the space to `~`, of Arial, which Liberation Sans and Helvetica share. */
const latin = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Bold letters are that much wider; Chinese ones are not. */
const BOLD = 1.07;
const EMOJI = 1.35;
/** Letters of other scripts, at the width of wide Latin ones: rather a line too many than one that is too long. */
const OTHER = 0.75;

const zeroWidth = /^[\p{M}\p{Cf}\uFE00-\uFE0F]$/u;
const emoji = /^\p{Extended_Pictographic}/u;
/** Han, kana, Hangul, their signs, full-width forms, and the signs that a Chinese font draws as wide as its letters. */
const wide =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303F\u30FC\uFE30-\uFE4F\uFF01-\uFF60\uFFE0-\uFFE6‘’“”…—·×÷±℃‰←-⇿①-⓿■-◿★☆※№Ⅰ-ⅿ]$/u;
const halfKana = /^[\uFF61-\uFF9F]$/;

const codeWidth = (character: string): number => {
  const code = character.codePointAt(0) ?? 32;
  const known = latin[code - 32];
  if (known !== undefined) return known / 1000;
  if (zeroWidth.test(character)) return 0;
  if (halfKana.test(character)) return 0.5;
  if (wide.test(character)) return 1;
  if (emoji.test(character)) return EMOJI;
  const plain = latin[(character.normalize('NFD').codePointAt(0) ?? 0) - 32];
  return plain === undefined ? OTHER : plain / 1000;
};

const widths = new Map<string, number>();

/** Width of one character, as a share of the font size. */
const characterWidth = (character: string): number => {
  const known = widths.get(character);
  if (known !== undefined) return known;
  const [first = ' ', ...rest] = character;
  // What is joined to the first is drawn with it.
  const width =
    rest.length > 0 && emoji.test(first) ? EMOJI : [first, ...rest].reduce((sum, one) => sum + codeWidth(one), 0);
  if (widths.size < 20_000) widths.set(character, width);
  return width;
};

const isWide = (character: string): boolean => wide.test(character);

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' });
const needsSegments = /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F/u;

/** What a reader takes for one character. */
const charactersOf = (text: string): string[] =>
  needsSegments.test(text) ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

const measured = (characters: readonly string[], size: number, bold: boolean): number => {
  let sum = 0;
  for (const character of characters) {
    const width = characterWidth(character);
    sum += bold && !isWide(character) ? width * BOLD : width;
  }
  return sum * size;
};

/** Width of a text on one line, in points. `size`: of its font, in points. */
export const textWidth = (text: string, size: number, bold = false): number => measured(charactersOf(text), size, bold);

/** What no line begins with, and what none ends with. */
const closing = /^[。，、；：？！）》」』】〕〉〗”’…—·％‰℃～々ー,.!?;:)\]}%]$/u;
const opening = /^[（《「『【〔〈〖“‘([{￥$]$/u;
const letter = /^[\p{L}\p{N}]/u;

interface Atom {
  readonly characters: string[];
  /** Spaces behind it, which are not drawn where a line ends. */
  spaces: number;
}

/** Whether a line may end between two characters that follow each other. */
const mayBreak = (before: string, after: string, afterThat: string): boolean => {
  if (closing.test(after) || opening.test(before)) return false;
  // An apostrophe within a word.
  if (before === '’' && !isWide(after) && letter.test(after)) return false;
  if (isWide(before) || isWide(after)) return true;
  return before === '-' && letter.test(after) && (afterThat === '' || letter.test(afterThat));
};

const splitAtoms = (text: string): Atom[] => {
  const characters = charactersOf(text);
  const atoms: Atom[] = [];
  for (const [at, character] of characters.entries()) {
    const last = atoms.at(-1);
    if (character === ' ') {
      if (last === undefined) atoms.push({ characters: [], spaces: 1 });
      else last.spaces += 1;
      continue;
    }
    const before = last?.characters.at(-1);
    const begins =
      last === undefined ||
      last.spaces > 0 ||
      (before !== undefined && mayBreak(before, character, characters[at + 1] ?? ''));
    if (begins) atoms.push({ characters: [character], spaces: 0 });
    else last.characters.push(character);
  }
  return atoms;
};

const MOST_KEPT = 500;
const kept = new Map<string, readonly Atom[]>();

/** The same text is broken again for each size that is tried, and for each key that is pressed on its page. */
const atomsOf = (text: string): readonly Atom[] => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const atoms = splitAtoms(text);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(text, atoms);
  return atoms;
};

export interface BrokenLine {
  readonly text: string;
  /** Points. */
  readonly width: number;
}

/** A program that adds up otherwise must not come to another end. */
const ROUNDING = 0.25;

/**
 * Breaks a paragraph into lines of at most `width` points: between Chinese characters, but never before a closing sign or
 * after an opening one; between Latin words, but within one that is longer than a line. At least one line.
 */
export const breakLines = (text: string, size: number, bold: boolean, width: number): BrokenLine[] => {
  const most = width - ROUNDING;
  const lines: BrokenLine[] = [];
  let line: string[] = [];
  let used = 0;
  let spaces = 0;
  const end = (): void => {
    lines.push({ text: line.join(''), width: used });
    line = [];
    used = 0;
    spaces = 0;
  };
  const space = measured([' '], size, bold);
  for (const atom of atomsOf(text)) {
    const own = measured(atom.characters, size, bold);
    if (line.length > 0 && used + spaces * space + own > most) end();
    if (own > most) {
      for (const character of atom.characters) {
        const one = measured([character], size, bold);
        if (line.length > 0 && used + spaces * space + one > most) end();
        if (spaces > 0) line.push(' '.repeat(spaces));
        used += spaces * space + one;
        spaces = 0;
        line.push(character);
      }
    } else {
      if (spaces > 0) line.push(' '.repeat(spaces));
      used += spaces * space + own;
      line.push(...atom.characters);
    }
    spaces = atom.spaces;
  }
  if (line.length > 0 || lines.length === 0) end();
  return lines;
};
