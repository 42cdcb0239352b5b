import type { DuckDBConnection } from '@duckdb/node-api';
import type { Grammar } from '../guard/checkQuery.js';
import { quoted } from '../names.js';

const first = async (connection: DuckDBConnection, sql: string, value: string): Promise<string> => {
  const reader = await connection.runAndReadAll(sql, [value]);
  return String(reader.getRows()[0]?.[0] ?? '');
};

/** What the parser made of a text, as JSON. */
export const treeOf = (connection: DuckDBConnection, sql: string): Promise<string> =>
  first(connection, 'select json_serialize_sql($1::varchar)::varchar', sql);

/** The query that such JSON stands for. */
export const printed = (connection: DuckDBConnection, tree: string): Promise<string> =>
  first(connection, 'select json_deserialize_sql($1::varchar::json)', tree);

/** The parser of DuckDB itself, of the version that runs the query. */
export const grammarOf = (connection: DuckDBConnection): Grammar => ({
  parse: async (sql) => {
    const parsed: unknown = JSON.parse(await treeOf(connection, sql));
    return parsed;
  },
  // Without a way through JavaScript, where large numbers would not be the same.
  print: (sql) => first(connection, 'select json_deserialize_sql(json_serialize_sql($1::varchar))', sql),
  columns: async (schema, table) =>
    (await connection.run(`select * from ${quoted(schema)}.${quoted(table)} limit 0`)).columnNames(),
});
