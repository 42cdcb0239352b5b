import type { Rect } from '@console/base';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { heightOf, keepPlace, PAGE_GAP, type PageLayout, pageAt, topOf } from './pageLayout.js';

/** The page that stands this share below the upper edge of the view is the one being read. */
const READING_LINE = 0.35;

interface Goal {
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

/** Keeps the page being read and the place in it, through scrolling, jumps and changes of the layout. */
export const usePageScroll = (
  view: RefObject<HTMLElement | null>,
  layout: PageLayout,
  viewHeight: number,
  onPage: (page: number) => void,
): PageScroll => {
  const [page, setPage] = useState(1);
  const current = useRef(1);
  const laidOut = useRef(layout);
  const measured = useRef(false);
  const wanted = useRef<Goal | null>(null);
  const heading = useRef<{ page: number; top: number } | null>(null);
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
      if (distance > 1) heading.current = { page: goal.page, top: place.top };
      const near = distance < 3 * element.clientHeight;
      element.scrollTo({ ...place, behavior: smooth && near && !reducedMotion() ? 'smooth' : 'instant' });
    },
    [view, show],
  );

  useLayoutEffect(() => {
    const element = view.current;
    const before = laidOut.current;
    laidOut.current = layout;
    measured.current = viewHeight > 0;
    if (!element || !measured.current || element.clientHeight === 0) return;
    if (wanted.current) {
      travel(wanted.current, false);
      return;
    }
    if (before === layout) return;
    const line = element.clientHeight * READING_LINE;
    const target = heading.current;
    const top = target
      ? topOf(layout, target.page) + ((target.top - topOf(before, target.page)) * layout.width) / before.width
      : keepPlace(before, layout, element.scrollTop, line);
    const across = element.scrollLeft + element.clientWidth / 2;
    heading.current = { page: current.current, top: Math.max(0, Math.min(top, layout.total - element.clientHeight)) };
    if (Math.abs(heading.current.top - element.scrollTop) <= 1) heading.current = null;
    element.scrollTo({
      top,
      left: (across * layout.width) / before.width - element.clientWidth / 2,
      behavior: 'instant',
    });
  }, [view, layout, viewHeight, travel]);

  const onScroll = useCallback(() => {
    const element = view.current;
    if (!element) return;
    if (heading.current) {
      if (Math.abs(element.scrollTop - heading.current.top) <= 1) heading.current = null;
      return;
    }
    const { scrollTop, clientHeight } = element;
    const atEnd = scrollTop > 0 && scrollTop + clientHeight >= laidOut.current.total - 2;
    const last = laidOut.current.tops.length;
    const lastIsSeen = atEnd && heightOf(laidOut.current, last) < clientHeight * (1 - READING_LINE);
    show(lastIsSeen ? last : pageAt(laidOut.current, scrollTop + clientHeight * READING_LINE));
  }, [view, show]);

  const onTakeOver = useCallback(() => {
    heading.current = null;
    wanted.current = null;
  }, []);

  const goTo = useCallback((goal: Goal) => travel(goal, true), [travel]);

  return { page, onScroll, onTakeOver, goTo };
};
