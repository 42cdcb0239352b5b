import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { findAnchor, movedBy, type ReadingAnchor } from './readingAnchor.js';
import { type ChatTurn, keyOf } from './types.js';

/** Pixels from the end within which a reader counts as being there. */
const AT_END = 60;
/** Up to this many turns all stand in the document, so that the browser's own search finds them. */
export const ALL_BELOW = 40;
/** Pixels kept free above the first turn. */
const PADDING = { start: 20, startWithOlder: 56, end: 24 } as const;

/** Where a reader is: at the end, or so many pixels into a turn. */
interface Place {
  readonly atEnd: boolean;
  readonly id: string | undefined;
  readonly into: number;
}

/** What stood at the end when the reader left it. */
export interface LeftEnd {
  /** Of the turn. */
  readonly key: string;
  /** Of the answer that was shown there. */
  readonly id: string;
  readonly length: number;
}

export interface ThreadScroll {
  virtualizer: Thread;
  /** Null: the reader is at the end. */
  left: LeftEnd | null;
  onScroll: () => void;
  toEnd: () => void;
  /** Brings a turn to the top of the view. */
  toTurn: (index: number) => void;
  /** Another answer comes in the place of one: the view stays where it is, also at the end. */
  stay: () => void;
}

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  turns: readonly ChatTurn[];
  /** Turns that stay in the document wherever the reader goes: what is typed or focused in them must not be lost. */
  held: ReadonlySet<string>;
  /** Room for the row about older turns. */
  olderRow: boolean;
}

type Thread = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** Whether a turn of another size moves what is being read: one above it, or one above whose size was only guessed. */
const growsAbove = ({ key, start, end }: VirtualItem, _change: number, thread: Thread): boolean => {
  const offset = thread.scrollOffset ?? 0;
  return thread.itemSizeCache.has(key) ? end <= offset : start < offset;
};

/**
 * The scrolling of a thread. It begins at its end, stays there while the reader is there, and otherwise keeps the words
 * being read where they are: when turns come before them, when something above grows, and through being hidden.
 */
export const useThreadScroll = ({ scroller, turns, held, olderRow }: Options): ThreadScroll => {
  const count = turns.length;
  const [left, setLeft] = useState<LeftEnd | null>(null);
  const place = useRef<Place>({ atEnd: true, id: undefined, into: 0 });
  const anchor = useRef<ReadingAnchor | null>(null);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range);
      if (held.size === 0) return seen;
      const kept = turns.flatMap((turn, index) => (held.has(keyOf(turn)) ? [index] : []));
      return [...new Set([...seen, ...kept])].toSorted((a, b) => a - b);
    },
    [held, turns],
  );

  const last = turns.at(-1);
  // Answered again, it is another one, whichever the reader looks at.
  const lastId = last?.versions?.ids.at(-1) ?? last?.id;
  const [stayedAt, setStayedAt] = useState<string>();
  const stays = stayedAt !== undefined && stayedAt === lastId;

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 360,
    getItemKey: (index) => (turns[index] ? keyOf(turns[index]) : index),
    overscan: count <= ALL_BELOW ? ALL_BELOW : 4,
    rangeExtractor,
    paddingStart: olderRow ? PADDING.startWithOlder : PADDING.start,
    paddingEnd: PADDING.end,
    anchorTo: stays ? 'start' : 'end',
    scrollEndThreshold: AT_END,
    measureElement: (turn, entry, instance) => {
      // The turn under the upper edge is the one whose growth nobody else makes up for.
      const view = scroller.current;
      if (view && anchor.current?.turn === turn && !place.current.atEnd) {
        const moved = movedBy(anchor.current);
        if (moved !== 0) view.scrollTop += moved;
      }
      return measureElement(turn, entry, instance);
    },
  });

  useLayoutEffect(() => {
    // Left to itself it lets the words being read jump while the reader moves up.
    // oxlint-disable-next-line react/immutability
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = growsAbove;
  }, [virtualizer]);

  const onScroll = () => {
    const view = scroller.current;
    if (!view || view.clientHeight === 0) return;
    const { scrollHeight, scrollTop, clientHeight } = view;
    const atEnd = scrollHeight - scrollTop - clientHeight <= AT_END;
    anchor.current = atEnd ? null : findAnchor(view);
    const item = virtualizer.getVirtualItemForOffset(scrollTop);
    const turn = item && turns[item.index];
    place.current = { atEnd, id: turn && keyOf(turn), into: item ? scrollTop - item.start : 0 };
    if (atEnd) setStayedAt(undefined);
    setLeft((before) => {
      if (atEnd) return null;
      return before ?? { key: last ? keyOf(last) : '', id: last?.id ?? '', length: last?.answer.length ?? 0 };
    });
  };

  const lastRuns = last?.status === 'running';
  const drawn = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (lastId === undefined) return;
    const shownAgain = drawn.current === lastId;
    const begins = drawn.current === undefined;
    drawn.current = lastId;
    const { atEnd, id, into } = place.current;
    // What the reader has just asked is what they want to see.
    if (begins || atEnd || (lastRuns && !shownAgain)) {
      place.current = { atEnd: true, id: undefined, into: 0 };
      virtualizer.scrollToEnd();
      return;
    }
    if (!shownAgain || id === undefined || !scroller.current) return;
    const item = virtualizer.measurementsCache.find(({ key }) => key === id);
    if (item) scroller.current.scrollTop = item.start + into;
    // `lastRuns` only tells what kind of turn has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastId, virtualizer, scroller]);

  // What grows shorter until all of it is in view tells no scroll.
  const size = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || view.clientHeight === 0 || size > view.clientHeight) return;
    place.current = { atEnd: true, id: undefined, into: 0 };
    anchor.current = null;
    setLeft(null);
  }, [size, scroller]);

  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);
  const toTurn = useCallback((index: number) => virtualizer.scrollToIndex(index, { align: 'start' }), [virtualizer]);
  const stay = useCallback(() => setStayedAt(lastId), [lastId]);
  return { virtualizer, left, onScroll, toEnd, toTurn, stay };
};
