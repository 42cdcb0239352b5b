import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  width: number;
  height: number;
  /** Counts how often the element was laid out after it had not been: mounted, or hidden and shown again. */
  showings: number;
}

/**
 * The inner size of an element in pixels, without its scrollbars. Zero until it is laid out; the last one while it is hidden.
 * Where `beside` changes, which takes room from the element, it is measured before anything is painted.
 */
export const useSize = (element: RefObject<HTMLElement | null>, beside?: unknown): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0, showings: 0 });
  const stood = useRef(beside);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    let hidden = stood.current === beside;
    stood.current = beside;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target;
      const shown = width > 0 && height > 0;
      const again = shown && hidden;
      hidden = !shown;
      if (!shown) return;
      setSize((before) =>
        !again && before.width === width && before.height === height
          ? before
          : { width, height, showings: before.showings + (again ? 1 : 0) },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, beside]);
  return size;
};
