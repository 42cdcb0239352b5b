import { type FocusEvent, type UIEvent, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly top: number;
  readonly left: number;
}

const inDialog = (element: Element | null): boolean =>
  element !== null && element.closest('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Remembers how far everything in a page is scrolled and what in it had the focus, and puts both back when the page is
 * shown again. A dialog that is open then keeps the focus.
 */
export const usePlace = (shown: boolean) => {
  const places = useRef(new Map<Element, Place>());
  const last = useRef<HTMLElement | null>(null);
  const wasShown = useRef(false);

  useLayoutEffect(() => {
    const again = shown && !wasShown.current && places.current !== null;
    wasShown.current = shown;
    if (!again) return;
    for (const [element, { top, left }] of places.current) {
      if (!element.isConnected) places.current.delete(element);
      else element.scrollTo({ top, left, behavior: 'instant' });
    }
    const target = last.current;
    if (target?.isConnected && !inDialog(document.activeElement)) target.focus({ preventScroll: true });
  }, [shown]);

  return {
    onScrollCapture: ({ target }: UIEvent) => {
      // What the browser resets while it hides the page is not the reader's doing.
      if (!(target instanceof Element) || target.getClientRects().length === 0) return;
      places.current.set(target, { top: target.scrollTop, left: target.scrollLeft });
    },
    onFocusCapture: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    },
  };
};
