import { open } from 'node:fs/promises';
import type { FileSource } from '../../../../files/source.js';
import { pooled } from '../../../../workers/pooled.js';
import '../../../../workers/quiet.js';
import { csvCell, type CsvFormat, findRecords, parseRecords } from './csvRecords.js';
import { type Reason, rowReader, type RowRules } from './readRow.js';
import { KEYS, keysOf } from './rowKeys.js';

/** Where in a file the next record begins: its bytes, and how many records came before. */
export interface Place {
  readonly bytes: number;
  readonly rows: number;
}

export interface RowsRequest {
  readonly source: FileSource;
  readonly format: CsvFormat;
  readonly rules: RowRules;
  readonly from: Place;
  /** Records at most. */
  readonly most: number;
  /** Only what stands in these rows. Left out: what they all mean. */
  readonly cellsOf?: readonly number[];
}

export interface RefusedRow {
  readonly row: number;
  readonly reasons: readonly Reason[];
  readonly cells: readonly string[];
}

export interface RowsReply {
  /** The rows that say something, as JSON: `[{row, …fields}]`. */
  readonly json: string;
  /** Their numbers, and by what each is known, see `keysOf`. */
  readonly rows: Int32Array;
  readonly keys: Float64Array;
  readonly refused: readonly RefusedRow[];
  readonly cells: readonly { readonly row: number; readonly cells: readonly string[] }[];
  readonly next: Place;
  readonly isEnd: boolean;
  /** The row after those has quotes that do not match. */
  readonly broken: boolean;
}

const FIRST_WINDOW = 1024 * 1024;
const LAST_WINDOW = 8 * FIRST_WINDOW;

const windowOf = async (source: FileSource, from: number, size: number): Promise<{ bytes: Buffer; isAll: boolean }> => {
  if ('data' in source) {
    const bytes = Buffer.from(source.data.subarray(from, from + size));
    return { bytes, isAll: from + size >= source.data.length };
  }
  const file = await open(source.path);
  try {
    const { size: whole } = await file.stat();
    const bytes = Buffer.alloc(Math.max(0, Math.min(size, whole - from)));
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, from + read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return { bytes: bytes.subarray(0, read), isAll: from + read >= whole };
  } finally {
    await file.close();
  }
};

export default pooled<RowsRequest, never, RowsReply>(async ({ source, format, rules, from, most, cellsOf }) => {
  let window = FIRST_WINDOW;
  let part = await windowOf(source, from.bytes, window);
  let found = findRecords(part.bytes, most, format, part.isAll);
  while (found.count === 0 && !found.broken && !part.isAll && window < LAST_WINDOW) {
    window *= 2;
    part = await windowOf(source, from.bytes, window);
    found = findRecords(part.bytes, most, format, part.isAll);
  }
  const text = new TextDecoder(format.encoding, { ignoreBOM: true }).decode(part.bytes.subarray(0, found.end));
  const records = parseRecords(text, format);
  const next = { bytes: from.bytes + found.end, rows: from.rows + found.count };
  const isEnd = part.isAll && found.end === part.bytes.length;
  const wanted = cellsOf && new Set(cellsOf);
  const read = rowReader(rules);
  const said: object[] = [];
  const rows: number[] = [];
  const keys: number[] = [];
  const refused: RefusedRow[] = [];
  const cells: { row: number; cells: readonly string[] }[] = [];
  for (const [at, raw] of records.entries()) {
    const row = from.rows + at + 1;
    if (wanted !== undefined) {
      if (wanted.has(row)) cells.push({ row, cells: raw.map(csvCell) });
      continue;
    }
    if (raw.every((cell) => csvCell(cell) === '')) continue;
    const { fields, reasons } = read(raw);
    if (reasons.length > 0) {
      refused.push({ row, reasons, cells: raw.map(csvCell) });
      continue;
    }
    said.push({ row, ...fields });
    rows.push(row);
    keys.push(...keysOf(rules.dataType, fields).slice(0, KEYS));
  }
  return {
    json: JSON.stringify(said),
    rows: Int32Array.from(rows),
    keys: Float64Array.from(keys),
    refused,
    cells,
    next,
    isEnd,
    broken: found.broken,
  };
});
