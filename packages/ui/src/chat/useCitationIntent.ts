import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CiteVia } from '../markdown/index.js';
import type { ActiveCitation } from './types.js';

/** Milliseconds that a pointer rests on a citation before it counts. */
const REST = 180;

/**
 * Which reaching for a citation is meant: a click at once, a pointer when it rests there, the keyboard's focus only
 * while the evidence is open, so that walking through an answer opens nothing.
 */
export const useCitationIntent = (
  root: RefObject<HTMLElement | null>,
  open: boolean,
  onMeant: (citation: ActiveCitation) => void,
) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    ({ id, n, via }: ActiveCitation & { via: CiteVia }) => {
      clearTimeout(timer.current);
      if (via === 'click' || (via === 'focus' && open)) onMeant({ id, n });
      if (via === 'hover') {
        timer.current = setTimeout(() => {
          if (root.current?.querySelector('.answer-cites button:hover')) onMeant({ id, n });
        }, REST);
      }
    },
    [root, open, onMeant],
  );
};
