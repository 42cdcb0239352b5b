import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Status } from '../states/Status.js';
import type { StatusTone } from '../states/states.styles.js';
import { type ImportState, type RowState, stateOf } from './importState.js';
import { importWords } from './locale.js';
import { RowCell, type RowCellProps } from './RowCell.js';
import { Line, Message, Scroller, Table } from './RowsTable.styles.js';
import type { ImportField, ImportRow } from './types.js';

export interface RowsTableProps {
  fields: readonly ImportField[];
  rows: readonly ImportRow[];
  state: ImportState;
  /** Left out, the rows are only read. */
  onMend?: RowCellProps['onMend'];
}

const tones: Record<RowState, StatusTone> = {
  new: 'ok',
  changed: 'warning',
  wrong: 'error',
  checking: 'running',
  taken: 'ok',
  refused: 'error',
  lost: 'warning',
  waiting: 'off',
};

// A guess until a row is drawn and measured.
const ROW_HEIGHT = 41;
const HEAD_HEIGHT = 31;
const BEYOND = 6;

/** Rows with what is wrong with them, each value where it can be mended. Draws what is in sight, and the row with the focus. */
export const RowsTable = ({ fields, rows, state, onMend }: RowsTableProps) => {
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
          <Line role="row" data-head="" $columns={fields.length}>
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
            const { row, values } = one;
            const standing = stateOf(state, row);
            const problems = state.verdicts.get(row)?.problems ?? [];
            const known = new Set(fields.map((field) => field.key));
            const whole = problems.filter(({ field }) => field === undefined || !known.has(field));
            return (
              <Line
                role="row"
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                $columns={fields.length}
                style={{ transform: `translateY(${start - HEAD_HEIGHT}px)` }}
                onFocus={() => setFocused(index)}
                onBlur={() => setFocused(-1)}
              >
                <div role="rowheader" data-plain="" data-row="">
                  {words.row(row)}
                </div>
                <div role="cell" data-plain="">
                  <Status tone={tones[standing]}>{words.states[standing]}</Status>
                </div>
                {fields.map((field) => (
                  <RowCell
                    key={field.key}
                    row={row}
                    field={field}
                    value={values[field.key] ?? ''}
                    problem={problems.find((problem) => problem.field === field.key)?.message}
                    {...(onMend && { onMend })}
                  />
                ))}
                {whole.map(({ message }) => (
                  <Message role="cell" key={message}>
                    {message}
                  </Message>
                ))}
              </Line>
            );
          })}
        </div>
      </Table>
    </Scroller>
  );
};
