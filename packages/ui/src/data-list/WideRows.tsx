import { Fragment, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDensity } from '../theme/useDensity.js';
import { BodyRow } from './BodyRow.js';
import { HeadRow } from './HeadRow.js';
import { isRowClick, type RowsProps, useRowView } from './rowView.js';
import { isSelected, keyAt, type Selection, selectedOf } from './selection.js';
import { Grid, HEAD_HEIGHT, TableArea } from './table.styles.js';
import type { ListOrder } from './types.js';
import { useRowKeys } from './useRowKeys.js';
import { useWindow } from './useWindow.js';

export interface TableProps<Row extends object> extends RowsProps<Row> {
  label: string;
  /** Rows on the pages before. */
  before: number;
  /** Rows on all pages. */
  total: number;
  order: ListOrder | undefined;
  onSort: (column: string) => void;
  /** Left out, rows are not chosen. */
  selection: Selection | undefined;
  onSelect: (event: { keys: readonly string[]; selected: boolean }) => void;
  openedKey: string | undefined;
}

/** A table whose head stays, whose rows are walked with the keyboard, and which draws only what is in sight. */
export const WideRows = <Row extends object>(props: TableProps<Row>) => {
  const { rows, rowKey, label, before, total, order, onSort, selection, onSelect, openedKey, selectable } = props;
  const { row: rowHeight } = useDensity();
  const view = useRowView(props);
  const scroller = useRef<HTMLElement>(null);
  const [focused, setFocused] = useState(0);
  const reached = Math.min(focused, rows.length - 1);
  const shown = useWindow({ count: rows.length, rowHeight, head: HEAD_HEIGHT, scroller, keep: reached });
  const walkable = selection !== undefined || view.open !== undefined;
  const choosable = useMemo(() => (selectable ? rows.filter(selectable) : rows), [rows, selectable]);
  const pageSelected = useMemo(
    () =>
      selection === undefined
        ? undefined
        : selectedOf(selection, choosable.length, (index) => keyAt(choosable, index, rowKey)),
    [selection, choosable, rowKey],
  );

  const anchor = useRef(0);
  const latest = useRef({ selection, onSelect, view });
  useEffect(() => {
    latest.current = { selection, onSelect, view };
  });
  const turn = useCallback(({ index, range }: { index: number; range: boolean }) => {
    const { selection: chosen, onSelect: tell, view: now } = latest.current;
    if (chosen === undefined) return;
    const selected = !isSelected(chosen, now.keyOf(index));
    const [from, to] = range ? [Math.min(anchor.current, index), Math.max(anchor.current, index)] : [index, index];
    anchor.current = index;
    const turned = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter(now.isSelectable);
    tell({ keys: turned.map(now.keyOf), selected });
  }, []);
  const selectPage = (selected: boolean) => onSelect({ keys: choosable.map(rowKey), selected });

  const onKeyDown = useRowKeys({
    count: rows.length,
    scroller,
    rowHeight,
    onFocus: setFocused,
    onToggle: selection && turn,
    onExtend:
      selection &&
      (({ from, to }) => {
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        const keys = rows
          .slice(first, last + 1)
          .filter((row) => selectable?.(row) ?? true)
          .map(rowKey);
        onSelect({ keys, selected: true });
      }),
    onSelectPage: selection && (() => selectPage(true)),
    onOpen: view.open,
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest('tr') : null;
    if (row && isRowClick(event.target, row)) view.open?.(Number(row.dataset['index']));
  };

  const span = view.columns.length + (selection ? 1 : 0) + (view.hasActions ? 1 : 0);
  const gap = (height: number) =>
    height > 0 && (
      <tr data-gap="" aria-hidden="true">
        <td colSpan={span} style={{ height }}>
          {null}
        </td>
      </tr>
    );
  return (
    // It scrolls, so the keyboard must be able to reach it where its rows take no focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableArea ref={scroller} aria-label={label} tabIndex={walkable ? undefined : 0}>
      <Grid
        $rowHeight={rowHeight}
        aria-label={label}
        aria-rowcount={total + 1}
        {...(walkable && { role: 'grid', 'aria-multiselectable': selection !== undefined })}
      >
        <thead>
          <HeadRow
            columns={view.columns}
            order={order}
            onSort={onSort}
            selected={pageSelected}
            selectable={choosable.length > 0}
            onSelectPage={selectPage}
            hasActions={view.hasActions}
          />
        </thead>
        {/* Keys and clicks of the rows, which take the focus; heard once for all of them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody
          onKeyDown={onKeyDown}
          onClick={view.open && onClick}
          onFocus={({ target }) => {
            if (target instanceof HTMLTableRowElement) setFocused(Number(target.dataset['index']));
          }}
        >
          {shown.rows.map(({ index, gap: above }) => {
            const key = view.keyOf(index);
            return (
              <Fragment key={key}>
                {gap(above)}
                <BodyRow
                  row={view.rowAt(index)}
                  open={view.open}
                  index={index}
                  place={before + index + 2}
                  selected={selection && isSelected(selection, key)}
                  onToggle={turn}
                  opened={key === openedKey}
                  reachable={walkable ? index === reached : undefined}
                />
              </Fragment>
            );
          })}
          {gap(shown.after)}
        </tbody>
      </Grid>
    </TableArea>
  );
};
