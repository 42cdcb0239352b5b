import { type RefObject, useLayoutEffect, useState } from 'react';
import { layout } from '../theme/layout.js';
import { useMobile } from '../media/useMedia.js';

export interface Room {
  /**
   * For the root of the widget: what `below.mobile` in styles goes by, and `data-boxed` where the widget is narrow in a
   * window that is not, so that what would cover the window is to stay inside.
   */
  readonly attributes: { readonly 'data-room'?: 'narrow'; readonly 'data-boxed'?: '' };
  /** Whether it takes its mobile form. Hand it to those inside by `RoomContext`. */
  readonly narrow: boolean;
  /** How many of the widths asked about it has reached. */
  readonly reached: number;
}

const none: readonly number[] = [];
const forms = {
  wide: {},
  narrow: { 'data-room': 'narrow' },
  boxed: { 'data-room': 'narrow', 'data-boxed': '' },
} as const;

/**
 * How much room a widget has, wherever it stands: by its own width, not the window's. A phone's window makes everything
 * narrow. `widths` in pixels, ascending; drawn again when one of them is passed, and not with every pixel.
 */
export const useRoom = (root: RefObject<HTMLElement | null>, widths: readonly number[] = none): Room => {
  const mobile = useMobile();
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const steps = [layout.room, ...widths].toSorted((a, b) => a - b);
    const measure = (now: number) => {
      // A page that is hidden has no width, and keeps its form.
      if (now > 0) setWidth(steps.findLast((step) => now >= step) ?? 0);
    };
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.borderBoxSize[0]?.inlineSize ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, widths]);

  const boxed = !mobile && width < layout.room;
  const form = boxed ? 'boxed' : mobile ? 'narrow' : 'wide';
  return {
    attributes: forms[form],
    narrow: form !== 'wide',
    reached: widths.filter((step) => width >= step).length,
  };
};
