import { columnName } from './xlsxParts.js';
import { type SheetLimits, SheetRefused, type SheetRow } from './sheetLimits.js';

/** Largest numbers of a row and a column that the format knows. */
export const MOST = { row: 1_048_576, column: 16_384 } as const;

const MB = 1024 * 1024;

/** Collects cells in whatever order they come, only those with something in them. Throws `SheetRefused` at a limit. */
export const sheetRows = (limits: SheetLimits) => {
  const rows = new Map<number, Map<number, string>>();
  let cells = 0;
  let characters = 0;
  return {
    /** Row and column count from 1. */
    set: (row: number, column: number, text: string): void => {
      if (text.trim() === '') return;
      if (column > limits.columns) {
        throw new SheetRefused('too_many_columns', { count: limits.columns, cell: `${columnName(column - 1)}${row}` });
      }
      let filled = rows.get(row);
      if (filled === undefined) {
        if (rows.size > limits.rows) throw new SheetRefused('too_many_rows', { count: limits.rows });
        filled = new Map();
        rows.set(row, filled);
      }
      cells += filled.has(column) ? 0 : 1;
      if (cells > limits.cells) throw new SheetRefused('too_many_cells', { count: limits.cells });
      characters += text.length;
      if (characters > limits.megabytes * MB)
        throw new SheetRefused('spreadsheet_too_large', { limit: `${limits.megabytes} MB` });
      filled.set(column, text);
    },
    /** Top to bottom. */
    all: (): SheetRow[] =>
      [...rows]
        .toSorted(([a], [b]) => a - b)
        .map(([row, filled]) => ({
          row,
          cells: Array.from({ length: Math.max(...filled.keys()) }, (_, at) => filled.get(at + 1) ?? ''),
        })),
  };
};

export type SheetRows = ReturnType<typeof sheetRows>;
