const LONGEST = 30;
const graphemes = new Intl.Segmenter('zh');

/** The title of a conversation from its first question: one line of at most 30 characters. */
export const titleOf = (question: string): string => {
  const line = question.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`;
};
