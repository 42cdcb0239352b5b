import { type RefObject, useCallback, useEffect, useInsertionEffect, useRef } from 'react';
import { focusedBeside } from '../root/focusedBeside.js';

/** What has the focus now, unless that is nothing in particular. */
const focused = (anchor: Element | null): HTMLElement | null => {
  const element = focusedBeside(anchor);
  return element instanceof HTMLElement && element !== document.body ? element : null;
};

const visible = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

/** The page's own title, or the page: where reading goes on when the way back leads nowhere. */
const pageAround = (anchor: HTMLElement | null): HTMLElement | null => {
  const frame = anchor?.closest<HTMLElement>('[data-page-frame]');
  return frame?.querySelector('h1') ?? anchor?.closest<HTMLElement>('main') ?? document.querySelector('main');
};

const focusOn = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Gives the focus back when something over the page closes: to what had it at the opening; where there was no such
 * thing (opened by the address) or it is gone, to the page's title. A focus that has moved elsewhere is left alone.
 * Answers with a ref for an element inside the page, and with what to call once the panel is gone.
 */
export const useReturnFocus = (
  open: boolean,
): { readonly anchor: RefObject<HTMLSpanElement | null>; readonly onGone: () => void } => {
  const anchor = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);

  const giveBack = useCallback((closing: boolean) => {
    const now = focused(anchor.current);
    // While it moves out, the panel itself still holds it.
    const lost = now === null || !visible(now) || (closing && now.closest('[role="dialog"]') !== null);
    if (!lost) return;
    const from = opener.current;
    const target = from !== null && visible(from) ? from : pageAround(anchor.current);
    if (target !== null) focusOn(target);
  }, []);

  // Before the panel takes the focus in an effect of its own.
  useInsertionEffect(() => {
    if (open) opener.current = focused(anchor.current);
  }, [open]);

  useEffect(() => {
    if (wasOpen.current && !open) giveBack(true);
    wasOpen.current = open;
  }, [open, giveBack]);

  return { anchor, onGone: useCallback(() => giveBack(false), [giveBack]) };
};
