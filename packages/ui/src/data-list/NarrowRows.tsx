import { type MouseEvent, useRef } from 'react';
import { useLatest } from '../latest/useLatest.js';
import { useDensity } from '../theme/useDensity.js';
import { NarrowRow } from './NarrowRow.js';
import { Rows } from './rows.styles.js';
import { isRowClick, useRowView } from './rowView.js';
import { isSelected } from './selection.js';
import { useWindow } from './useWindow.js';
import type { TableProps } from './WideRows.js';

/** Rows of two lines, for a narrow screen. The columns say which line they stand in. */
export const NarrowRows = <Row extends object>(props: TableProps<Row>) => {
  const { rows, label, before, total, selection, onSelect, openedKey } = props;
  const view = useRowView(props);
  const scroller = useRef<HTMLUListElement>(null);
  const { twoLines: rowHeight } = useDensity();
  const shown = useWindow({ count: rows.length, rowHeight, head: 0, scroller, keep: 0 });
  const onSelected = useLatest(({ key, selected }: { key: string; selected: boolean }) =>
    onSelect({ keys: [key], selected }),
  );
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row && isRowClick(target, row)) view.open?.(Number(row.dataset['index']));
  };
  // With nothing in the rows that takes the focus, the list takes it, to be scrolled.
  const idle = !view.hasActions && view.open === undefined && selection === undefined;
  const gap = (height: number) => height > 0 && <li aria-hidden="true" style={{ height }} />;
  return (
    // The whole row answers to the finger; the keyboard has the name's button for it.
    <Rows ref={scroller} aria-label={label} tabIndex={idle ? 0 : undefined} onClick={view.open && onClick}>
      {shown.rows.map(({ index, gap: above }) => {
        const row = view.rowAt(index);
        return [
          gap(above),
          <NarrowRow
            key={row.key}
            row={row}
            open={view.open}
            index={index}
            height={rowHeight}
            place={shown.windowed ? before + index + 1 : undefined}
            total={total}
            selected={selection && isSelected(selection, row.key)}
            onSelected={onSelected}
            opened={row.key === openedKey}
          />,
        ];
      })}
      {gap(shown.after)}
    </Rows>
  );
};
