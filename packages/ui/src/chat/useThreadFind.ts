import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lightWords, showWords, turnsWith } from './threadFind.js';
import type { ChatTurn } from './types.js';

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  turns: readonly ChatTurn[];
  /** More turns than are all drawn: otherwise the browser's own search finds everything. */
  long: boolean;
  toTurn: (index: number) => void;
}

/** Ctrl or Cmd with F in a long chat opens a search over all of it. Pressed again, the browser's own comes. */
export const useThreadFind = ({ scroller, turns, long, toTurn }: Options) => {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const [step, setStep] = useState(0);
  const sought = useDeferredValue(open ? value : '');
  const found = useMemo(() => turnsWith(turns, sought), [turns, sought]);
  const current = found.length === 0 ? 0 : ((step % found.length) + found.length) % found.length;
  const target = found[current];
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    // The chat around the thread, where there is one: the focus is mostly in its question field.
    const thread = scroller.current?.closest('[data-chat]');
    const chat = thread?.parentElement?.closest('[data-chat]') ?? thread;
    if (!long || !(chat instanceof HTMLElement)) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const finds =
        event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!finds || open) return;
      event.preventDefault();
      setOpen(true);
    };
    chat.addEventListener('keydown', onKeyDown);
    return () => chat.removeEventListener('keydown', onKeyDown);
  }, [long, open, scroller]);

  useEffect(() => {
    wanted.current = target ?? null;
    if (target !== undefined) toTurn(target);
  }, [target, sought, toTurn]);

  // Other turns are drawn with every rendering.
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    lightWords(view, sought);
    if (wanted.current !== null && showWords(view, wanted.current, sought)) wanted.current = null;
  });
  useEffect(() => {
    const view = scroller.current;
    return () => {
      if (view) lightWords(view, '');
    };
  }, [scroller]);

  return {
    open,
    bar: {
      value,
      total: found.length,
      current,
      onChange: (next: string) => {
        setValue(next);
        setStep(0);
      },
      onStep: (by: 1 | -1) => setStep(current + by),
      onClose: () => {
        setOpen(false);
        scroller.current?.focus();
      },
    },
  };
};
