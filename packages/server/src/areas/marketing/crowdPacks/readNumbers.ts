import type { FileSource } from '../../../files/source.js';
import { cellText, readSheet } from '../../../spreadsheets/index.js';

/** Rows of a list at most. */
const MOST_ROWS = 500_000;

/** A number as customers have it: of a phone its digits without the country's. */
const plainNumber = (cell: string): string => {
  const written = cellText(cell);
  if (!/^\+?[\d\s-]+$/.test(written)) return written;
  return written.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');
};

/** What stands in the first column, each once; a heading, which has no digit, is passed over. */
export const readNumbers = async (source: FileSource, signal: AbortSignal): Promise<string[]> => {
  const rows = await readSheet(source, { rows: MOST_ROWS, cells: 4 * MOST_ROWS }, signal);
  const found = rows.map(({ cells: [first = ''] }) => plainNumber(first));
  const isHeading = found[0] !== undefined && !/\d/.test(found[0]);
  return [...new Set(found.slice(isHeading ? 1 : 0).filter((number) => number !== ''))];
};
