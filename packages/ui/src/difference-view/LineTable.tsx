import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { Head, Line, Scroller } from './DifferenceView.styles.js';
import { LineRow, type LineRowProps } from './LineRow.js';
import type { DifferenceRow, DifferenceRows } from './rows.js';

export interface LineTableProps extends Pick<LineRowProps, 'layout' | 'compareWords' | 'titles'> {
  label: string;
  drawn: DifferenceRows;
  /** Number of the change that the reader has come to; below 0 for none. */
  current: number;
  height: number;
  onUnfold: (key: string) => void;
}

/** A guess until a row is drawn and measured. */
const ROW_HEIGHT = 22;
const HEAD_HEIGHT = 29;
const BEYOND = 12;

/** Whether a row belongs to the change that begins at another one. */
const isOfChange = (rows: readonly DifferenceRow[], start: number, index: number): boolean => {
  if (index < start) return false;
  for (let at = start; at <= index; at += 1) if (rows[at]?.kind !== 'changed') return false;
  return true;
};

/** The lines, of which those in sight are drawn. */
export const LineTable = ({ label, drawn, current, height, onUnfold, ...line }: LineTableProps) => {
  const { rows, changes } = drawn;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: BEYOND,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 0, height },
  });
  const start = changes[current];

  useEffect(() => {
    if (start !== undefined) virtualizer.scrollToIndex(start, { align: 'center' });
  }, [start, virtualizer]);

  const items = virtualizer.getVirtualItems();
  return (
    // It scrolls, and mostly nothing in it takes the focus.
    <Scroller
      ref={scroller}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={{ maxHeight: height }}
    >
      <div role="rowgroup" style={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <Head role="row" aria-rowindex={1} data-layout={line.layout}>
          {line.layout === 'side' ? (
            line.titles.map((title) => (
              <div role="columnheader" key={title}>
                {title}
              </div>
            ))
          ) : (
            <div role="columnheader">{line.titles.join(' → ')}</div>
          )}
        </Head>
      </div>
      <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {items.map(({ key, index, start: top }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Line
              key={key}
              ref={virtualizer.measureElement}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              data-kind={row.kind}
              data-layout={line.layout}
              data-current={start !== undefined && isOfChange(rows, start, index) ? '' : undefined}
              style={{ transform: `translateY(${top - HEAD_HEIGHT}px)` }}
            >
              <LineRow row={row} onUnfold={onUnfold} {...line} />
            </Line>
          );
        })}
      </div>
    </Scroller>
  );
};
