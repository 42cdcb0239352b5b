import type { DuckDBConnection } from '@duckdb/node-api';
import { AnalysisError } from '../errors.js';
import type { Rows } from '../gathered.js';
import { columnNames, folded, literal, quoted } from '../names.js';
import type { Asked } from '../protocol.js';
import type { CellType, StoredTable } from '../types.js';
import { describe } from './catalog.js';
import { valuesOf } from './sniff.js';
import { csvQuery, parquetQuery, stageRows, stagingTable, withFile } from './stage.js';

const MOST_COLUMNS = 200;

export interface Putting {
  readonly connection: DuckDBConnection;
  readonly incoming: string;
  readonly mostRows: number;
  /** The next rows that are sent; null at the end. */
  readonly next: () => Promise<Rows | null>;
}

/** Where a table lies before it takes its place. */
interface Staged {
  readonly table: string;
  /** Names that its columns have there, and those of the source. */
  readonly columns: readonly { readonly staged: string; readonly label: string; readonly type?: CellType }[];
  /** Everything in it is text. */
  readonly isText: boolean;
}

const transaction = async <T>(connection: DuckDBConnection, work: () => Promise<T>): Promise<T> => {
  await connection.run('begin transaction');
  const result = await work();
  await connection.run('commit');
  return result;
};

const checkColumns = (count: number): void => {
  if (count > MOST_COLUMNS) throw new AnalysisError('analysis_too_many_columns');
  if (count === 0) throw new AnalysisError('analysis_file_unreadable');
};

const reserved = async (connection: DuckDBConnection): Promise<(name: string) => boolean> => {
  const reader = await connection.runAndReadAll(
    `select keyword_name from duckdb_keywords() where keyword_category <> 'unreserved'`,
  );
  const words = new Set(reader.getRows().map(([word]) => String(word)));
  return (name) => words.has(folded(name));
};

const countOf = async (connection: DuckDBConnection, table: string): Promise<number> =>
  Number((await connection.runAndReadAll(`select count(*) from ${table}`)).getRows()[0]?.[0] ?? 0);

const stageFile = async (
  { connection, incoming, mostRows }: Putting,
  from: string,
  isText: boolean,
): Promise<Staged> => {
  const table = stagingTable();
  const queryOf = isText ? csvQuery : parquetQuery;
  await withFile(from, { incoming, isText }, async (file) => {
    checkColumns((await connection.run(queryOf(file, -1))).columnCount);
    await connection.run(`create table ${table} as ${queryOf(file, mostRows)}`);
  });
  const count = await countOf(connection, table);
  if (count > mostRows) throw new AnalysisError('analysis_too_many_rows');
  if (count === 0) throw new AnalysisError('analysis_no_rows');
  const names = (await connection.run(`select * from ${table} limit 0`)).columnNames();
  return { table, columns: names.map((name) => ({ staged: name, label: name })), isText };
};

const stage = async (putting: Putting, from: Extract<Asked, { kind: 'put' }>['from']): Promise<Staged> => {
  if ('csv' in from) return stageFile(putting, from.csv, true);
  if ('parquet' in from) return stageFile(putting, from.parquet, false);
  checkColumns(from.columns.length);
  const table = stagingTable();
  const { connection, mostRows, next } = putting;
  await stageRows(connection, table, { columns: from.columns.length, most: mostRows, next });
  return {
    table,
    columns: from.columns.map(({ name, type }, at) => ({ staged: `c${at}`, label: name, type })),
    isText: true,
  };
};

/** Puts a table in place of the former one: whoever asks meanwhile sees the former, and after a crash it is still there. */
export const put = (
  putting: Putting,
  { schema, table, from }: Extract<Asked, { kind: 'put' }>,
): Promise<StoredTable> => {
  const { connection } = putting;
  const target = `${quoted(schema)}.${quoted(table)}`;
  return transaction(connection, async () => {
    const { table: staged, columns, isText } = await stage(putting, from);
    const names = columnNames(
      columns.map(({ label }) => label),
      await reserved(connection),
    );
    const values = isText
      ? await valuesOf(connection, staged, columns)
      : columns.map(({ staged: name }) => quoted(name));
    const list = values.map((value, at) => `${value} as ${quoted(names[at] ?? '')}`);
    await connection.run(`create schema if not exists ${quoted(schema)}`);
    await connection.run(`create or replace table ${target} as select ${list.join(', ')} from ${staged}`);
    await connection.run(`drop table ${staged}`);
    for (const [at, { label }] of columns.entries())
      await connection.run(`comment on column ${target}.${quoted(names[at] ?? '')} is ${literal(label)}`);
    return describe(connection, schema, table);
  });
};

/** Adds rows to a table, in the order of its columns. A value that is not of its column's type fails, and nothing is added. */
export const append = (
  { connection, mostRows, next }: Putting,
  { schema, table }: Extract<Asked, { kind: 'append' }>,
): Promise<StoredTable> =>
  transaction(connection, async () => {
    const { columns, rowCount } = await describe(connection, schema, table);
    const staged = stagingTable();
    await stageRows(connection, staged, { columns: columns.length, most: mostRows - rowCount, next });
    const list = columns.map(({ name, type }, at) => ({ staged: `c${at}`, type, name }));
    const values = await valuesOf(connection, staged, list);
    const wrong = await connection.runAndReadAll(
      `select ${values.map((value, at) => `count(nullif(trim(c${at}), '')) - count(${value})`).join(', ')} from ${staged}`,
    );
    const at = (wrong.getRows()[0] ?? []).findIndex((count) => Number(count) > 0);
    if (at >= 0) throw new AnalysisError('analysis_query_failed', `values that do not fit into ${columns[at]?.label}`);
    await connection.run(`insert into ${quoted(schema)}.${quoted(table)} select ${values.join(', ')} from ${staged}`);
    await connection.run(`drop table ${staged}`);
    return describe(connection, schema, table);
  });
