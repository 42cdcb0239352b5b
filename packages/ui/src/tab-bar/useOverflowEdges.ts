import { type RefObject, useEffect, useState } from 'react';

/** Pixels that stay between a tab scrolled into view and the edge of the bar. */
export const TAB_SCROLL_PADDING = 4;

export interface Edges {
  /** There is more to the left. */
  readonly start: boolean;
  /** There is more to the right. */
  readonly end: boolean;
}

/** On which sides a bar goes on beyond what is seen. */
export const useOverflowEdges = (bar: RefObject<HTMLElement | null>, content: unknown): Edges => {
  const [edges, setEdges] = useState<Edges>({ start: false, end: false });
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const look = () => {
      const start = element.scrollLeft > 1;
      const end = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [bar, content]);
  return edges;
};

/** Brings a tab into view, with some padding beyond it. */
export const revealTab = (bar: HTMLElement, chip: HTMLElement): void => {
  const left = chip.offsetLeft - TAB_SCROLL_PADDING;
  const right = chip.offsetLeft + chip.offsetWidth + TAB_SCROLL_PADDING;
  if (left < bar.scrollLeft) bar.scrollLeft = left;
  else if (right > bar.scrollLeft + bar.clientWidth) bar.scrollLeft = right - bar.clientWidth;
};
