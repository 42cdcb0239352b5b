import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Pagination } from 'antd';
import { type Ref, useMemo, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import {
  cellText,
  decimalsIn,
  headText,
  isChange,
  isNumber,
  nextSorting,
  sortedRows,
  type Sorting,
  toneOf,
} from './cells.js';
import { Head, Key, Pages, Scroller, Table } from './DataRows.styles.js';
import { dataAnswerWords } from './locale.js';
import type { AnswerCell, AnswerColumn, ResultTable } from './types.js';

/** Colours of a drawing, to find what is drawn in its table. */
export interface ColourKeys {
  /** The column whose cells have colours; left out: heads have them. */
  readonly column?: string;
  /** By what stands in the cell, or in the head. */
  readonly colours: ReadonlyMap<string, string>;
}

export interface DataRowsProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** Names the table for those who hear it: "查询结果". */
  title: string;
  /** What it shows: heads, rows, and what all of them make together. */
  table: ResultTable;
  /** Shows the title over the table as well. Default false. */
  titled?: boolean;
  /** What is drawn in which colour. Default: nothing is drawn. */
  keys?: ColourKeys | undefined;
  /** What takes the focus when the table is asked for. */
  frame?: Ref<HTMLDivElement>;
}

const PAGE = 200;

/** What a narrow screen leaves out: what a figure was worked out from, and what it was before. */
const isAside = ({ role }: AnswerColumn): boolean => role === 'part' || role === 'before';

const placesOf = (columns: readonly AnswerColumn[], narrow: boolean): number[] => {
  const all = columns.map((_, at) => at);
  const hasValue = columns.some(({ role }) => role === 'value');
  return narrow && hasValue ? all.filter((at) => !isAside(columns[at] ?? { name: '', type: '' })) : all;
};

interface CellProps {
  value: AnswerCell;
  column: AnswerColumn;
  decimals: number;
  first: boolean;
  colour: string | undefined;
}

const Cell = ({ value, column, decimals, first, colour }: CellProps) => {
  const words = useWords(dataAnswerWords);
  const text = cellText(value, column, decimals, words);
  const tone = isChange(column) ? toneOf(value, column.higherIsBetter) : undefined;
  const content = (
    <>
      {colour !== undefined && <Key style={{ background: colour }} aria-hidden="true" />}
      {tone === undefined ? text : <span data-tone={tone}>{text}</span>}
    </>
  );
  const numeric = isNumber(column) ? '' : undefined;
  if (first)
    return (
      <th scope="row" data-number={numeric}>
        {content}
      </th>
    );
  return (
    <td
      data-number={numeric}
      data-text={column.type === 'text' ? '' : undefined}
      data-before={column.role === 'before' ? '' : undefined}
    >
      {content}
    </td>
  );
};

/**
 * The figures of an answer, to be read and put in order: numbers under each other, differences with their sign and in the
 * colour of their meaning. More than 200 rows come in pages; a narrow screen leaves out what a figure was worked out from.
 */
export const DataRows = ({ title, table, titled = false, keys, frame, ...root }: DataRowsProps) => {
  const words = useWords(dataAnswerWords);
  const narrow = useMobile();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [asked, setAsked] = useState(1);
  const { columns } = table;
  const places = placesOf(columns, narrow);
  const sorted = useMemo(() => sortedRows(table, sorting), [table, sorting]);
  const decimals = useMemo(
    () =>
      table.columns.map((column, at) =>
        decimalsIn(column, [...table.rows.map((row) => row[at] ?? null), table.total?.[at] ?? null]),
      ),
    [table],
  );
  const page = Math.min(asked, Math.max(1, Math.ceil(sorted.length / PAGE)));
  const start = (page - 1) * PAGE;
  const rows = sorted.slice(start, start + PAGE);
  const colourOf = (at: number, value: AnswerCell): string | undefined =>
    keys?.column !== undefined && columns[at]?.name === keys.column ? keys.colours.get(String(value)) : undefined;
  const count = (value: number): string => value.toLocaleString('en-US');

  const sortBy = (at: number, numeric: boolean) => {
    setSorting(nextSorting(sorting, at, numeric));
    setAsked(1);
  };

  return (
    <div {...rootProps(root)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so the keyboard has to reach it. */}
      <Scroller ref={frame} role="region" aria-label={title} tabIndex={0}>
        <Table>
          {titled && <caption>{title}</caption>}
          <thead>
            <tr>
              {places.map((at) => {
                const column = columns[at];
                if (column === undefined) return null;
                const numeric = isNumber(column);
                const order = sorting?.column === at ? sorting : null;
                const colour = keys?.column === undefined ? keys?.colours.get(column.name) : undefined;
                const arrow = order?.descending ? <ArrowDownOutlined aria-hidden /> : <ArrowUpOutlined aria-hidden />;
                return (
                  <th
                    key={column.name}
                    scope="col"
                    data-number={numeric ? '' : undefined}
                    aria-sort={(order && (order.descending ? 'descending' : 'ascending')) ?? undefined}
                  >
                    <Head type="button" onClick={() => sortBy(at, numeric)}>
                      {colour !== undefined && <Key style={{ background: colour }} aria-hidden="true" />}
                      {headText(column, words)}
                      {order !== null && arrow}
                    </Head>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Rows of a query have nothing to be told apart by.
              <tr key={start + index}>
                {places.map((at, place) => (
                  <Cell
                    key={columns[at]?.name}
                    value={row[at] ?? null}
                    column={columns[at] ?? { name: '', type: 'text' }}
                    decimals={decimals[at] ?? 0}
                    first={place === 0}
                    colour={colourOf(at, row[at] ?? null)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {table.total && rows.length > 0 && <TotalRow table={table} places={places} decimals={decimals} />}
        </Table>
      </Scroller>
      {sorted.length > PAGE && (
        <Pages role="group" aria-label={words.pages(title)}>
          <span>
            {words.rowsOf(count(start + 1), count(Math.min(start + PAGE, sorted.length)), count(sorted.length))}
          </span>
          <Pagination
            size="small"
            current={page}
            pageSize={PAGE}
            total={sorted.length}
            showSizeChanger={false}
            onChange={setAsked}
          />
        </Pages>
      )}
    </div>
  );
};

interface TotalRowProps {
  table: ResultTable;
  places: readonly number[];
  decimals: readonly number[];
}

const TotalRow = ({ table: { columns, total }, places, decimals }: TotalRowProps) => {
  const words = useWords(dataAnswerWords);
  return (
    <tfoot>
      <tr>
        {places.map((at, place) => {
          const column = columns[at];
          const value = total?.[at] ?? null;
          if (column === undefined) return null;
          if (place === 0)
            return (
              <th key={column.name} scope="row">
                {words.total}
              </th>
            );
          const empty = value === null || value === '';
          return (
            <td key={column.name} data-number={isNumber(column) ? '' : undefined}>
              <span data-tone={isChange(column) ? toneOf(value, column.higherIsBetter) : undefined}>
                {empty ? '' : cellText(value, column, decimals[at] ?? 0, words)}
              </span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
};
