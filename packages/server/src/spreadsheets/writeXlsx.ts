import { strToU8, zipSync } from 'fflate';
import { type Cell, type Column, rowXml, SHEET_END, sheetPart, sheetStart, workbookParts } from './xlsxParts.js';

/** One sheet: a first row of titles, then the rows. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

/** An xlsx file of these sheets. */
export const writeXlsx = (sheets: readonly Sheet[]): Uint8Array => {
  const files = workbookParts(sheets.map(({ name }) => name));
  for (const [at, { columns, rows }] of sheets.entries()) {
    files[sheetPart(at + 1)] = `${sheetStart(columns)}${rows.map((row, n) => rowXml(row, n + 2)).join('')}${SHEET_END}`;
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};
