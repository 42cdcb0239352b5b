import { fold } from './fold.js';
import type { KnownValue, Vocabulary } from '../vocabulary.js';

export interface NamedValue {
  readonly dimension: string;
  readonly value: string;
}

/** What a word of a question may stand for. */
export interface Meaning {
  readonly word: string;
  readonly metrics: readonly string[];
  readonly dimensions: readonly string[];
  readonly values: readonly NamedValue[];
}

interface Entry {
  readonly word: string;
  readonly pattern: RegExp;
  readonly meaning: Meaning;
}

/**
 * Words found are replaced by one character each, so that what is said around them can be matched: which bits are set in its second
 * digit tells what it may stand for (1 metric, 2 dimension, 4 value), the last two are its number.
 */
const FIRST = 0xe000;
const PER_KIND = 0x100;
const classOf = (bit: number): string =>
  [1, 2, 3, 4, 5, 6, 7]
    .filter((kinds) => (kinds & bit) !== 0)
    .map((kinds) => {
      const from = FIRST + kinds * PER_KIND;
      return `\\u${from.toString(16)}-\\u${(from + PER_KIND - 1).toString(16)}`;
    })
    .join('');

/** For patterns. */
export const METRIC = `[${classOf(1)}]`;
export const DIMENSION = `[${classOf(2)}]`;
export const VALUE = `[${classOf(4)}]`;
export const ANY_MARK = '[\\ue000-\\ue7ff]';
/** Stands where something was read already. */
export const TAKEN = '\uf8ff';

const kindsOf = ({ metrics, dimensions, values }: Meaning): number =>
  Number(metrics.length > 0) + 2 * Number(dimensions.length > 0) + 4 * Number(values.length > 0);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A word in letters is no part of a longer one; one or many make no difference. */
const patternOf = (word: string): RegExp => {
  const many = /[a-z]{2}y$/.test(word)
    ? `${escaped(word.slice(0, -1))}(?:y|ies)`
    : `${escaped(word)}${/[a-z]{2}$/.test(word) ? '(?:s|es)?' : ''}`;
  return new RegExp(
    `${/^[a-z0-9]/.test(word) ? '(?<![a-z0-9_])' : ''}${many}${/[a-z0-9]$/.test(word) ? '(?![a-z0-9_])' : ''}`,
    'g',
  );
};

const namesOf = ({ value, synonyms = [] }: KnownValue): string[] => [value, ...synonyms];

const entriesOf = (vocabulary: Vocabulary): Entry[] => {
  const meanings = new Map<
    string,
    { metrics: Set<string>; dimensions: Set<string>; values: Map<string, NamedValue> }
  >();
  const at = (name: string) => {
    const word = fold(name);
    const known = meanings.get(word) ?? { metrics: new Set(), dimensions: new Set(), values: new Map() };
    // A number alone, or nothing but spaces and signs, says nothing by itself.
    if (/\p{L}/u.test(word)) meanings.set(word, known);
    return known;
  };
  for (const { code, name, english = name, synonyms } of vocabulary.metrics) {
    for (const word of [code, english, name, ...synonyms]) at(word).metrics.add(code);
  }
  for (const { code, name, english = name, synonyms, values = [] } of vocabulary.dimensions) {
    for (const word of [name, english, ...synonyms]) at(word).dimensions.add(code);
    for (const value of values) {
      for (const word of namesOf(value)) {
        at(word).values.set(`${code}:${value.value}`, { dimension: code, value: value.value });
      }
    }
  }
  // A name of its own goes before what others call themselves too.
  const own = new Map<string, Set<string>>();
  for (const { code, name, english = name } of vocabulary.metrics) {
    for (const word of [code, name, english].map(fold)) own.set(word, (own.get(word) ?? new Set()).add(code));
  }
  for (const [word, codes] of own) at(word).metrics = codes;
  return [...meanings]
    .map(([word, { metrics, dimensions, values }]) => ({
      word,
      pattern: patternOf(word),
      meaning: { word, metrics: [...metrics], dimensions: [...dimensions], values: [...values.values()] },
    }))
    .toSorted((one, other) => other.word.length - one.word.length);
};

const known = new WeakMap<Vocabulary, Entry[]>();

const entries = (vocabulary: Vocabulary): Entry[] => {
  const made = known.get(vocabulary) ?? entriesOf(vocabulary);
  known.set(vocabulary, made);
  return made;
};

/** A question that is being read: what was understood is taken out of its text. */
export interface MarkedText {
  readonly text: string;
  /** What a mark stands for. */
  meaningOf(mark: string): Meaning | undefined;
  /** Where, counted in marks, a word stands in the question. */
  marks(kind: 'metric' | 'dimension' | 'value'): { mark: string; at: number; meaning: Meaning }[];
  /** Takes out what a pattern finds. `read` returns false to leave it, or what is to stand there instead. */
  take(pattern: string, read: (match: RegExpExecArray) => boolean | string): void;
  replace(start: number, end: number, by?: string): void;
}

/** Marks the words of a vocabulary in a folded question, longest first. */
export const markWords = (question: string, vocabulary: Vocabulary): MarkedText => {
  let text = question;
  const meanings = new Map<string, Meaning>();
  const counts = Array.from({ length: 8 }, () => 0);
  for (const { word, pattern, meaning } of entries(vocabulary)) {
    if (!text.includes(word.slice(0, -1))) continue;
    text = text.replace(pattern, (found) => {
      const kinds = kindsOf(meaning);
      const count = counts[kinds] ?? 0;
      if (count >= PER_KIND) return found;
      counts[kinds] = count + 1;
      const mark = String.fromCharCode(FIRST + kinds * PER_KIND + count);
      meanings.set(mark, meaning);
      return mark;
    });
  }
  const bits = { metric: METRIC, dimension: DIMENSION, value: VALUE };
  return {
    get text() {
      return text;
    },
    meaningOf: (mark) => meanings.get(mark),
    marks: (kind) =>
      [...text.matchAll(new RegExp(bits[kind], 'g'))].flatMap(({ 0: mark, index }) => {
        const meaning = meanings.get(mark);
        return meaning === undefined ? [] : [{ mark, at: index, meaning }];
      }),
    take: (pattern, read) => {
      const search = new RegExp(pattern, 'g');
      for (let match = search.exec(text); match !== null; match = search.exec(text)) {
        const taken = read(match);
        if (taken !== false) {
          const by = taken === true ? TAKEN : taken;
          text = text.slice(0, match.index) + by + text.slice(match.index + match[0].length);
          search.lastIndex = match.index + by.length;
        } else if (match[0] === '') search.lastIndex += 1;
      }
    },
    replace: (start, end, by = TAKEN) => {
      text = text.slice(0, start) + by + text.slice(end);
    },
  };
};

/** Whether an answer, `[dimension, value]`, is this value. */
export const isNamedValue = (answer: unknown, { dimension, value }: NamedValue): boolean =>
  Array.isArray(answer) && answer[0] === dimension && answer[1] === value;
