import type { Rect } from '@console/base';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Anchor,
  anchorAt,
  heightOf,
  PAGE_GAP,
  type PageLayout,
  pageAt,
  placeOfAnchor,
  topOf,
} from './pageLayout.js';
import type { Size } from '../media/useSize.js';

/** The page that stands this share below the upper edge of the view is the one being read. */
const READING_LINE = 0.35;

/** What is to be brought into view. */
export interface Goal {
  page: number;
  /** On the shown page. Left out: the page's own upper edge. */
  rect?: (layout: PageLayout) => Rect;
}

export interface PageScroll {
  /** The page being read. */
  page: number;
  onScroll: () => void;
  /** The reader took over: whatever was being scrolled to is forgotten. */
  onTakeOver: () => void;
  goTo: (goal: Goal) => void;
}

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const offsetTo = (layout: PageLayout, page: number, top: number): Anchor => ({
  page,
  offset: (top - topOf(layout, page)) / layout.width,
});

/** Where to scroll so that a goal is well in view; `null` where it is already. */
const placeOf = (goal: Goal, layout: PageLayout, view: HTMLElement): { top: number; left: number } | null => {
  const pageTop = topOf(layout, goal.page);
  const limit = Math.max(0, layout.total - view.clientHeight);
  if (!goal.rect) return { top: Math.min(limit, Math.max(0, pageTop - PAGE_GAP)), left: view.scrollLeft };
  const rect = goal.rect(layout);
  const pageLeft = Math.max(0, (view.scrollWidth - layout.width) / 2);
  const top = pageTop + rect.top;
  const left = pageLeft + rect.left;
  const seenDown = top >= view.scrollTop && top + rect.height <= view.scrollTop + view.clientHeight;
  const seenAcross = left >= view.scrollLeft && left + rect.width <= view.scrollLeft + view.clientWidth;
  if (seenDown && seenAcross) return null;
  const above = Math.max(PAGE_GAP * 2, (view.clientHeight - rect.height) / 3);
  return {
    top: seenDown ? view.scrollTop : Math.min(limit, Math.max(0, top - above)),
    left: seenAcross
      ? view.scrollLeft
      : Math.max(0, left - Math.max(PAGE_GAP * 2, (view.clientWidth - rect.width) / 2)),
  };
};

/** What is to stay where it is on the screen. */
interface Held {
  anchor: Anchor;
  /** Where it stands, in pixels below the upper edge of the view. */
  line: number;
  /** What stands in the middle, across, in shares of the whole width. */
  middle: number;
  /** Where the view is scrolled to, so that its own report is known again. */
  top: number;
}

/**
 * Keeps the page being read and the place in it, through scrolling, jumps and changes of the layout, and while the view
 * is hidden and forgets where it was scrolled to.
 */
export const usePageScroll = (
  view: RefObject<HTMLElement | null>,
  layout: PageLayout,
  { width: viewWidth, height: viewHeight, showings }: Size,
  onPage: (page: number) => void,
): PageScroll => {
  const [page, setPage] = useState(1);
  const current = useRef(1);
  const laidOut = useRef(layout);
  const measured = useRef(false);
  const held = useRef<Held | null>(null);
  const wanted = useRef<Goal | null>(null);
  /** What the upper edge of the view is on its way to. */
  const heading = useRef<Anchor | null>(null);
  /** The view is or was hidden, and its place not yet given back: what it reports until then is not the reader's doing. */
  const away = useRef(false);
  const report = useRef(onPage);
  useEffect(() => {
    report.current = onPage;
  });

  const show = useCallback((next: number) => {
    if (current.current === next) return;
    current.current = next;
    setPage(next);
    report.current(next);
  }, []);

  const hold = useCallback((element: HTMLElement, top: number) => {
    const line = element.clientHeight * READING_LINE;
    held.current = {
      anchor: anchorAt(laidOut.current, top + line),
      line,
      middle: (element.scrollLeft + element.clientWidth / 2) / Math.max(1, element.scrollWidth),
      top,
    };
  }, []);

  const travel = useCallback(
    (goal: Goal, smooth: boolean) => {
      const element = view.current;
      if (!element || !measured.current || element.clientHeight === 0) {
        wanted.current = goal;
        show(goal.page);
        return;
      }
      wanted.current = null;
      heading.current = null;
      const place = placeOf(goal, laidOut.current, element);
      show(goal.page);
      if (!place) return;
      const distance = Math.abs(place.top - element.scrollTop);
      if (distance > 1) heading.current = offsetTo(laidOut.current, goal.page, place.top);
      const glides = smooth && distance < 3 * element.clientHeight && !reducedMotion();
      element.scrollTo({ ...place, behavior: glides ? 'smooth' : 'instant' });
      if (!glides) hold(element, place.top);
    },
    [view, show, hold],
  );

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === 0) away.current = true;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      away.current = true;
    };
  }, [view]);

  useLayoutEffect(() => {
    const element = view.current;
    laidOut.current = layout;
    measured.current = viewHeight > 0;
    if (!element || !measured.current || element.clientHeight === 0) return;
    if (wanted.current) {
      away.current = false;
      travel(wanted.current, false);
      return;
    }
    if (!held.current) hold(element, element.scrollTop);
    const { anchor, line, middle } = held.current ?? { anchor: { page: 1, offset: 0 }, line: 0, middle: 0.5 };
    const goal = heading.current;
    const asked = goal ? topOf(layout, goal.page) + goal.offset * layout.width : placeOfAnchor(layout, anchor) - line;
    const top = Math.max(0, Math.min(asked, layout.total - element.clientHeight));
    heading.current = Math.abs(top - element.scrollTop) > 1 ? offsetTo(layout, current.current, top) : null;
    element.scrollTo({ top, left: middle * element.scrollWidth - element.clientWidth / 2, behavior: 'instant' });
    if (held.current) held.current.top = top;
    away.current = false;
  }, [view, layout, viewWidth, viewHeight, showings, travel, hold]);

  const onScroll = useCallback(() => {
    const element = view.current;
    if (!element || element.clientHeight === 0 || away.current) return;
    const { scrollTop, clientHeight } = element;
    const goal = heading.current;
    const layoutNow = laidOut.current;
    if (Math.abs(scrollTop - (held.current?.top ?? -2)) > 1) hold(element, scrollTop);
    if (goal) {
      if (Math.abs(scrollTop - topOf(layoutNow, goal.page) - goal.offset * layoutNow.width) <= 1)
        heading.current = null;
      return;
    }
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= layoutNow.total - 2;
    const last = layoutNow.tops.length;
    const lastIsSeen = atEnd && heightOf(layoutNow, last) < clientHeight * (1 - READING_LINE);
    show(lastIsSeen ? last : pageAt(layoutNow, scrollTop + clientHeight * READING_LINE));
  }, [view, show, hold]);

  const onTakeOver = useCallback(() => {
    heading.current = null;
    wanted.current = null;
  }, []);

  const goTo = useCallback((goal: Goal) => travel(goal, true), [travel]);

  return { page, onScroll, onTakeOver, goTo };
};
