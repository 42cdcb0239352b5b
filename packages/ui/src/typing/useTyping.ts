import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Milliseconds without a letter after which is looked for what was typed. */
const PAUSE = 300;

/**
 * Says what was typed once the reader pauses, and never in the middle of a word that an input method composes. While it
 * composes, its keys are its own: Enter takes a word over, and chooses nothing.
 */
export const useTyping = (onPause: ((text: string) => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const composing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (text: string) => {
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => onPause?.(text.trim()), PAUSE);
  };
  return {
    /** Tells of each letter. */
    wait,
    /** For an element around the field. */
    around: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (composing.current || event.nativeEvent.isComposing) event.stopPropagation();
      },
      onCompositionStartCapture: () => {
        composing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEndCapture: ({ target }: { target: EventTarget }) => {
        composing.current = false;
        if (target instanceof HTMLInputElement) wait(target.value);
      },
    },
  };
};
