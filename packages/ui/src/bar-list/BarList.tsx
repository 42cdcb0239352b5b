import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Name, Open, Root, Table, Title, Track } from './BarList.styles.js';

/** What a row is called. */
export interface BarName<Row> {
  /** Above the names: "助手". */
  title: string;
  /** What stands there. */
  cell: (row: Row) => ReactNode;
  /** The name in full, on hover, where it may be cut. */
  full?: (row: Row) => string;
  /** One more thing behind the name, in faint text. */
  minor?: (row: Row) => string;
}

/** What the bars are as long as. */
export interface BarValue<Row> {
  /** Above the bars: "问答次数". */
  title: string;
  /** 0 or more. */
  of: (row: Row) => number;
  /** Of the time before: a mark on the bar's scale. Left out, or null for a row: no mark. */
  before?: (row: Row) => number | null;
  /** How a value is written. Default: with its thousands set apart. */
  write?: (value: number) => string;
}

/** One more number of each row, at the right. */
export interface BarColumn<Row> {
  /** Tells columns apart. */
  key: string;
  /** Above the numbers. */
  title: string;
  /** What stands there. */
  cell: (row: Row) => ReactNode;
}

export interface BarListProps<Row> extends RootProps<HTMLDivElement> {
  /** Names the table for those who hear it. */
  title: string;
  /** All of them, in the order shown. */
  rows: readonly Row[];
  /** Tells rows apart. */
  rowKey: (row: Row) => string;
  /** What a row is called. */
  name: BarName<Row>;
  /** What the bars are as long as: the greatest of all values and marks in full width. */
  value: BarValue<Row>;
  /** Further numbers. Where there is little room, the first one alone. */
  more?: readonly BarColumn<Row>[];
  /** The key of the row whose answers are shown elsewhere. Default: none. */
  selected?: string;
  /** A row was chosen, by pointer or by key. Left out, rows are only read. */
  onSelect?: (row: Row) => void;
}

const inFull = (value: number): string => value.toLocaleString();

/** Things compared by bars, each beside the time before. A table like any other for those who do not see it. */
export const BarList = <Row,>(props: BarListProps<Row>) => {
  const { title, rows, rowKey, name, value, more = [], selected, onSelect, ...root } = props;
  const { of, before, write = inFull } = value;
  const greatest = Math.max(0, ...rows.map(of), ...rows.map((row) => before?.(row) ?? 0));
  const lengthOf = (one: number): string => `${greatest === 0 ? 0 : (Math.max(0, one) / greatest) * 100}%`;
  return (
    <Root {...rootProps(root)}>
      <Table aria-label={title} data-minor={name.minor && ''}>
        <thead>
          <tr>
            <th scope="col">{name.title}</th>
            <th scope="col" data-bar="" colSpan={2} title={value.title}>
              {value.title}
            </th>
            {more.map((column, at) => (
              <th key={column.key} scope="col" data-number="" data-late={at > 0 ? '' : undefined} title={column.title}>
                <Title>{column.title}</Title>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            const earlier = before?.(row) ?? null;
            const isSelected = key === selected;
            const minor = name.minor?.(row);
            const shown = (
              <Name title={name.full?.(row)}>
                <span>{name.cell(row)}</span>
                {minor !== undefined && <small>{minor}</small>}
              </Name>
            );
            return (
              <tr key={key} data-opens={onSelect && ''} data-selected={isSelected ? '' : undefined}>
                <th scope="row">
                  {onSelect ? (
                    <Open type="button" aria-pressed={isSelected} onClick={() => onSelect(row)}>
                      {shown}
                    </Open>
                  ) : (
                    shown
                  )}
                </th>
                <td data-bar="">
                  <Track aria-hidden>
                    {of(row) > 0 && <i style={{ width: lengthOf(of(row)) }} />}
                    {earlier !== null && <b style={{ left: `max(2px, ${lengthOf(earlier)})` }} />}
                  </Track>
                </td>
                <td data-number="">{write(of(row))}</td>
                {more.map((column, at) => (
                  <td key={column.key} data-number="" data-late={at > 0 ? '' : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Root>
  );
};
