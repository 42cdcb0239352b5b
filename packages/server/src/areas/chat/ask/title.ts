import { needOf } from './turnNeed.js';

const LONGEST = 30;
const graphemes = new Intl.Segmenter('zh');

/**
 * The title of a conversation from a question: one line of at most 30 characters. Empty for a greeting: the next question
 * says what it is about.
 */
export const titleOf = (question: string): string => {
  if (needOf(question, false) === 'talk') return '';
  const line = question.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`;
};
