import { type MouseEvent, useRef } from 'react';
import { useWords } from '../locale/useWords.js';
import { useDensity } from '../theme/useDensity.js';
import { listWords } from './locale.js';
import { Check } from './Check.js';
import { Line, Lines, Rows, TwoLines } from './rows.styles.js';
import { ActionMenu } from './RowActions.js';
import { type ColumnView, isRowClick, useRowView } from './rowView.js';
import { isSelected } from './selection.js';
import { useWindow } from './useWindow.js';
import type { TableProps } from './WideRows.js';

/** Rows of two lines, for a narrow screen. The columns say which line they stand in. */
export const NarrowRows = <Row extends object>(props: TableProps<Row>) => {
  const { rows, label, before, total, selection, onSelect, openedKey } = props;
  const words = useWords(listWords);
  const view = useRowView(props);
  const scroller = useRef<HTMLUListElement>(null);
  const { twoLines: rowHeight } = useDensity();
  const shown = useWindow({ count: rows.length, rowHeight, head: 0, scroller, keep: 0 });
  const at = (place: ColumnView['mobile'], index: number) =>
    view.columns
      .filter(({ mobile }) => mobile === place)
      .map(({ key, render }) => <span key={key}>{render(index)}</span>);
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row && isRowClick(target, row)) view.open?.(Number(row.dataset['index']));
  };
  // With nothing in the rows that takes the focus, the list takes it, to be scrolled.
  const idle = view.actionsOf === undefined && view.open === undefined && selection === undefined;
  const gap = (height: number) => height > 0 && <li aria-hidden="true" style={{ height }} />;
  return (
    // The whole row answers to the finger; the keyboard has the name's button for it.
    <Rows ref={scroller} aria-label={label} tabIndex={idle ? 0 : undefined} onClick={view.open && onClick}>
      {shown.rows.map(({ index, gap: above }) => {
        const key = view.keyOf(index);
        const name = view.nameOf(index);
        const own = view.actionsOf?.(index) ?? [];
        const selected = selection && isSelected(selection, key);
        return [
          gap(above),
          <TwoLines
            key={key}
            $height={rowHeight}
            data-index={index}
            data-menu={own.length > 0}
            data-selected={selected === true}
            aria-current={key === openedKey || undefined}
            {...(shown.windowed && { 'aria-posinset': before + index + 1, 'aria-setsize': total })}
          >
            {selected !== undefined && (
              <Check
                label={words.selectRow(name)}
                checked={selected}
                onChange={() => onSelect({ keys: [key], selected: !selected })}
              />
            )}
            <Lines>
              <Line>
                {at('first', index)}
                {at('firstEnd', index)}
              </Line>
              <Line>
                {at('second', index)}
                {at('secondEnd', index)}
              </Line>
            </Lines>
            {own.length > 0 && <ActionMenu actions={own} rowName={name} />}
          </TwoLines>,
        ];
      })}
      {gap(shown.after)}
    </Rows>
  );
};
