import { Buffer } from 'node:buffer';
import { fail } from '../../../../http/failure.js';
import { columnName } from '../../../../spreadsheets/xlsxParts.js';
import { csvCell, type CsvFormat, findRecords, parseRecords } from './csvRecords.js';
import type { Place } from './uploadRows.worker.js';
import { readEmail, readPhone } from './values.js';

/** Rows that are looked at to say what the columns are. */
const LOOKED_AT = 200;
const MOST_COLUMNS = 256;
const LONGEST_TITLE = 60;

export interface FileHead {
  readonly format: CsvFormat;
  readonly titles: readonly string[];
  /** The first rows. */
  readonly rows: readonly (readonly string[])[];
  /** Where the first row below the titles begins. */
  readonly start: Place;
}

/** What separates the cells: what the first line has most of, outside quotes. */
const separatorOf = (line: string): string => {
  const bare = line.replace(/"[^"]*"/g, '');
  const count = (sign: string): number => bare.split(sign).length;
  return [',', '\t', ';'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
};

/** Somebody's data, where titles should be. */
const isData = (cell: string): boolean =>
  'value' in readPhone(cell) || 'value' in readEmail(cell) || /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/.test(cell);

/**
 * The titles of a file and its first rows. `bytes` is how it begins, from `at` on, `isAll` where nothing follows. Throws
 * the contract's reasons.
 */
export const readHead = (bytes: Buffer, at: number, encoding: string, isAll: boolean): FileHead => {
  const newline = bytes.includes(0x0a) ? '\n' : bytes.includes(0x0d) ? '\r' : '\n';
  const decode = (part: Uint8Array): string => new TextDecoder(encoding, { ignoreBOM: true }).decode(part);
  const firstLine =
    decode(bytes.subarray(at))
      .split(/[\r\n]+/, 3)
      .find((line) => line.trim() !== '') ?? '';
  const format: CsvFormat = { encoding, newline, separator: separatorOf(firstLine) };

  let place: Place = { bytes: at, rows: 0 };
  let titles: string[] = [];
  while (titles.every((title) => title === '')) {
    const rest = bytes.subarray(place.bytes);
    const found = findRecords(rest, 1, format, isAll);
    if (found.broken) throw fail('broken_quotes', { values: { row: place.rows + 1 } });
    if (found.count === 0) throw fail(place.rows === 0 ? 'empty_file' : 'no_headings');
    titles = (parseRecords(decode(rest.subarray(0, found.end)), format)[0] ?? []).map(csvCell);
    place = { bytes: place.bytes + found.end, rows: place.rows + 1 };
  }
  while (titles.at(-1) === '') titles.pop();
  if (titles.length > MOST_COLUMNS)
    throw fail('too_many_columns', {
      values: { count: MOST_COLUMNS, cell: `${columnName(MOST_COLUMNS)}${place.rows}` },
    });
  if (titles.some(isData) || titles.every((title) => /^[\d.\s]*$/.test(title))) throw fail('no_headings');

  const below = bytes.subarray(place.bytes);
  const found = findRecords(below, LOOKED_AT, format, isAll);
  if (found.broken) throw fail('broken_quotes', { values: { row: place.rows + found.count + 1 } });
  const rows = parseRecords(decode(below.subarray(0, found.end)), format)
    .map((cells) => cells.map(csvCell))
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (rows.length === 0 && isAll) throw fail('no_rows');
  return {
    format,
    titles: titles.map((title, column) => (title === '' ? columnName(column) : title.slice(0, LONGEST_TITLE))),
    rows,
    start: place,
  };
};
