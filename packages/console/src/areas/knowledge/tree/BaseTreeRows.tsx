import type { KnowledgeBase } from '@console/api/contract';
import type { RowAction } from '@console/ui/data-list';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BaseRow } from './baseRows.js';
import { Length, Place, Rows } from './BaseTree.styles.js';
import { BaseTreeRow } from './BaseTreeRow.js';

/** A guess until a row is drawn and measured. */
const ROW_HEIGHT = 34;
/** Rows drawn beyond those in view. */
const BEYOND = 8;

export interface BaseTreeRowsProps {
  label: string;
  /** At least one. */
  rows: readonly BaseRow[];
  /** Key of the row that stands on the right. */
  selected: string;
  actions: (base: KnowledgeBase) => readonly RowAction[];
  onOpen: (row: BaseRow) => void;
  onFold: (base: KnowledgeBase, expanded: boolean) => void;
  /** A key was pressed on a row. Answers the key of the row to go to, if that is where it leads. */
  onKeyDown: (event: KeyboardEvent, at: string) => string | undefined;
}

/** The row that something stands in. */
const keyAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined;

/** The rows of the tree, of which those in view are drawn. One stop for the keyboard; arrows go on in it. */
export const BaseTreeRows = (props: BaseTreeRowsProps) => {
  const { label, rows, selected, actions, onOpen, onFold, onKeyDown } = props;
  const [stood, setStood] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const indexOf = (key: string | undefined) => rows.findIndex((row) => row.key === key);
  const active = [indexOf(stood), indexOf(selected), 0].find((index) => index >= 0) ?? 0;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => tree.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: BEYOND,
    // What the reader came for is in view from the first.
    initialOffset: () => Math.max(0, indexOf(selected) - BEYOND) * ROW_HEIGHT,
    // The row that has the focus, or would get it, is always there.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });

  const stand = (key: string) => {
    flushSync(() => setStood(key));
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
  };

  return (
    <Rows
      ref={tree}
      role="tree"
      aria-label={label}
      onFocus={(event) => setStood(keyAt(event.target) ?? stood)}
      onKeyDown={(event) => {
        const next = onKeyDown(event, keyAt(event.target) ?? rows[active]?.key ?? '');
        if (next !== undefined) stand(next);
      }}
    >
      <Length role="presentation" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { base, kind } = row;
          const isAt = row.key === hovered || index === active;
          return (
            <Place
              key={key}
              ref={virtualizer.measureElement}
              role="presentation"
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <BaseTreeRow
                row={row}
                selected={row.key === selected}
                active={index === active}
                {...(kind === 'base' && base !== undefined && isAt && { actions: actions(base) })}
                onOpen={(opened) => {
                  setStood(opened.key);
                  onOpen(opened);
                }}
                onFold={() => base !== undefined && onFold(base, row.expanded === true)}
                onHover={setHovered}
              />
            </Place>
          );
        })}
      </Length>
    </Rows>
  );
};
