import { createContext, use } from 'react';
import { type Words, zhCN } from './words.js';

export const WordsContext = createContext<Words>(zhCN);

/** The words of one widget, in the reader's language. */
export const useWords = <Section extends keyof Words>(section: Section): Words[Section] => use(WordsContext)[section];
