import path from 'node:path';
import { type Analysis, AnalysisError, type Cell, type StoredTable } from '../../analysis/index.js';
import { cleanFileName } from '../../files/fileName.js';
import type { Storage } from '../../files/storage.js';
import { fail } from '../../http/failure.js';
import { readSheets } from '../../spreadsheets/index.js';
import type { DataSourceStore } from './dataSources.store.js';
import type { FoundTable } from './sourceTables.store.js';
import { schemaOf } from './grants.js';
import { type SheetTable, sheetTables, tableNameOf } from './sheetTables.js';

/** Rows of a sheet; longer tables come as csv or parquet. */
const SHEET_ROWS = 200_000;
const SHEET_CELLS = 5_000_000;
/** Tables of one file, and columns of one of them. */
const MOST_TABLES = 50;
const MOST_COLUMNS = 200;
/** Different values beyond which a column tells nothing apart. */
const MOST_VALUES = 200;

export interface TableDeps {
  readonly analysis: Analysis;
  readonly storage: Storage;
}

const rowsIn = async function* (rows: readonly { readonly cells: readonly string[] }[], width: number) {
  for (const { cells } of rows) {
    yield Array.from({ length: width }, (_, at): Cell => (cells[at]?.trim() ? (cells[at] ?? null) : null));
  }
};

const refusals: Readonly<Record<string, string>> = {
  analysis_too_many_rows: 'too_long_table',
  analysis_too_many_columns: 'too_wide_table',
  analysis_file_unreadable: 'unreadable_table',
  analysis_no_rows: 'empty_table',
  // What the engine says of a broken file.
  analysis_query_failed: 'unreadable_table',
};

interface StoredFile {
  readonly fileKey: string;
  readonly fileName: string;
}

/** A table that is made, with what its file calls it. */
interface Loaded {
  readonly stored: StoredTable;
  readonly label: string;
}

const widthOf = ({ head, rows }: SheetTable): number =>
  Math.max(head.cells.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length));

const putSheet = async (analysis: Analysis, schema: string, sheet: SheetTable): Promise<Loaded> => {
  const { name: table, label, head, rows } = sheet;
  const width = widthOf(sheet);
  const columns = Array.from({ length: width }, (_, at) => ({ name: head.cells[at] ?? '' }));
  return { stored: await analysis.putTable({ schema, table, from: { columns, rows: rowsIn(rows, width) } }), label };
};

/** Puts the tables of a stored file into the engine, in place of former ones of their names; of several, those that are wanted. */
const load = async (
  { analysis, storage }: TableDeps,
  schema: string,
  { fileKey, fileName }: StoredFile,
  isWanted: (name: string) => boolean = () => true,
): Promise<Loaded[]> => {
  const source = await storage.source(fileKey);
  const ending = path.extname(fileName).toLowerCase();
  if ((ending === '.csv' || ending === '.parquet') && 'path' in source) {
    const table = tableNameOf(fileName);
    const from = ending === '.csv' ? { csv: source.path } : { parquet: source.path };
    return [{ stored: await analysis.putTable({ schema, table, from }), label: table }];
  }
  const limits = { rows: SHEET_ROWS, cells: SHEET_CELLS, sheets: Number.POSITIVE_INFINITY };
  const tables = sheetTables(fileName, await readSheets(source, limits));
  if (tables.length === 0) throw fail('empty_table');
  if (tables.length > MOST_TABLES) throw fail('too_many_sheets');
  // Before the first of them is there: all of a file, or nothing.
  if (tables.some((table) => widthOf(table) > MOST_COLUMNS)) throw fail('too_wide_table');
  const loaded: Loaded[] = [];
  for (const table of tables) if (isWanted(table.name)) loaded.push(await putSheet(analysis, schema, table));
  return loaded;
};

/** What a table holds, with the values that its columns are told apart by. */
export const foundTable = async (
  analysis: Analysis,
  schema: string,
  { stored, label }: { readonly stored: StoredTable; readonly label: string },
): Promise<FoundTable> => {
  const columns = [];
  for (const { name, label: head, type } of stored.columns) {
    const { values, distinct } = await analysis.sample({ schema, table: stored.table, column: name });
    const told = type === 'text' && distinct <= MOST_VALUES;
    columns.push({ name, label: head, type, distinct, ...(told && { values: values.map(({ value }) => value) }) });
  }
  return { name: stored.table, label, rowCount: stored.rowCount, columns };
};

/** Puts a file into a source: each of its sheets as a table, or itself as one that is named like it. Throws the contract's reasons. */
export const uploadTable = async (deps: TableDeps, sourceId: string, file: File): Promise<FoundTable[]> => {
  const { analysis, storage } = deps;
  if (file.size === 0) throw fail('empty_file');
  const fileName = cleanFileName(file.name);
  const schema = schemaOf(sourceId);
  const { key } = await storage.put(file.stream());
  try {
    const found: FoundTable[] = [];
    for (const loaded of await load(deps, schema, { fileKey: key, fileName }))
      found.push({ ...(await foundTable(analysis, schema, loaded)), file: { key, name: fileName } });
    return found;
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
  const missing = (await deps.sources.files(sourceId)).filter(({ name }) => !there.has(name));
  const files = new Map(missing.map(({ fileKey, fileName }) => [fileKey, fileName]));
  for (const [fileKey, fileName] of files) {
    const names = new Set(missing.filter((one) => one.fileKey === fileKey).map(({ name }) => name));
    await load(deps, schema, { fileKey, fileName }, (name) => names.has(name));
  }
};
