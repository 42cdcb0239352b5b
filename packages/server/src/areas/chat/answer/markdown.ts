import { escapeLine } from '../../../text/escapeLine.js';

/** Text of a document as a markdown blockquote; `after` (markdown) follows its last word. */
export const blockquote = (text: string, after = ''): string => {
  const lines = text
    .split(/\r?\n/)
    .map(escapeLine)
    .filter((line) => line !== '');
  // Two spaces at a line's end keep the break.
  return `> ${lines.join('  \n> ')}${after}`;
};
