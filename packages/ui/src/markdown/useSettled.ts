import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Milliseconds after which a block has been drawn once, so that the browser knows how high it is. */
const SETTLED_AFTER = 300;

const settle = (block: HTMLElement | null): void => block?.setAttribute('data-settled', '');

/**
 * Marks something large (many blocks, a long table, long code) once it has been drawn: from then on the browser may leave
 * it alone while it is out of sight, without losing its height. Each mark costs a layout and is watched from then on, so
 * small things get none.
 * @param ready Once true it stays so.
 */
export const useSettled = (block: RefObject<HTMLElement | null>, ready: boolean): void => {
  useEffect(() => {
    if (!ready) return undefined;
    const id = setTimeout(() => settle(block.current), SETTLED_AFTER);
    return () => clearTimeout(id);
  }, [block, ready]);
};

/** How far below the window something may begin and still be drawn as it grows. */
const NEAR = '0px 0px 600px 0px';

/**
 * Marks a growing block at once while its place is out of sight, so that what nobody looks at is not laid out at each
 * change: who reads above is left in peace. It is drawn when it comes near.
 * @param growing False once nothing comes to it any more.
 * @param unseen Whether the end of the text was last out of sight: what is added behind it is so, too.
 */
export const useUnseen = (block: RefObject<HTMLElement | null>, growing: boolean, unseen: RefObject<boolean>): void => {
  useLayoutEffect(() => {
    const { current } = block;
    if (!growing || current === null) return undefined;
    if (unseen.current) settle(current);
    const observer = new IntersectionObserver(
      (entries) => {
        unseen.current = entries.at(-1)?.isIntersecting === false;
        if (unseen.current) settle(current);
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [block, growing, unseen]);
};
