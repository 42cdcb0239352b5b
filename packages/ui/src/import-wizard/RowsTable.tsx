import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type ImportState, stateOf } from './importState.js';
import { importWords } from './locale.js';
import type { RowCellProps } from './RowCell.js';
import { RowLine, type RowLineProps } from './RowLine.js';
import { Line, Scroller, Table, tracksOf } from './RowsTable.styles.js';
import type { ImportField, ImportRow, RowProblem } from './types.js';

export interface RowsTableProps {
  fields: readonly ImportField[];
  rows: readonly ImportRow[];
  state: ImportState;
  /** Left out, the rows are only read. */
  onMend?: RowCellProps['onMend'];
  /** Left out, nothing can be chosen any more. */
  onDecide?: RowLineProps['onDecide'];
}

// A guess until a row is drawn and measured.
const ROW_HEIGHT = 41;
const HEAD_HEIGHT = 31;
const BEYOND = 6;
const none: readonly RowProblem[] = [];

/** Rows with what is wrong with them, each value where it can be mended. Draws what is in sight, and the row with the focus. */
export const RowsTable = ({ fields, rows, state, onMend, onDecide }: RowsTableProps) => {
  const words = useWords(importWords);
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (focused < 0 || focused >= range.count || drawn.includes(focused)) return drawn;
      return [...drawn, focused].toSorted((one, other) => one - other);
    },
    [focused],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.row ?? index,
    scrollMargin: HEAD_HEIGHT,
    overscan: BEYOND,
    initialRect: { width: 0, height: 600 },
    rangeExtractor,
  });

  return (
    // It scrolls, and where nothing is to be mended nothing in it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Scroller ref={scroller} tabIndex={0} role="group" aria-label={words.rows}>
      <Table role="table" aria-label={words.rows} aria-rowcount={rows.length + 1}>
        <div role="rowgroup">
          <Line role="row" data-head="" $tracks={tracksOf(fields)}>
            <div role="columnheader">{words.rowTitle}</div>
            <div role="columnheader">{words.state}</div>
            {fields.map(({ key, label }) => (
              <div role="columnheader" key={key}>
                {label}
              </div>
            ))}
          </Line>
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const one = rows[index];
            if (one === undefined) return null;
            const { row } = one;
            return (
              <RowLine
                key={key}
                fields={fields}
                one={one}
                standing={stateOf(state, row)}
                problems={state.verdicts.get(row)?.problems ?? none}
                note={state.verdicts.get(row)?.note}
                index={index}
                top={start - HEAD_HEIGHT}
                measure={virtualizer.measureElement}
                onFocused={setFocused}
                conflict={state.verdicts.get(row)?.conflict}
                choice={state.choices.get(row)}
                {...(onMend && { onMend })}
                {...(onDecide && { onDecide })}
              />
            );
          })}
        </div>
      </Table>
    </Scroller>
  );
};
