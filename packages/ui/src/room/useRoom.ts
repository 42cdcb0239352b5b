import { type Ref, type RefCallback, useLayoutEffect, useRef, useState } from 'react';
import { useMobile } from '../media/useMedia.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { layout } from '../theme/layout.js';

export interface Room<Root extends Element> {
  /** For the widget's root, after the props it was given. */
  readonly attributes: {
    readonly ref: RefCallback<Root>;
    /** What `below.mobile` in styles goes by. */
    readonly 'data-room'?: 'narrow';
    /** The widget is narrow in a window that is not: what would cover the window is to stay inside. */
    readonly 'data-boxed'?: '';
  };
  /** Whether it takes its mobile form. Hand it to those inside by `RoomContext`. */
  readonly narrow: boolean;
  /** How many of the widths asked about it has reached. */
  readonly reached: number;
}

const forms = {
  wide: {},
  narrow: { 'data-room': 'narrow' },
  boxed: { 'data-room': 'narrow', 'data-boxed': '' },
} as const;

export interface RoomOptions {
  /** Pixels under which the widget takes its mobile form. Default 560. */
  least?: number;
  /** Further widths in pixels that matter to it, ascending. Keep it outside of the component. */
  widths?: readonly number[];
}

const none: readonly number[] = [];

/**
 * How much room a widget has, wherever it stands: by its own width, not the window's. A phone's window makes everything
 * narrow. `given` is the ref that the widget was given for its root. Drawn again when one of the widths is passed, and not
 * with every pixel.
 */
export const useRoom = <Root extends Element>(
  given: Ref<Root> | undefined,
  { least = layout.room, widths = none }: RoomOptions = {},
): Room<Root> => {
  const mobile = useMobile();
  const root = useRef<Root>(null);
  const ref = useSharedRef(root, given);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const steps = [least, ...widths].toSorted((a, b) => a - b);
    const measure = (now: number) => {
      // A page that is hidden has no width, and keeps its form.
      if (now > 0) setWidth(steps.findLast((step) => now >= step) ?? 0);
    };
    measure(element.getBoundingClientRect().width);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.borderBoxSize[0]?.inlineSize ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [least, widths]);

  const boxed = !mobile && width < least;
  const form = boxed ? 'boxed' : mobile ? 'narrow' : 'wide';
  return {
    attributes: { ref, ...forms[form] },
    narrow: form !== 'wide',
    reached: widths.filter((step) => width >= step).length,
  };
};
