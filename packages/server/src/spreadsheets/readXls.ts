import { read, utils, type WorkSheet } from 'xlsx';
import type { SheetLimits, SheetRow } from './sheetLimits.js';
import { SheetRefused } from './sheetLimits.js';

const cellsOf = (sheet: WorkSheet, limits: SheetLimits, count: { cells: number; rows: number }): SheetRow[] => {
  const rows: SheetRow[] = [];
  for (const [at, row] of (sheet['!data'] ?? []).entries()) {
    // Rows and cells that were never written are holes.
    const cells = Array.from(row ?? [], (cell) => (cell === undefined ? '' : utils.format_cell(cell)));
    const last = cells.findLastIndex((text) => text.trim() !== '');
    if (last < 0) continue;
    count.rows += 1;
    count.cells += last + 1;
    if (count.rows > limits.rows) throw new SheetRefused('too_many_rows', { count: limits.rows });
    if (count.cells > limits.cells) throw new SheetRefused('too_many_cells', { most: limits.cells });
    rows.push({ row: at + 1, cells: cells.slice(0, last + 1) });
  }
  return rows;
};

/** Reads the sheets that are shown of a workbook as Excel wrote it until 2003. Throws `SheetRefused`. */
export const readXls = (data: Uint8Array, limits: SheetLimits): { name: string; rows: SheetRow[] }[] => {
  let book: ReturnType<typeof read>;
  try {
    book = read(data, { dense: true, cellHTML: false, cellFormula: false, sheetRows: limits.rows + 1 });
  } catch (error) {
    throw new SheetRefused('unsupported_spreadsheet', {}, error);
  }
  const count = { cells: 0, rows: 0 };
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    const isShown = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) === 0;
    return sheet === undefined || !isShown ? [] : [{ name, rows: cellsOf(sheet, limits, count) }];
  });
};
