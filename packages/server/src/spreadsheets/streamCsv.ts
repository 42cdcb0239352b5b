import { streamOf } from '../files/streamOf.js';
import type { Cell } from './xlsxParts.js';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Rows beyond which a table is a csv: few programs open larger xlsx files. */
export const MOST_XLSX = 100_000;

/** Text that somebody else's program would take for a formula gets a sign before it that keeps it text. */
const harmless = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
};
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lineOf = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`;

/** Bytes, about, that are sent at once. */
const PIECE = 64 * 1024;

/** A csv with a first row of titles, written as its rows arrive, with the mark by which programs see that it is UTF-8. */
export const streamCsv = (
  titles: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const write = async function* (): AsyncGenerator<Uint8Array, void> {
    let text = `\ufeff${lineOf(titles)}`;
    for await (const row of rows) {
      text += lineOf(row);
      if (text.length < PIECE) continue;
      yield encoder.encode(text);
      text = '';
    }
    if (text !== '') yield encoder.encode(text);
  };
  return streamOf(write());
};
