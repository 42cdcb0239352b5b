import { Fragment, type ReactNode, type ComponentProps } from 'react';
import { widgetClass } from '../root/rootProps.js';
import { Bar, Table } from './SimpleTable.styles.js';

export interface SimpleColumn<Row> {
  key: string;
  title: string;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** The cell in full, on hover, where it may be cut. */
  full?: (row: Row) => string;
  /** A number: at the right. */
  number?: boolean;
  /** Draws the number as a bar before it, the greatest of the column in full width. */
  bar?: (row: Row) => number;
}

export interface SimpleTableProps<Row> extends ComponentProps<'table'> {
  /** The first one names the row. */
  columns: readonly SimpleColumn<Row>[];
  /** All of them: there are no pages. */
  rows: readonly Row[];
  /** Tells rows apart. */
  rowKey: (row: Row) => string;
}

/** A few rows to be read, all of them: no pages, no choosing, no order of the reader's. For more there is `DataList`. */
export const SimpleTable = <Row,>({ columns, rows, rowKey, ...rest }: SimpleTableProps<Row>) => {
  const [first, ...others] = columns.map((column) => {
    const { bar, number } = column;
    return {
      ...column,
      numeric: number ? '' : undefined,
      share: bar && ((row: Row) => bar(row) / Math.max(1, ...rows.map(bar))),
    };
  });
  return (
    <Table {...rest} className={widgetClass(rest.className)}>
      <thead>
        <tr>
          {first && <th scope="col">{first.title}</th>}
          {others.map(({ key, title, numeric, share }) =>
            share ? (
              <th key={key} scope="col" colSpan={2}>
                {title}
              </th>
            ) : (
              <th key={key} scope="col" data-number={numeric}>
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {first && (
              <th scope="row" title={first.full?.(row)}>
                {first.cell(row)}
              </th>
            )}
            {others.map(({ key, cell, full, numeric, share }) => (
              <Fragment key={key}>
                {share && (
                  <td data-bar="">
                    <Bar style={{ width: `${share(row) * 100}%` }} />
                  </td>
                )}
                <td data-number={share ? '' : numeric} title={full?.(row)}>
                  {cell(row)}
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
