import type { ChatTurn } from './types.js';

const NAME = 'console-chat-find';

const shown = ({ question, answer }: ChatTurn): string =>
  `${question}\n${answer.replace(/[*_`]+/g, '').replace(/(?<![ \t])[ \t]*\[\d{1,3}\]/g, '')}`.toLowerCase();

/** The places in the thread of the turns that hold these words, in any case. */
export const turnsWith = (turns: readonly ChatTurn[], sought: string): readonly number[] => {
  const words = sought.trim().toLowerCase();
  if (words === '') return [];
  return turns.flatMap((turn, index) => (shown(turn).includes(words) ? [index] : []));
};

/** Where these words stand among the words drawn, as far as they stand in one piece. */
const rangesIn = (element: Element, sought: string): Range[] => {
  const words = sought.trim().toLowerCase();
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? '';
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, Math.min(at + words.length, node.textContent?.length ?? 0));
      ranges.push(range);
    }
  }
  return ranges;
};

/** Lights the words in everything drawn, where the browser can. Empty words put the light out. */
export const lightWords = (view: Element, sought: string): void => {
  if (!('highlights' in CSS)) return;
  if (sought.trim() === '') CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(...rangesIn(view, sought)));
};

/** Brings the words into view within a turn that is drawn. False where it is not. */
export const showWords = (view: Element, index: number, sought: string): boolean => {
  const turn = view.querySelector(`[data-index="${index}"]`);
  if (!turn) return false;
  const [first] = rangesIn(turn, sought);
  first?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  return true;
};
