import { loadPart } from '../on-demand/loadPart.js';

/** Text stays text, whatever it begins with: nothing that was typed becomes a formula. Null is an empty cell. */
export type SheetCell = string | number | null;

const MOST_NAME = 31;
/** Characters that Excel takes in a cell; a file with more is called damaged. */
const LONGEST_CELL = 32_767;

/** What Excel takes as the name of a sheet. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*:[\]\p{Cc}]/gu, ' ')
    .replace(/^'|'$/g, '')
    .trim()
    .slice(0, MOST_NAME) || 'Sheet1';

const written = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? cell.slice(0, LONGEST_CELL) : cell);

/** Writes rows as a spreadsheet (.xlsx) of one sheet. What writes it is loaded then; rejects where that does not arrive. */
export const writeSheet = async (name: string, rows: readonly (readonly SheetCell[])[]): Promise<Blob> => {
  const { default: writeExcelFile } = await loadPart(() => import('write-excel-file/browser'));
  return writeExcelFile(
    rows.map((row) => row.map(written)),
    { sheet: sheetName(name) },
  ).toBlob();
};
