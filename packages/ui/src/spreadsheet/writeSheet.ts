import { loadPart } from '../on-demand/loadPart.js';

/** Text stays text, whatever it begins with: nothing that was typed becomes a formula. Null is an empty cell. */
export type SheetCell = string | number | null;

const MOST_NAME = 31;

/** What Excel takes as the name of a sheet. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*:[\]\p{Cc}]/gu, ' ')
    .replace(/^'|'$/g, '')
    .trim()
    .slice(0, MOST_NAME) || 'Sheet1';

/** Writes rows as a spreadsheet (.xlsx) of one sheet. What writes it is loaded then; rejects where that does not arrive. */
export const writeSheet = async (name: string, rows: readonly (readonly SheetCell[])[]): Promise<Blob> => {
  const { utils, write } = await loadPart(() => import('xlsx'));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheetName(name));
  const data: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new Blob([data], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
};
