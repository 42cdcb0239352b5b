import { createContext, use, useMemo } from 'react';
import { warnOnce } from '../provider/warnOnce.js';
import { mergeWords, type PartialWords } from './mergeWords.js';
import type { Words } from './words.js';

/** The languages that the words come in. */
export type Language = 'zh-CN' | 'en-US';

/** The built-in words for any language: Chinese for every kind of Chinese, English for all others. */
export const builtInLanguage = (tag: string): Language => (/^zh\b/i.test(tag) ? 'zh-CN' : 'en-US');

export interface Wording {
  readonly language: Language;
  /** Words of the host's own in place of the built-in ones. */
  readonly own?: PartialWords;
}

/** Null: there is no provider. */
export const WordingContext = createContext<Wording | null>(null);

const unprovided: Wording = { language: 'zh-CN' };

/** The words of one widget: each brings its own, so that a page loads those of its widgets and no others. */
export interface Section<Key extends keyof Words> {
  readonly key: Key;
  readonly zh: Words[Key];
  readonly en: Words[Key];
}

/** The words of one widget, in the reader's language. */
export const useWords = <Key extends keyof Words>({ key, zh, en }: Section<Key>): Words[Key] => {
  const wording = use(WordingContext);
  if (wording === null) warnOnce('noProvider');
  const { language, own } = wording ?? unprovided;
  const part = own?.[key];
  return useMemo(() => mergeWords(language === 'en-US' ? en : zh, part), [language, part, zh, en]);
};
