import { type RefObject, useEffect } from 'react';

/** Milliseconds after which a block has been drawn once, so that the browser knows how high it is. */
const SETTLED_AFTER = 300;

/**
 * Marks a block that is dear to draw (a table, code, formulas, many paragraphs) once it has been drawn: from then on the
 * browser may leave it alone while it is out of sight, without losing its height.
 * @param ready Default true. Once true it stays so.
 */
export const useSettled = (block: RefObject<HTMLElement | null>, ready = true): void => {
  useEffect(() => {
    if (!ready) return undefined;
    const id = setTimeout(() => block.current?.setAttribute('data-settled', ''), SETTLED_AFTER);
    return () => clearTimeout(id);
  }, [block, ready]);
};
