import type { TextFilter } from './textFilter.js';

const OPEN = '<think>';
const CLOSE = '</think>';
/** What a line may begin with that matters here. */
const MARKS = [OPEN, '```', '~~~'];

/**
 * Leaves out what a reasoning model writes to itself: `<think>` blocks, at the beginning of the answer or of a line.
 * Services that know about reasoning send it apart; the others put it into the answer. In a fence of code it is text.
 * `onThought` is told what is left out.
 */
export const withoutThinking = (onThought: (words: string) => void = () => undefined): TextFilter => {
  let state: 'lineStart' | 'line' | 'thinking' = 'lineStart';
  /** The beginning of a line, or the end of a block, that is not all there. */
  let held = '';
  /** Nothing was shown since the beginning, or since a block: blanks are none of the answer's. */
  let fresh = true;
  let fenced = false;
  /** Of the piece that is being taken. */
  let thought = '';

  const tellThought = (): void => {
    if (thought !== '') onThought(thought);
    thought = '';
  };

  const release = (): string => {
    const shown = fresh ? held.trimStart() : held;
    held = '';
    if (shown !== '') fresh = false;
    return shown;
  };

  const take = (character: string): string => {
    if (state === 'line') {
      if (character === '\n') state = 'lineStart';
      return character;
    }
    held += character;
    if (state === 'thinking') {
      // As much of it as may yet be the end of the block is held.
      const sure = held.endsWith(CLOSE) ? held.length - CLOSE.length : Math.max(0, held.length - CLOSE.length + 1);
      thought += held.slice(0, sure);
      if (held.endsWith(CLOSE)) [state, held, fresh] = ['lineStart', '', true];
      else held = held.slice(sure);
      return '';
    }
    if (character === '\n') return release();
    const line = held.trimStart();
    if (line === OPEN && !fenced) {
      [state, held] = ['thinking', ''];
      return '';
    }
    if (MARKS.some((mark) => mark !== line && mark.startsWith(line))) return '';
    if (line === '```' || line === '~~~') fenced = !fenced;
    state = 'line';
    return release();
  };

  return {
    push: (piece) => {
      let shown = '';
      for (const character of piece) shown += take(character);
      tellThought();
      return shown;
    },
    end: () => {
      if (state !== 'thinking') return release();
      thought += held;
      tellThought();
      return '';
    },
  };
};
