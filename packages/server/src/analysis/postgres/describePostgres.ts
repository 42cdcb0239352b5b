import { AnalysisError } from '../errors.js';
import type { CellType } from '../types.js';
import { cellTypeOf } from './cells.js';
import { connect, type PostgresSource } from './connect.js';

export interface PostgresTable {
  readonly schema: string;
  readonly table: string;
  readonly comment: string;
  /** As the last analysis of the table had it; null where there was none. */
  readonly estimatedRows: number | null;
  readonly columns: readonly { readonly name: string; readonly type: CellType; readonly comment: string }[];
}

/** Tables that are listed, and columns of one of them, at most. */
const MOST_TABLES = 200;
const MOST_COLUMNS = 200;
const TIMEOUT = 15_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** Milliseconds between two looks at how much has arrived. */
const LOOK = 50;

const TABLES = `
  select c.oid::text, n.nspname, c.relname, coalesce(obj_description(c.oid, 'pg_class'), ''), c.reltuples::float8::text
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
    and has_schema_privilege(n.oid, 'usage') and has_any_column_privilege(c.oid, 'select')
  order by 2, 3 limit ${MOST_TABLES}`;

const COLUMNS = `
  select a.attrelid::text, a.attname, coalesce(nullif(t.typbasetype, 0), t.oid)::int8::text, coalesce(col_description(a.attrelid, a.attnum), '')
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = any($1::oid[]) and a.attnum > 0 and not a.attisdropped
    and has_column_privilege(a.attrelid, a.attnum, 'select')
  order by a.attrelid, a.attnum`;

/** The tables that the role may read, with what is said about them. */
export const describePostgres = async (source: PostgresSource): Promise<PostgresTable[]> => {
  const { client, socket } = await connect(source);
  // Whatever answers there: it has its time, and this process its memory.
  const ends = performance.now() + TIMEOUT;
  const watching = setInterval(() => {
    if (performance.now() > ends || socket.bytesRead > MOST_BYTES) socket.destroy();
  }, LOOK);
  const rows = async (text: string, values: unknown[] = []): Promise<string[][]> => {
    const { rows: found }: { rows: unknown[][] } = await client.query({ text, values, rowMode: 'array' });
    return found.map((row) => row.map(String));
  };
  try {
    await rows('begin transaction read only');
    await rows(`set local statement_timeout = ${TIMEOUT}`);
    const tables = await rows(TABLES);
    const columns = await rows(COLUMNS, [tables.map(([oid]) => oid)]);
    return tables.map(([oid, schema = '', table = '', comment = '', estimate]) => ({
      schema,
      table,
      comment,
      estimatedRows: Number(estimate) < 0 ? null : Number(estimate),
      columns: columns
        .filter(([of]) => of === oid)
        .slice(0, MOST_COLUMNS)
        .map(([, name = '', type, said = '']) => ({ name, type: cellTypeOf(Number(type)), comment: said })),
    }));
  } catch {
    throw new AnalysisError('analysis_not_reached', 'other');
  } finally {
    clearInterval(watching);
    await client.end().catch(() => undefined);
  }
};
