import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Cell, Grid, Row } from './EmojiPanel.styles.js';
import type { Emoji } from './emojiData.js';

/** Signs in a row. */
export const COLUMNS = 8;
const PAGE_ROWS = 5;

export interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  onPick: (emoji: Emoji) => void;
  /** Up from the first row. */
  onLeave: () => void;
}

const rowsOf = (emoji: readonly Emoji[]): (readonly Emoji[])[] =>
  Array.from({ length: Math.ceil(emoji.length / COLUMNS) }, (_, row) =>
    emoji.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

/** Signs to choose from. One of them takes the focus; the arrows move it. Give it a `key` per list. */
export const EmojiGrid = ({ label, emoji, onPick, onLeave }: EmojiGridProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const moved = useRef(false);
  const last = emoji.length - 1;

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const target = (event: KeyboardEvent): number | null => {
    const rowStart = current - (current % COLUMNS);
    switch (event.key) {
      case 'ArrowRight':
        return current + 1;
      case 'ArrowLeft':
        return current - 1;
      case 'ArrowDown':
        return current + COLUMNS;
      case 'ArrowUp':
        return current - COLUMNS;
      case 'PageDown':
        return current + COLUMNS * PAGE_ROWS;
      case 'PageUp':
        return Math.max(current % COLUMNS, current - COLUMNS * PAGE_ROWS);
      case 'Home':
        return event.ctrlKey ? 0 : rowStart;
      case 'End':
        return event.ctrlKey ? last : rowStart + COLUMNS - 1;
      default:
        return null;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event);
    if (to === null) return;
    event.preventDefault();
    if (to < 0) {
      if (event.key === 'ArrowUp') onLeave();
      return;
    }
    const next = Math.min(to, last);
    if (next === current) return;
    moved.current = true;
    setCurrent(next);
  };
  return (
    <Grid ref={grid} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      {rowsOf(emoji).map((row, rowIndex) => (
        <Row key={rowIndex} role="row">
          {row.map((one, column) => {
            const index = rowIndex * COLUMNS + column;
            return (
              <Cell
                key={one.sign}
                type="button"
                role="gridcell"
                tabIndex={index === current ? 0 : -1}
                aria-label={one.name}
                title={one.name}
                onFocus={() => setCurrent(index)}
                onClick={() => onPick(one)}
              >
                {one.sign}
              </Cell>
            );
          })}
        </Row>
      ))}
    </Grid>
  );
};
