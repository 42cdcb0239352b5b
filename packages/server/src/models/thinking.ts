import type { TextFilter } from './textFilter.js';

const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Leaves out what a reasoning model writes to itself: a `<think>` block at the very beginning. Services that know about
 * reasoning send it apart; the others put it in front of the answer.
 */
export const withoutThinking = (): TextFilter => {
  let state: 'start' | 'thinking' | 'after' | 'answer' = 'start';
  let held = '';
  return {
    push: (piece) => {
      if (state === 'answer') return piece;
      held += piece;
      if (state === 'start') {
        const begun = held.trimStart();
        if (begun.length < OPEN.length && OPEN.startsWith(begun)) return '';
        state = begun.startsWith(OPEN) ? 'thinking' : 'answer';
      }
      if (state === 'thinking') {
        const end = held.indexOf(CLOSE);
        if (end < 0) {
          held = `${OPEN}${held.slice(-CLOSE.length)}`;
          return '';
        }
        held = held.slice(end + CLOSE.length);
        state = 'after';
      }
      if (state === 'after') {
        held = held.trimStart();
        if (held === '') return '';
        state = 'answer';
      }
      const shown = held;
      held = '';
      return shown;
    },
    end: () => {
      const left = state === 'start' ? held : '';
      held = '';
      return left;
    },
  };
};
