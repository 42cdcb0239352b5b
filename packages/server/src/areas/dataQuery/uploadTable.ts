import path from 'node:path';
import { type Analysis, AnalysisError, type Cell, type StoredTable } from '../../analysis/index.js';
import { cleanFileName } from '../../files/fileName.js';
import type { Storage } from '../../files/storage.js';
import { fail } from '../../http/failure.js';
import { readSheet } from '../../spreadsheets/index.js';
import type { DataSourceStore, FoundTable } from './dataSources.store.js';
import { schemaOf } from './grants.js';

/** Rows of a workbook; longer tables come as csv or parquet. */
const SHEET_ROWS = 200_000;
const SHEET_CELLS = 5_000_000;
/** Different values beyond which a column tells nothing apart. */
const MOST_VALUES = 200;

export interface TableDeps {
  readonly analysis: Analysis;
  readonly storage: Storage;
}

const tableName = (fileName: string): string => path.parse(fileName).name.slice(0, 60).trim();

const rowsIn = async function* (rows: readonly { readonly cells: readonly string[] }[], width: number) {
  for (const { cells } of rows) {
    yield Array.from({ length: width }, (_, at): Cell => (cells[at]?.trim() ? (cells[at] ?? null) : null));
  }
};

const refusals: Readonly<Record<string, string>> = {
  analysis_too_many_rows: 'too_long_table',
  analysis_too_many_columns: 'too_wide_table',
  analysis_file_unreadable: 'unreadable_table',
  // What the engine says of a broken file.
  analysis_query_failed: 'unreadable_table',
};

/** Puts a stored file into the engine, in place of a former table of its name. */
const load = async (
  { analysis, storage }: TableDeps,
  schema: string,
  { name: table, fileKey, fileName }: { name: string; fileKey: string; fileName: string },
): Promise<StoredTable> => {
  const source = await storage.source(fileKey);
  const ending = path.extname(fileName).toLowerCase();
  if ((ending === '.csv' || ending === '.parquet') && 'path' in source) {
    const from = ending === '.csv' ? { csv: source.path } : { parquet: source.path };
    return analysis.putTable({ schema, table, from });
  }
  const [head, ...rows] = await readSheet(source, { rows: SHEET_ROWS, cells: SHEET_CELLS });
  if (head === undefined || rows.length === 0) throw fail('empty_file');
  const width = Math.max(head.cells.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({ name: head.cells[at] ?? '' }));
  return analysis.putTable({ schema, table, from: { columns, rows: rowsIn(rows, width) } });
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
export const uploadTable = async (deps: TableDeps, sourceId: string, file: File): Promise<FoundTable> => {
  const { analysis, storage } = deps;
  if (file.size === 0) throw fail('empty_file');
  const fileName = cleanFileName(file.name);
  const schema = schemaOf(sourceId);
  const { key } = await storage.put(file.stream());
  try {
    const stored = await load(deps, schema, { name: tableName(fileName), fileKey: key, fileName });
    return { ...(await foundTable(analysis, schema, stored)), file: { key, name: fileName } };
  } catch (error) {
    await storage.delete(key);
    const reason = error instanceof AnalysisError ? refusals[error.code] : undefined;
    throw reason === undefined ? error : fail(reason);
  }
};

/** Makes the tables of a source again that the engine does not have: what it keeps is a copy of the stored files. */
export const restoreTables = async (
  deps: TableDeps & { readonly sources: Pick<DataSourceStore, 'files'> },
  sourceId: string,
): Promise<void> => {
  const schema = schemaOf(sourceId);
  const there = new Set((await deps.analysis.tables(schema)).map(({ table }) => table));
  for (const file of await deps.sources.files(sourceId)) {
    if (!there.has(file.name)) await load(deps, schema, file);
  }
};
