import type { FileSource } from '../files/source.js';
import { fail } from '../http/failure.js';
import { breather } from '../workers/index.js';
import { readSheet } from './readSheet.js';
import type { SheetLimits } from './sheetLimits.js';

/** What a cell says: without spaces around it and signs that no database takes. */
export const cellText = (cell: string): string => cell.replace(/\0|[\ud800-\udfff]/gu, '').trim();

export interface NamedRow<Name extends string> {
  /** As the spreadsheet counts. */
  readonly row: number;
  /** What stands under each heading. Undefined where the sheet has no such column. */
  readonly cell: Readonly<Partial<Record<Name, string>>>;
}

export interface NamedColumns<Name extends string> {
  readonly headings: Readonly<Record<Name, RegExp>>;
  readonly needed: readonly NoInfer<Name>[];
  /** Rows below the headings at most. */
  readonly rows: number;
  /** Other limits than usual. */
  readonly limits?: Partial<Omit<SheetLimits, 'rows'>>;
}

/**
 * Rows of a spreadsheet whose first row names the columns; empty ones are passed over. Takes over the bytes. Throws the
 * contract's reasons for spreadsheets, `unsupported_spreadsheet` where a column that is needed is missing.
 */
export const readNamedRows = async function* <Name extends string>(
  source: FileSource,
  { headings, needed, rows: most, limits }: NamedColumns<Name>,
  signal?: AbortSignal,
): AsyncGenerator<NamedRow<Name>> {
  const [head, ...rows] = await readSheet(source, { ...limits, rows: most }, signal);
  const columns = new Map<Name, number>();
  for (const name in headings) {
    const at = head?.cells.findIndex((cell) => headings[name].test(cell.trim())) ?? -1;
    if (at !== -1) columns.set(name, at);
  }
  if (needed.some((name) => !columns.has(name))) throw fail('unsupported_spreadsheet');
  const breathe = breather();
  for (const { cells, row } of rows) {
    await breathe();
    if (cells.every((one) => cellText(one) === '')) continue;
    const cell: Partial<Record<Name, string>> = {};
    for (const [name, at] of columns) cell[name] = cellText(cells[at] ?? '');
    yield { row, cell };
  }
};
