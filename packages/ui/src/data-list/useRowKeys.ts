import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export interface RowKeysOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Pixels. */
  rowHeight: number;
  /** Draws that row and makes it the one that Tab comes to. */
  onFocus: (index: number) => void;
  /** Turns the choice of a row. `range`: of all from the row turned last. */
  onToggle: ((event: { index: number; range: boolean }) => void) | undefined;
  /** Chooses a row that the reader walks over with Shift. */
  onExtend: ((event: { from: number; to: number }) => void) | undefined;
  /** Chooses the whole page. */
  onSelectPage: (() => void) | undefined;
  onOpen: ((index: number) => void) | undefined;
}

const indexOf = (row: HTMLElement): number => Number(row.dataset['index']);

/** Arrows, Home, End and the page keys walk over rows, Space chooses, Enter opens, Ctrl+A chooses the page. */
export const useRowKeys = (options: RowKeysOptions): ((event: KeyboardEvent<HTMLElement>) => void) => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  return useCallback((event) => {
    const { count, scroller, rowHeight, onFocus, onToggle, onExtend, onSelectPage, onOpen } = latest.current;
    const row = event.target;
    // What is in a row has keys of its own.
    if (!(row instanceof HTMLTableRowElement) || event.nativeEvent.isComposing || event.altKey) return;
    const index = indexOf(row);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const goals: Partial<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: count - 1,
    };
    const goal = goals[event.key];
    if (goal !== undefined) {
      const to = Math.min(count - 1, Math.max(0, goal));
      event.preventDefault();
      flushSync(() => {
        onFocus(to);
        if (event.shiftKey) onExtend?.({ from: index, to });
      });
      scroller.current?.querySelector<HTMLElement>(`tr[data-index="${to}"]`)?.focus();
    } else if (event.key === ' ' && onToggle) {
      event.preventDefault();
      onToggle({ index, range: event.shiftKey });
    } else if (event.key === 'Enter') {
      const opener = row.querySelector<HTMLElement>('[data-opens], td a[href]');
      if (opener) opener.click();
      else onOpen?.(index);
    } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && onSelectPage) {
      event.preventDefault();
      onSelectPage();
    }
  }, []);
};
