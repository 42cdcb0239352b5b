import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';

/** From this many rows on, only those in sight are drawn. */
export const WINDOW_FROM = 200;
const BEYOND = 8;
// A guess for the first drawing, before the height is known.
const firstSight = { width: 0, height: 900 };

export interface WindowedRow {
  readonly index: number;
  /** Pixels of rows left out between the one drawn before and this one. */
  readonly gap: number;
}

export interface RowWindow {
  readonly rows: readonly WindowedRow[];
  /** Pixels of rows left out after the last one. */
  readonly after: number;
  /** True while some rows are left out. */
  readonly windowed: boolean;
}

export interface WindowOptions {
  count: number;
  /** Pixels; every row has the same. */
  rowHeight: number;
  /** Pixels of head that stay in sight over the rows. */
  head: number;
  scroller: RefObject<HTMLElement | null>;
  /** A row that stays drawn wherever the reader scrolls: the one with the focus. */
  keep: number;
}

/** Which rows to draw: all of a short list, those in sight and a few beyond of a long one. */
export const useWindow = ({ count, rowHeight, head, scroller, keep }: WindowOptions): RowWindow => {
  const windowed = count > WINDOW_FROM;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (keep >= range.count || drawn.includes(keep)) return drawn;
      return [...drawn, keep].toSorted((one, other) => one - other);
    },
    [keep],
  );
  const virtualizer = useVirtualizer({
    count,
    enabled: windowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: BEYOND,
    paddingStart: head,
    initialRect: firstSight,
    rangeExtractor,
  });
  // The virtualizer keeps the heights it was first told.
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const everyRow = useMemo(
    () => (windowed ? [] : Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))),
    [windowed, count],
  );
  if (!windowed) return { rows: everyRow, after: 0, windowed };
  let end = head;
  const rows = virtualizer.getVirtualItems().map(({ index, start, end: nextEnd }) => {
    const gap = start - end;
    end = nextEnd;
    return { index, gap };
  });
  return { rows, after: Math.max(0, virtualizer.getTotalSize() - end), windowed };
};
