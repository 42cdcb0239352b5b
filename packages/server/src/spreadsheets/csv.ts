import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../text/decodeText.js';
import { type SheetLimits, SheetRefused, type SheetRow } from './sheetLimits.js';
import { sheetRows } from './sheetRows.js';

const separatorOf = (firstLine: string): string =>
  [',', '\t', ';'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';

/** Rows of comma-, semicolon- or tab-separated text, with quoted cells that may span lines. Throws `SheetRefused`. */
export const readCsv = (data: Uint8Array, limits: SheetLimits): SheetRow[] => {
  const text = decodeText(data);
  if (text === null) throw new SheetRefused('unsupported_spreadsheet');
  const rows = sheetRows(limits);
  try {
    parse(text, {
      delimiter: separatorOf(text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? ''),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: readonly string[], { records, empty_lines }) => {
        for (const [at, cell] of cells.entries()) rows.set(records + empty_lines, at + 1, cell);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? new SheetRefused('unsupported_spreadsheet', {}, error) : error;
  }
  return rows.all();
};
