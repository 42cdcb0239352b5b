import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { stemmer } from 'stemmer';
import { toSimplified } from '../text/toSimplified.js';
import { numeralsIn, withDigits } from './numerals.js';
import { questionWords, stopWords } from './stopWords.js';
import { tableOf, type WordGroups, type WordTable, wordTable } from './synonyms.js';

let segmenter: Jieba | null = null;

const jieba = (): Jieba => {
  segmenter ??= Jieba.withDict(dict);
  return segmenter;
};

/** Reads the dictionary, which takes a third of a second: before others would wait behind whoever needs it first. */
export const loadDictionary = (): void => {
  jieba();
};

/** Full-width letters and digits become ordinary ones, traditional characters simplified ones, everything lower case. Positions are not kept. */
const fold = (text: string): string => toSimplified(text.normalize('NFKC').toLowerCase());

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+|\d+(?:[.,]\d+)*/gu;
const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Forms of an English word meet: `fouls`, `fouled` and `fouling`. */
const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

const bigrams = (text: string): string[] => {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

const number = (text: string): string => text.replace(/,/g, '').replace(/^0+(?=\d)/, '');

/** Calls `add` for each term of one run of letters or digits. */
const addRun = (run: string, add: (term: string) => void): void => {
  if (isHan(run)) {
    const words = new Set(jieba().cutForSearch(run, false));
    const pairs = bigrams(run);
    for (const pair of pairs) add(pair);
    for (const word of words) {
      if (word.length === 2 && pairs.includes(word)) continue;
      add(word);
    }
    for (const { value } of numeralsIn(run)) add(value);
  } else if (/^\d/.test(run)) add(number(run));
  else add(stem(run));
};

const counter = () => {
  const terms = new Map<string, number>();
  const add = (term: string): void => {
    terms.set(term, Math.min(32_000, (terms.get(term) ?? 0) + 1));
  };
  return { terms, add };
};

/** Terms of a text as the index keeps them, each with how often it comes: words, parts of words, bigrams of Han. */
export const indexTerms = (text: string): Map<string, number> => {
  const { terms, add } = counter();
  for (const [run] of fold(text).matchAll(runs)) addRun(run, add);
  return terms;
};

/** Where a term stands in a text: from `start` up to, not including, `end`. */
export interface TermRange {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A text folded, with the place in the text itself that each of its characters comes from. */
const foldInPlace = (text: string): { folded: string; placeOf: (at: number) => number } => {
  const whole = fold(text);
  if (whole.length === text.length) return { folded: whole, placeOf: (at) => at };
  let folded = '';
  const places: number[] = [];
  let passed = 0;
  for (const character of text) {
    const one = fold(character);
    for (let at = 0; at < one.length; at += 1) places.push(passed);
    folded += one;
    passed += character.length;
  }
  return { folded, placeOf: (at) => places[at] ?? text.length };
};

/** Where any of these terms stand in a text, as far as they are written there in one piece. */
export const termRanges = (text: string, wanted: ReadonlySet<string>): TermRange[] => {
  const { folded, placeOf } = foldInPlace(text);
  const ranges: TermRange[] = [];
  const han = [...wanted].filter(isHan);
  for (const { 0: run, index } of folded.matchAll(runs)) {
    const add = (term: string, start: number, end: number): void => {
      ranges.push({ term, start: placeOf(index + start), end: placeOf(index + end) });
    };
    if (isHan(run)) {
      for (const term of han) {
        for (let at = run.indexOf(term); at >= 0; at = run.indexOf(term, at + term.length)) {
          add(term, at, at + term.length);
        }
      }
      for (const { value, start, end } of numeralsIn(run)) if (wanted.has(value)) add(value, start, end);
    } else {
      const term = /^\d/.test(run) ? number(run) : stem(run);
      if (wanted.has(term)) add(term, 0, run.length);
    }
  }
  return ranges;
};

/** What `indexTerms` says about these terms alone, for a tenth of the effort: a text is cut into words only around them. */
export const termCounter = (wanted: readonly string[]): ((text: string) => Map<string, number>) => {
  const all = new Set(wanted);
  const isPair = (term: string): boolean => term.length === 2 && [...term].length === 2;
  // Every two neighbouring characters are a term, whatever words they belong to.
  const pairs = wanted.filter((term) => isHan(term) && isPair(term));
  const words = wanted.filter((term) => isHan(term) && !isPair(term));
  const hasDigits = wanted.some((term) => /^\d/.test(term));
  return (text) => {
    const { terms, add } = counter();
    const addWanted = (term: string): void => {
      if (all.has(term)) add(term);
    };
    for (const [run] of fold(text).matchAll(runs)) {
      if (!isHan(run) || hasDigits || words.some((word) => run.includes(word))) {
        addRun(run, addWanted);
        continue;
      }
      for (const pair of pairs) {
        for (let at = run.indexOf(pair); at >= 0; at = run.indexOf(pair, at + 1)) add(pair);
      }
    }
    return terms;
  };
};

/** One thing that a question asks about. */
export interface QueryWord {
  /** As the index has it. */
  readonly term: string;
  /** Bigrams that stand for it where a text was cut into other words. */
  readonly parts: readonly string[];
  /** Words that stand for it as well. */
  readonly synonyms: readonly Pick<QueryWord, 'term' | 'parts'>[];
  /** 1 for a word that says what the question is about; less for single characters. */
  readonly weight: number;
}

/** 几 with what it counts; minutes and seconds are kept, they say what the answer looks like. */
const howMany = /几(?:[次个名米天岁场人种位支条项辆队]|(?=秒|分))/g;

/** Neighbouring characters that the dictionary leaves alone are likely to be one word: 年 and 假. */
const joinSingles = (words: readonly string[]): string[] => {
  const joined: string[] = [];
  let open = '';
  for (const word of words) {
    if ([...word].length === 1 && !stopWords.has(word)) {
      open += word;
      continue;
    }
    if (open !== '') joined.push(open);
    open = '';
    joined.push(word);
  }
  return open === '' ? joined : [...joined, open];
};

const wordsOf = (text: string, table: WordTable): readonly string[] =>
  table.has(text) ? [text] : joinSingles(jieba().cut(text, false));

/** What is looked for where a text was cut into other words. */
const partsOf = (word: string): readonly string[] => ([...word].length > 2 ? bigrams(word) : []);

type AddWord = (term: string, parts: readonly string[], weight: number) => void;

/** Calls `add` for each word that matters of a text in which nothing is kept whole but what the table knows. */
const addPlain = (whole: string, table: WordTable, add: AddWord): void => {
  for (const [run] of whole.matchAll(runs)) {
    if (!isHan(run)) {
      const term = /^\d/.test(run) ? number(run) : stem(run);
      if (!stopWords.has(run) && !stopWords.has(term) && (term.length > 1 || /\d/.test(term))) add(term, [], 1);
      continue;
    }
    const plain = questionWords.reduce((text, word) => text.replaceAll(word, ' '), run).replace(howMany, ' ');
    for (const part of withDigits(plain).split(' ')) {
      if (/^\d/.test(part)) add(part, [], 1);
      else
        for (const word of table.partsAt(part).flatMap((one) => wordsOf(one, table))) {
          if (stopWords.has(word)) continue;
          const length = [...word].length;
          add(word, partsOf(word), length === 1 ? 0.35 : 1);
        }
    }
  }
};

const isAllHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** What a word of a list is found by in the index: one with letters, by the terms it is cut into there. */
const formOf = (word: string): Pick<QueryWord, 'term' | 'parts'> => {
  if (isAllHan(word)) return { term: word, parts: partsOf(word) };
  const terms = [...indexTerms(word).keys()];
  return terms.length === 1 ? { term: terms[0] ?? word, parts: [] } : { term: word, parts: terms };
};

/**
 * The words of a question that matter, without stop words and asking words. Each once. `own` are the words that the searched bases
 * have besides those that everybody uses.
 */
export const queryWords = (question: string, own: WordGroups = []): QueryWord[] => {
  const folded = own.map((group) => group.map(fold));
  const table = wordTable(folded);
  const words = new Map<string, QueryWord>();
  const add = (term: string, parts: readonly string[], weight: number, word = term): void => {
    const synonyms = table.synonymsOf(word).map(formOf);
    if (!words.has(term)) words.set(term, { term, parts, synonyms, weight });
  };
  // Text is cut into letters and Han first, which would tear 村BA.
  const mixed = new Set(folded.flat().filter((word) => !isAllHan(word)));
  const pieces = mixed.size === 0 ? [fold(question)] : tableOf([[...mixed]]).partsAt(fold(question));
  for (const piece of pieces) {
    if (mixed.has(piece)) {
      const { term, parts } = formOf(piece);
      add(term, parts, 1, piece);
    } else addPlain(piece, table, add);
  }
  return [...words.values()];
};

/** Tells how long a piece of a question's words, one after the other, stands in a text just so: 0 to 1. */
export const phraseShare = (question: string): ((text: string) => number) => {
  const phrase = [
    ...queryWords(question)
      .map(({ term }) => term)
      .join(''),
  ];
  return (text) => {
    const plain = fold(text).replace(/\s/g, '');
    let longest = 0;
    for (let start = 0; start + longest < phrase.length; start += 1) {
      while (start + longest < phrase.length && plain.includes(phrase.slice(start, start + longest + 1).join('')))
        longest += 1;
    }
    return phrase.length === 0 ? 0 : longest / phrase.length;
  };
};
