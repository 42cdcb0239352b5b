import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Analysis, AnalysisError, type Cell, type StoredTable } from '../../analysis/index.js';
import { cleanFileName } from '../../files/fileName.js';
import { bytesOf, sourceOf } from '../../files/source.js';
import { fail } from '../../http/failure.js';
import { readSheet } from '../../spreadsheets/index.js';
import type { FoundTable } from './dataSources.store.js';
import { schemaOf } from './grants.js';

/** Rows of a workbook; longer tables come as csv or parquet. */
const SHEET_ROWS = 200_000;
/** Different values beyond which a column tells nothing apart. */
const MOST_VALUES = 200;

const nameOf = (fileName: string): string => path.parse(cleanFileName(fileName)).name.slice(0, 60).trim();

const rowsIn = async function* (rows: readonly { readonly cells: readonly string[] }[], width: number) {
  for (const { cells } of rows) {
    yield Array.from({ length: width }, (_, at): Cell => (cells[at]?.trim() ? (cells[at] ?? null) : null));
  }
};

const refusals: Readonly<Record<string, string>> = {
  analysis_too_many_rows: 'too_many_rows',
  analysis_too_many_columns: 'too_many_columns',
  analysis_file_unreadable: 'unreadable_table',
};

const putSheet = async (analysis: Analysis, schema: string, table: string, file: File): Promise<StoredTable> => {
  const [head, ...rows] = await readSheet(await sourceOf(file), { rows: SHEET_ROWS, cells: 5_000_000 });
  if (head === undefined || rows.length === 0) throw fail('empty_file');
  const width = Math.max(head.cells.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({ name: head.cells[at] ?? '' }));
  return analysis.putTable({ schema, table, from: { columns, rows: rowsIn(rows, width) } });
};

const putFile = async (
  analysis: Analysis,
  schema: string,
  table: string,
  { file, kind }: { file: File; kind: 'csv' | 'parquet' },
): Promise<StoredTable> => {
  const source = await sourceOf(file);
  if ('path' in source)
    return analysis.putTable({ schema, table, from: kind === 'csv' ? { csv: source.path } : { parquet: source.path } });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-table-'));
  try {
    const at = path.join(folder, `table.${kind}`);
    await writeFile(at, await bytesOf(source));
    return await analysis.putTable({ schema, table, from: kind === 'csv' ? { csv: at } : { parquet: at } });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What a table holds, with the values that its columns are told apart by. */
export const foundTable = async (analysis: Analysis, schema: string, stored: StoredTable): Promise<FoundTable> => {
  const columns = [];
  for (const { name, label, type } of stored.columns) {
    const { values, distinct } = await analysis.sample({ schema, table: stored.table, column: name });
    const told = type === 'text' && distinct <= MOST_VALUES;
    columns.push({ name, label, type, distinct, ...(told && { values: values.map(({ value }) => value) }) });
  }
  return { name: stored.table, label: stored.table, rowCount: stored.rowCount, columns };
};

/** Puts a file into a source as one table named like the file. Throws the contract's reasons. */
export const uploadTable = async (analysis: Analysis, sourceId: string, file: File): Promise<FoundTable> => {
  const schema = schemaOf(sourceId);
  const table = nameOf(file.name);
  const ending = path.extname(file.name).toLowerCase();
  if (file.size === 0) throw fail('empty_file');
  try {
    const stored =
      ending === '.csv' || ending === '.parquet'
        ? await putFile(analysis, schema, table, { file, kind: ending === '.csv' ? 'csv' : 'parquet' })
        : await putSheet(analysis, schema, table, file);
    return await foundTable(analysis, schema, stored);
  } catch (error) {
    const reason = error instanceof AnalysisError ? refusals[error.code] : undefined;
    throw reason === undefined ? error : fail(reason);
  }
};
