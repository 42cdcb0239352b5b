import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { type Selected, tokenBeside, whole } from './variableTokens.js';

type Field = HTMLTextAreaElement;

/**
 * Writes in place of a part of a field as if it had been typed: the field's own undo takes it back, and its owner hears of it. What
 * does not fit any more is written all the same, so that it is seen what is too long.
 */
export const write = (field: Field, { start, end }: Selected, text: string): void => {
  field.focus();
  field.setSelectionRange(start, end);
  const fits = field.maxLength < 0 || field.value.length - (end - start) + text.length <= field.maxLength;
  // Old, and the only way that keeps undo.
  const done = fits && (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
  if (done) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const selectedIn = ({ selectionStart: start, selectionEnd: end }: Field): Selected => ({ start, end });

/** Takes the variable beside the caret away as a whole. Answers whether there was one. */
const takeAway = (field: Field, by: 1 | -1): boolean => {
  const { start, end } = selectedIn(field);
  const token = start === end ? tokenBeside(field.value, start, by) : undefined;
  if (token !== undefined) write(field, token, '');
  return token !== undefined;
};

/** Moves the caret, or the moving end of a selection, over the variable beside it. Answers whether there was one. */
const stepOver = (field: Field, by: 1 | -1, selecting: boolean): boolean => {
  const { start, end } = selectedIn(field);
  if (!selecting && start !== end) return false;
  const [moving, fixed] = field.selectionDirection === 'backward' ? [start, end] : [end, start];
  const token = tokenBeside(field.value, moving, by);
  if (token === undefined) return false;
  const to = by === 1 ? token.end : token.start;
  const from = selecting ? fixed : to;
  field.setSelectionRange(Math.min(from, to), Math.max(from, to), to < from ? 'backward' : 'forward');
  return true;
};

/** Nobody stays inside of a variable. */
const stayOut = (field: Field): void => {
  const chosen = selectedIn(field);
  const { start, end } = whole(field.value, chosen);
  if (start !== chosen.start || end !== chosen.end)
    field.setSelectionRange(start, end, field.selectionDirection ?? 'none');
};

const removing: Readonly<Record<string, 1 | -1>> = { Backspace: -1, Delete: 1 };
const moving: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };
const going = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** Lets a variable in a field be one thing to keys and pointer, as it is drawn: stepped over, selected and taken away as a whole. */
export const useVariableKeys = (field: () => Field | undefined, isOneLine: boolean) => {
  // Keyboards on a screen name no keys, and say what they are about to do.
  useEffect(() => {
    const own = field();
    if (own === undefined) return;
    const before = (event: InputEvent) => {
      const by =
        event.inputType === 'deleteContentBackward' ? -1 : event.inputType === 'deleteContentForward' ? 1 : null;
      if (by !== null && event.cancelable && !event.isComposing && takeAway(own, by)) event.preventDefault();
    };
    own.addEventListener('beforeinput', before);
    return () => own.removeEventListener('beforeinput', before);
  }, [field]);
  return {
    onKeyDown: (event: KeyboardEvent<Field>) => {
      // An input method has the keys while it composes.
      if (event.nativeEvent.isComposing) return;
      const { key, currentTarget: own } = event;
      if (key === 'Enter' && isOneLine) event.preventDefault();
      // A variable is a word as well; only the keys that go to the end of a line go on.
      if (event.metaKey) return;
      const [away, step] = [removing[key], moving[key]];
      const done =
        (away !== undefined && takeAway(own, away)) || (step !== undefined && stepOver(own, step, event.shiftKey));
      if (done) event.preventDefault();
    },
    onKeyUp: ({ key, currentTarget }: KeyboardEvent<Field>) => {
      if (going.includes(key)) stayOut(currentTarget);
    },
    onClick: ({ currentTarget }: MouseEvent<Field>) => stayOut(currentTarget),
  };
};
