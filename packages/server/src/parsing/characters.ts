const narrow = /[\s!'()*,./:;[\]`fijlrtI|{}-]/;
const wide = /[mwMW@%&]/;

/** East Asian wide characters, punctuation included. */
export const isWide = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6“”‘’…—]/u.test(
    character,
  );

/** About how wide a character is, in em. Only used in proportion to its neighbours. */
export const characterWidth = (character: string): number => {
  if (isWide(character)) return 1;
  if (narrow.test(character)) return 0.3;
  if (wide.test(character)) return 0.85;
  return /[A-Z]/.test(character) ? 0.65 : 0.56;
};

/** About how wide a text is, in em. */
export const textWidth = (text: string): number => {
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
};

/** Text of the same length without halves of characters, which a file may hold and no database takes. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** Characters that are not blank. */
export const countCharacters = (text: string): number => text.replace(/\s/g, '').length;

// NFKC leaves these radicals as they are, though fonts name the everyday characters by them.
const radicals: Readonly<Record<string, string>> = {
  '⺟': '母',
  '⺠': '民',
  '⻁': '虎',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻉': '贝',
  '⻋': '车',
  '⻓': '长',
  '⻔': '门',
  '⻘': '青',
  '⻙': '韦',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻨': '麦',
  '⻩': '黄',
  '⻬': '齐',
  '⻮': '齿',
  '⻰': '龙',
  '⻳': '龟',
};

/**
 * Radicals, compatibility ideographs and ligatures become the characters they stand for. Full-width punctuation stays
 * as it was written. Control characters go.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(/[\u2e80-\u2eff]/g, (character) => radicals[character] ?? character.normalize('NFKC'))
    .replace(/[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/g, (character) => character.normalize('NFKC'))
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replace(/(?![\t\n\r])\p{Cc}|\p{Cf}|[\u2028\u2029\ufffe\uffff]/gu, '');
