import type { SlideChart, SlideTable } from '@console/base/slides';

/** Columns and rows that a page takes at most. */
export const MOST_COLUMNS = 12;
export const MOST_ROWS = 100;
export const MOST_SERIES = 8;
export const MOST_CATEGORIES = 60;

/** Cells, the head as their first row. */
export type Cells = readonly (readonly string[])[];

/** What a spreadsheet puts on the clipboard: tabs between cells, quotes round those with line breaks. */
export const pastedCells = (text: string): Cells => {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const source = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (quoted) {
      if (letter === '"' && source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (letter === '"') quoted = false;
      else cell += letter === '\n' ? ' ' : letter;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === '\t') end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  return rows;
};

/** Pasted cells over those that are there, from a place on; the table grows as far as it may. */
export const pasteAt = (
  cells: Cells,
  pasted: Cells,
  row: number,
  column: number,
  most: { rows: number; columns: number },
): Cells => {
  const width = Math.min(most.columns, Math.max(cells[0]?.length ?? 0, ...pasted.map((line) => line.length + column)));
  const height = Math.min(most.rows, Math.max(cells.length, pasted.length + row));
  return Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (__, c) => pasted[r - row]?.[c - column] ?? cells[r]?.[c] ?? ''),
  );
};

export const withCell = (cells: Cells, row: number, column: number, value: string): Cells =>
  cells.map((line, r) => (r === row ? line.map((old, c) => (c === column ? value : old)) : line));

export const withRow = (cells: Cells): Cells => [...cells, Array.from({ length: cells[0]?.length ?? 1 }, () => '')];
export const withColumn = (cells: Cells): Cells => cells.map((line) => [...line, '']);
export const withoutRow = (cells: Cells, row: number): Cells => cells.filter((_, at) => at !== row);
export const withoutColumn = (cells: Cells, column: number): Cells =>
  cells.map((line) => line.filter((_, at) => at !== column));

export const tableCells = (table: SlideTable): Cells => [table.head, ...table.rows];
export const cellsTable = ([head = [], ...rows]: Cells): SlideTable => ({ head, rows });

/** A chart as cells: names of its series above, a category before each row. */
export const chartCells = ({ categories, series }: SlideChart): Cells => [
  ['', ...series.map(({ name }) => name)],
  ...categories.map((name, at) => [
    name,
    ...series.map(({ values }) => {
      const value = values[at] ?? null;
      return value === null ? '' : String(value);
    }),
  ]),
];

/** A number as people write it, with thousands apart, a percent sign or a full-width sign; null: it is none. */
export const readNumber = (typed: string): number | null => {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\s,_]/gu, '')
    .replaceAll('−', '-')
    .replace(/%$/u, '');
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};

/** Cells as the data of a chart; what is no number is not known. */
export const cellsChart = (chart: SlideChart, [head = [], ...rows]: Cells): SlideChart => ({
  ...chart,
  categories: rows.map(([name = '']) => name),
  series: head.slice(1).map((name, at) => ({ name, values: rows.map((row) => readNumber(row[at + 1] ?? '')) })),
});

/** Whether the cell is to be a number and is none. */
export const isNoNumber = (typed: string): boolean => typed.trim() !== '' && readNumber(typed) === null;
