import { templateParts } from './template.js';

/** Signs that take no room: they are not read, and part what is. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu;
/** Letters, digits and signs of addresses in the width of Han characters. */
const WIDE = /[\uff0e\uff0f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]|\uff1a(?=[/\uff0f]{2})/g;
/** What may stand within a word without hiding it from a reader. */
const BETWEEN = /[\p{S}\p{Pc}\p{Pd}*·•]+/gu;
const HOLDS_BETWEEN = new RegExp(BETWEEN.source, 'u');

/** A text as it is seen: without what takes no room, its letters in their usual width. */
export const asSeen = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(WIDE, (sign) => sign.normalize('NFKC'));

/** What may be read of a text with variables: without them, since each may be empty, and with these values. */
export const readingsOf = (text: string, values: Readonly<Record<string, string>>): string[] => {
  const parts = templateParts(text);
  const read = (valueOf: (name: string) => string): string =>
    parts.map((part) => ('text' in part ? part.text : valueOf(part.variable))).join('');
  return [...new Set([read(() => ''), read((name) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))])];
};

/** Another way to write a character, 穩, and the usual one, 稳. */
export interface Variant {
  readonly written: string;
  readonly usual: string;
}

/** Characters are compared as they are written. */
export const noVariants: readonly Variant[] = [];

type Usual = ReadonlyMap<string, string>;

// Lists are long, and the same with every key that is typed.
const usuals = new WeakMap<readonly Variant[], Usual>();

const usualOf = (variants: readonly Variant[]): Usual => {
  const known = usuals.get(variants);
  if (known !== undefined) return known;
  const made = new Map(variants.map(({ written, usual }) => [written, usual]));
  usuals.set(variants, made);
  return made;
};

/** Without what tells two ways of writing the same apart: widths, spaces, marks over letters, case, traditional characters. */
const tight = (text: string, usual: Usual): string => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\s\p{Cc}\p{M}]+/gu, '')
    .toLowerCase();
  return usual.size === 0 ? plain : plain.replaceAll(/\p{Script=Han}/gu, (one) => usual.get(one) ?? one);
};

interface Word {
  readonly word: string;
  readonly tight: string;
  /** It has signs of its own, which count. */
  readonly hasSigns: boolean;
}

interface Words {
  readonly usual: Usual;
  readonly list: readonly Word[];
}

const lists = new WeakMap<readonly string[], Words>();

const wordsOf = (words: readonly string[], usual: Usual): readonly Word[] => {
  const known = lists.get(words);
  if (known?.usual === usual) return known.list;
  const list = words
    .map((word) => ({ word, tight: tight(word, usual) }))
    .filter((one) => one.tight !== '')
    .map((one) => ({ ...one, hasSigns: HOLDS_BETWEEN.test(one.tight) }));
  lists.set(words, { usual, list });
  return list;
};

/** Those of the words that stand in one of the texts, however they are written there. */
export const wordsIn = (texts: readonly string[], words: readonly string[], variants: readonly Variant[]): string[] => {
  const usual = usualOf(variants);
  const whole = texts.map((text) => tight(text, usual));
  const bare = whole.map((text) => text.replaceAll(BETWEEN, ''));
  return wordsOf(words, usual)
    .filter((one) => (one.hasSigns ? whole : bare).some((text) => text.includes(one.tight)))
    .map(({ word }) => word);
};

/** A text without spaces and what takes no room, to find words in it that were pulled apart. */
export const pulledTogether = (text: string): string => tight(text, usualOf(noVariants));
