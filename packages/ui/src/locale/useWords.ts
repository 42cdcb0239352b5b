import { createContext, use } from 'react';
import type { Words } from './words.js';

export type Language = 'zh-CN' | 'en-US';

export interface Wording {
  readonly language: Language;
  /** Words of the host's own in place of the built-in ones. */
  readonly own?: Words;
}

export const WordingContext = createContext<Wording>({ language: 'zh-CN' });

/** The words of one widget: each brings its own, so that a page loads those of its widgets and no others. */
export interface Section<Key extends keyof Words> {
  readonly key: Key;
  readonly zh: Words[Key];
  readonly en: Words[Key];
}

/** The words of one widget, in the reader's language. */
export const useWords = <Key extends keyof Words>({ key, zh, en }: Section<Key>): Words[Key] => {
  const { language, own } = use(WordingContext);
  return own?.[key] ?? (language === 'en-US' ? en : zh);
};
