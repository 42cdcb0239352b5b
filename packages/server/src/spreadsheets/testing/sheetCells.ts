import { readSheet } from '../index.js';

/** Text of the filled cells of a spreadsheet, row by row. */
export const sheetCells = async (file: ArrayBuffer | Uint8Array): Promise<string[][]> => {
  const rows = await readSheet({ data: Uint8Array.from(new Uint8Array(file)) }, { rows: 100_000 });
  return rows.map(({ cells }) => [...cells]);
};
