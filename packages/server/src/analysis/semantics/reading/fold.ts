import { toSimplified } from '../../../text/toSimplified.js';

/** Longer questions are cut: nobody asks for figures in so many words, and reading takes its time. */
const LONGEST = 500;

/**
 * As questions and words of the vocabulary meet: simplified, half width, lower case, without spaces beside Han. Characters that the reader
 * marks things with are taken out, so that nobody can write them.
 */
export const fold = (text: string): string =>
  toSimplified(text.slice(0, LONGEST).normalize('NFKC').toLowerCase())
    .replace(/[\p{Co}\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim();

/** English where there are Latin letters and no Han; signs and figures alone are no words of any language. */
export const languageOf = (question: string): 'zh' | 'en' =>
  /\p{Script=Latin}/u.test(question) && !/\p{Script=Han}/u.test(question) ? 'en' : 'zh';
