import { Table } from 'antd';
import type { ColumnType } from 'antd/es/table/index.js';
import type { PointerEvent } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { Cell, Line, Lines, Rows, TableArea, TwoLines } from './DataList.styles.js';
import { ActionMenu, RowActions } from './RowActions.js';
import type { ListColumn, RowAction } from './types.js';

export interface RowsProps<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  actions?: (row: Row) => readonly RowAction[];
  label: string;
}

/** Pixels that the words of a column without a width get at least; narrower, the table scrolls. */
const LEAST = 136;
const PADDING = 24;

/** What is cut off is shown whole on hover. */
const showWhole = ({ currentTarget: cell }: PointerEvent<HTMLElement>): void => {
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
};

const WideRows = <Row extends object>({ rows, columns, rowKey, rowName, actions, label }: RowsProps<Row>) => {
  const words = useWords('list');
  const shown: ColumnType<Row>[] = columns.map(({ key, title, render, width, align = 'start', quiet = false }) => ({
    key,
    title,
    width,
    align,
    render: (_, row) => (
      <Cell $least={width === undefined ? LEAST : width - PADDING} data-quiet={quiet} onPointerEnter={showWhole}>
        {render(row)}
      </Cell>
    ),
  }));
  if (actions) {
    shown.push({
      key: 'actions',
      title: words.actions,
      width: 168,
      render: (_, row) => <RowActions actions={actions(row)} rowName={rowName(row)} />,
    });
  }
  return (
    // It scrolls, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableArea aria-label={label} tabIndex={0}>
      <Table<Row> size="middle" rowKey={rowKey} columns={shown} dataSource={rows} pagination={false} />
    </TableArea>
  );
};

const NarrowRows = <Row extends object>({ rows, columns, rowKey, rowName, actions, label }: RowsProps<Row>) => {
  const at = (place: ListColumn<Row>['mobile'], row: Row) =>
    columns.filter(({ mobile }) => mobile === place).map(({ key, render }) => <span key={key}>{render(row)}</span>);
  return (
    <Rows aria-label={label}>
      {rows.map((row) => {
        const own = actions?.(row) ?? [];
        return (
          <TwoLines key={rowKey(row)} data-menu={own.length > 0}>
            <Lines>
              <Line>
                {at('first', row)}
                {at('firstEnd', row)}
              </Line>
              <Line>
                {at('second', row)}
                {at('secondEnd', row)}
              </Line>
            </Lines>
            {own.length > 0 && <ActionMenu actions={own} rowName={rowName(row)} />}
          </TwoLines>
        );
      })}
    </Rows>
  );
};

/** A table from 992 px on, two-line rows below. */
export const ListRows = <Row extends object>(props: RowsProps<Row>) =>
  useMobile() ? <NarrowRows {...props} /> : <WideRows {...props} />;
