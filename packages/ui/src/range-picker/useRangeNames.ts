import { useWords } from '../locale/useWords.js';
import { rangeWords } from './locale.js';
import type { RangeName } from './span.js';

/** What spans are called in the reader's language, for what shows one: a legend, the name of a file. */
export const useRangeNames = (): Readonly<Record<RangeName, string>> => useWords(rangeWords).names;
