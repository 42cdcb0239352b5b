import type { DuckDBConnection } from '@duckdb/node-api';
import { AnalysisError } from '../errors.js';
import { quoted } from '../names.js';
import type { ColumnSample, StoredTable, TableColumn } from '../types.js';
import { cellOf, cellTypeOf } from './cells.js';

const MOST_VALUES = 20;

const columnsOf = async (connection: DuckDBConnection, schema: string, table: string): Promise<TableColumn[]> => {
  const labels = await connection.runAndReadAll(
    `select column_name, comment from duckdb_columns() where schema_name = $1 and table_name = $2`,
    [schema, table],
  );
  const labelOf = new Map(labels.getRows().map(([name, label]) => [String(name), label]));
  if (labelOf.size === 0) throw new AnalysisError('analysis_no_such_table');
  const result = await connection.run(`select * from ${quoted(schema)}.${quoted(table)} limit 0`);
  return result.columnNames().map((name, at) => {
    const label = labelOf.get(name);
    return { name, type: cellTypeOf(result.columnType(at)), label: typeof label === 'string' ? label : name };
  });
};

export const describe = async (connection: DuckDBConnection, schema: string, table: string): Promise<StoredTable> => {
  const columns = await columnsOf(connection, schema, table);
  const counted = await connection.runAndReadAll(`select count(*) from ${quoted(schema)}.${quoted(table)}`);
  return { table, rowCount: Number(counted.getRows()[0]?.[0] ?? 0), columns };
};

export const tablesOf = async (connection: DuckDBConnection, schema: string): Promise<StoredTable[]> => {
  const reader = await connection.runAndReadAll(
    `select table_name from duckdb_tables() where schema_name = $1 order by table_name`,
    [schema],
  );
  const tables: StoredTable[] = [];
  for (const [table] of reader.getRows()) tables.push(await describe(connection, schema, String(table)));
  return tables;
};

/** What is in a column, to describe it by. */
export const sampleOf = async (
  connection: DuckDBConnection,
  { schema, table, column }: { readonly schema: string; readonly table: string; readonly column: string },
): Promise<ColumnSample> => {
  const columns = await columnsOf(connection, schema, table);
  if (!columns.some(({ name }) => name === column)) throw new AnalysisError('analysis_no_such_table');
  const from = `from ${quoted(schema)}.${quoted(table)}`;
  const name = quoted(column);
  const values = await connection.runAndReadAll(
    `select left(${name}::varchar, 200), count(*) as times ${from} where ${name} is not null group by 1 order by times desc, 1 limit ${MOST_VALUES}`,
  );
  const whole = await connection.runAndReadAll(
    `select count(distinct ${name}), count(*) - count(${name}), min(${name}), max(${name}) ${from}`,
  );
  const [distinct, empty, min, max] = whole.getRows()[0] ?? [];
  const type = whole.columnType(2);
  return {
    values: values.getRows().map(([value, count]) => ({ value: String(value), count: Number(count) })),
    distinct: Number(distinct),
    empty: Number(empty),
    min: cellOf(min ?? null, type),
    max: cellOf(max ?? null, type),
  };
};

export const dropTable = async (connection: DuckDBConnection, schema: string, table: string): Promise<void> => {
  await connection.run(`drop table if exists ${quoted(schema)}.${quoted(table)}`).catch((error: unknown) => {
    // The schema may not be there either.
    if (!String(error).includes('does not exist')) throw error;
  });
};

export const dropSchema = async (connection: DuckDBConnection, schema: string): Promise<void> => {
  await connection.run(`drop schema if exists ${quoted(schema)} cascade`);
};
