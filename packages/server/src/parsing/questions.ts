import type { Block } from './types.js';

const NAMED = /^(?:问题?|提问|Q(?:uestion)?)\s*\d*\s*[:：.、]/i;
/** With its number, as lists of questions have it. */
const ASKED = /^[^\n]{2,120}[?？]\s*$/;

/** Whether a line asks what the lines after it answer, as in lists of questions with their answers. */
export const asksQuestion = ({ text, kind }: Pick<Block, 'text' | 'kind'>): boolean => {
  const line = text.trim();
  return kind !== 'row' && line.length <= 200 && (NAMED.test(line) || ASKED.test(line));
};
