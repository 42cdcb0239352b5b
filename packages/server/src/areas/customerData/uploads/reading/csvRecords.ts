import { cellText } from '../../../../spreadsheets/namedRows.js';

/** What a cell says; without the sign that files of ours have before what other programs would take for a formula. */
export const csvCell = (cell: string): string => cellText(cell).replace(/^'(?=[=+\-@])/, '');

/** How a file of records is written. */
export interface CsvFormat {
  readonly encoding: string;
  readonly separator: string;
  readonly newline: '\n' | '\r';
}

/** Bytes of one record at most: a quote that nobody closed would swallow the rest of the file. */
const LONGEST_RECORD = 1024 * 1024;
const QUOTE = 0x22;
const SPACE = 0x20;
const RETURN = 0x0d;

export interface FoundRecords {
  /** Where the last whole record ends. */
  readonly end: number;
  readonly count: number;
  /** The record after those cannot be read: its quotes do not match. */
  readonly broken: boolean;
}

type Ended = { readonly at: number } | 'open' | 'broken';

/** Where the record ends that begins there and has quotes in it. */
const endOfQuoted = (bytes: Uint8Array, from: number, separator: number, newline: number): Ended => {
  let state: 'begin' | 'plain' | 'quoted' | 'closed' = 'begin';
  const most = Math.min(bytes.length, from + LONGEST_RECORD);
  for (let at = from; at < most; at += 1) {
    const byte = bytes[at];
    if (state === 'quoted') {
      if (byte !== QUOTE) continue;
      if (bytes[at + 1] === QUOTE) at += 1;
      else state = 'closed';
    } else if (byte === separator) state = 'begin';
    else if (byte === newline) return { at };
    else if (state === 'begin') state = byte === QUOTE ? 'quoted' : 'plain';
    else if (state === 'closed' && byte !== SPACE && byte !== RETURN) return 'broken';
  }
  if (most < bytes.length) return 'broken';
  return state === 'quoted' ? 'open' : { at: bytes.length };
};

/**
 * Finds as many whole records as are wanted without decoding them: in every encoding that is read here the signs that
 * matter are bytes of their own. `isAll`: nothing follows these bytes.
 */
export const findRecords = (
  bytes: Buffer,
  most: number,
  { separator, newline }: CsvFormat,
  isAll: boolean,
): FoundRecords => {
  const [cut, end] = [separator.charCodeAt(0), newline.charCodeAt(0)];
  let [at, count, quote] = [0, 0, -2];
  while (at < bytes.length && count < most) {
    const found = bytes.indexOf(end, at);
    let stop = found === -1 ? bytes.length : found;
    if (quote !== -1 && quote < at) quote = bytes.indexOf(QUOTE, at);
    if (quote !== -1 && quote < stop) {
      const ended = endOfQuoted(bytes, at, cut, end);
      if (ended === 'broken' || (ended === 'open' && isAll)) return { end: at, count, broken: true };
      if (ended === 'open') break;
      stop = ended.at;
    }
    if (stop === bytes.length && !isAll) break;
    if (stop - at > LONGEST_RECORD) return { end: at, count, broken: true };
    at = Math.min(stop + 1, bytes.length);
    count += 1;
  }
  const stuck = count === 0 && !isAll && bytes.length > LONGEST_RECORD;
  return { end: at, count, broken: stuck };
};

/** Cells of records that were found whole. */
export const parseRecords = (text: string, { separator, newline }: CsvFormat): string[][] => {
  const records: string[][] = [];
  let at = 0;
  let quote = text.indexOf('"');
  while (at < text.length) {
    const found = text.indexOf(newline, at);
    const stop = found === -1 ? text.length : found;
    if (quote !== -1 && quote < at) quote = text.indexOf('"', at);
    if (quote === -1 || quote >= stop) {
      const line = newline === '\n' && text[stop - 1] === '\r' && stop > at ? stop - 1 : stop;
      records.push(text.slice(at, line).split(separator));
      at = stop + 1;
      continue;
    }
    const cells: string[] = [];
    for (;;) {
      if (text[at] === '"') {
        let [cell, from] = ['', at + 1];
        for (;;) {
          const close = text.indexOf('"', from);
          const until = close === -1 ? text.length : close;
          cell += text.slice(from, until);
          if (text[until + 1] !== '"') {
            at = until + 1;
            break;
          }
          cell += '"';
          from = until + 2;
        }
        while (text[at] === ' ' || (text[at] === '\r' && newline !== '\r')) at += 1;
        cells.push(cell);
      } else {
        let end = at;
        while (end < text.length && text[end] !== separator && text[end] !== newline) end += 1;
        cells.push(text.slice(at, newline === '\n' && text[end] === '\n' && text[end - 1] === '\r' ? end - 1 : end));
        at = end;
      }
      if (text[at] !== separator) break;
      at += 1;
    }
    records.push(cells);
    at += 1;
  }
  return records;
};
