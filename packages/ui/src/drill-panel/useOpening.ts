import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedBeside } from '../root/focusedBeside.js';

export interface Opening {
  panel: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  /** What is looked into: another one was called from somewhere else. */
  title: string;
}

/** Or nothing has it, which had it last. */
const holdsFocus = ({ current: panel }: Opening['panel']): boolean => {
  const now = focusedBeside(panel);
  return now === null || now === document.body || panel?.contains(now) === true;
};

const giveBack = ({ current: caller }: RefObject<HTMLElement | null>): void => {
  if (caller?.isConnected) caller.focus({ preventScroll: true });
};

/** Gives the focus to the heading of what opens, and back to what opened it, unless it has moved on by itself. */
export const useOpening = ({ panel, heading, title }: Opening): void => {
  const caller = useRef<HTMLElement>(null);
  const takes = useRef(true);

  useLayoutEffect(() => {
    const now = focusedBeside(panel.current);
    if (now instanceof HTMLElement && !panel.current?.contains(now)) caller.current = now;
  }, [panel, title]);

  useLayoutEffect(() => {
    // A kept page that is shown again takes the focus only where it had it.
    if (takes.current) heading.current?.focus({ preventScroll: true });
    return () => {
      takes.current = holdsFocus(panel);
      if (takes.current) giveBack(caller);
    };
  }, [panel, heading]);
};
