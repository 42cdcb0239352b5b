/** Where the words of an answer stand, and nothing else of it. */
export const ANSWER_WORDS = { 'data-answer-words': '' } as const;

/** What is drawn among the words and is none of them. */
const left = 'button, svg, style, script, input, [aria-hidden="true"], [hidden]';
const blocks = 'p, li, tr, pre, blockquote, h1, h2, h3, h4, h5, h6';

/** The words within a range, without the numbers of what they cite. */
export const wordsOf = (range: Range): string => {
  const copy = range.cloneContents();
  for (const element of copy.querySelectorAll(left)) element.remove();
  for (const block of copy.querySelectorAll(blocks)) block.append('\n');
  for (const cell of copy.querySelectorAll('td, th')) cell.append(' ');
  return (copy.textContent ?? '')
    .replaceAll('\u2060', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
};

/** What is marked of one answer within `view`; null: nothing is, or something of more than one. */
export const markedIn = (view: Element): Range | null => {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: around } = range;
  const element = around instanceof Element ? around : around.parentElement;
  const answer = element?.closest('[data-answer-words]');
  return answer && view.contains(answer) ? range : null;
};
