import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { previewWords } from './locale.js';
import { heightOf, type PageLayout } from './pageLayout.js';
import type { PageSource } from './pageSource.js';
import { Thumbnail } from './Thumbnail.js';
import { List, PITCH_ACROSS, PITCH_DOWN, Rail, THUMB_HEIGHT } from './Thumbnails.styles.js';
import type { RegionIndex } from './useRegions.js';

export interface ThumbnailsProps {
  source: PageSource;
  /** The page being read. */
  page: number;
  layout: PageLayout;
  regions: RegionIndex;
  activeId: string | null;
  /** The pages that may be opened; null for all. */
  opened: ReadonlySet<number> | null;
  /** Side by side instead of under one another. */
  across: boolean;
  onGo: (page: number) => void;
}

const EDGE = 12;

/** All pages, small, of which only those in view are drawn. A list box: the arrow keys move the page being read. */
export const Thumbnails = ({ source, page, layout, regions, activeId, opened, across, onGo }: ThumbnailsProps) => {
  const words = useWords(previewWords);
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const pitch = across ? PITCH_ACROSS : PITCH_DOWN;
  const virtual = useVirtualizer({
    count: source.pageCount,
    getScrollElement: () => list.current,
    estimateSize: () => pitch,
    horizontal: across,
    paddingStart: across ? EDGE : 0,
    paddingEnd: EDGE,
    scrollPaddingStart: pitch / 2,
    scrollPaddingEnd: pitch / 2,
    overscan: 2,
    // The page being read is always drawn: assistive technology is pointed at it.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(page - 1) ? drawn : [...drawn, page - 1].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtual.measure(), [virtual, pitch]);
  useEffect(() => virtual.scrollToIndex(page - 1, { align: 'auto' }), [virtual, page, pitch]);

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowUp: page - 1,
      ArrowLeft: page - 1,
      ArrowDown: page + 1,
      ArrowRight: page + 1,
      PageUp: page - 5,
      PageDown: page + 5,
      Home: 1,
      End: source.pageCount,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onGo(next);
  };

  const total = virtual.getTotalSize();
  const thick = across ? THUMB_HEIGHT + 34 : 124;
  const idOf = (number: number) => `${name}-${number}`;
  return (
    <List
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no pictures
      role="listbox"
      aria-label={words.thumbnails}
      aria-orientation={across ? 'horizontal' : 'vertical'}
      aria-activedescendant={idOf(page)}
      tabIndex={0}
      data-across={across ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <Rail role="presentation" style={across ? { width: total, height: thick } : { height: total }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const number = index + 1;
          return (
            <Thumbnail
              key={number}
              id={idOf(number)}
              source={source}
              page={number}
              ratio={heightOf(layout, number) / layout.width}
              rotation={layout.rotation}
              regions={regions.on(number)}
              activeId={activeId}
              selected={number === page}
              open={opened === null || opened.has(number)}
              left={across ? start : 0}
              top={across ? 0 : start}
              width={across ? PITCH_ACROSS : 123}
              height={across ? thick : PITCH_DOWN}
              onGo={onGo}
            />
          );
        })}
      </Rail>
    </List>
  );
};
