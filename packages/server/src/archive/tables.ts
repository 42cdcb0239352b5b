import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

export interface Table {
  readonly name: string;
  /** Those that are stored; columns the database computes are left out. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** What orders the rows while they are read, and only them. */
  readonly key: readonly string[];
}

/** An identifier as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What restoring fills by itself. */
const notKept = new Set(['migrations']);

/** All tables, those that others point to first. */
export const readTables = async (db: Queryable): Promise<Table[]> => {
  const columns = await db.query<{ table: string; name: string; type: string }>(sql`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = current_schema() and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const keys = await db.query<{ table: string; name: string }>(sql`
    select c.relname as table, a.attname as name
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and n.nspname = current_schema() order by c.relname, array_position(i.indkey::int2[], a.attnum)`);
  const links = await db.query<{ table: string; to: string }>(sql`
    select c.relname as table, t.relname as to
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
    join pg_namespace n on n.oid = c.relnamespace where f.contype = 'f' and n.nspname = current_schema()`);

  const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !notKept.has(name));
  const ordered: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name) || above.includes(name)) return;
    for (const { to } of links.filter(({ table }) => table === name)) if (to !== name) visit(to, [...above, name]);
    ordered.push(name);
  };
  for (const name of names) visit(name, []);
  return ordered.map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name),
    key: keys.filter(({ table }) => table === name).map((one) => one.name),
  }));
};

/** Tables whose rows point to other rows of the same table, with the column that does. */
export const readSelfLinks = async (db: Queryable): Promise<Map<string, string>> => {
  const rows = await db.query<{ table: string; column: string }>(sql`
    select c.relname as table, a.attname as column
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
    join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and f.conrelid = f.confrelid and n.nspname = current_schema()`);
  return new Map(rows.map(({ table, column }) => [table, column]));
};

export const countRows = async (db: Queryable, table: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int8 as count from ${raw(quoted(table))}`);
  return row?.count ?? 0;
};

/** Rows of a table, every value as the text that PostgreSQL reads it from, in batches. */
export async function* readRows(
  db: Queryable,
  { name, columns, key }: Table,
  size: number,
): AsyncGenerator<(string | null)[][]> {
  const texts = join(columns.map((column) => raw(`${quoted(column.name)}::text`)));
  // One snapshot for the whole backup, so a cursor sees what the counts saw.
  const order = key.length === 0 ? raw('') : raw(`order by ${key.map(quoted).join(', ')}`);
  await db.query(sql`declare backup_rows cursor for select array[${texts}] as row from ${raw(quoted(name))} ${order}`);
  try {
    for (;;) {
      const rows = await db.query<{ row: (string | null)[] }>(raw(`fetch ${size} from backup_rows`));
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await db.query(sql`close backup_rows`);
  }
}

/** Puts rows in as they were, numbers that the database gives out included. */
export const insertRows = async (
  db: Queryable,
  { name, columns }: Table,
  given: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): Promise<void> => {
  const known = given.map((column) => columns.find((one) => one.name === column));
  const names = raw(given.map(quoted).join(', '));
  const values = raw(known.map((column, at) => `(r ->> ${at})::${column?.type ?? 'text'}`).join(', '));
  await db.query(sql`
    insert into ${raw(quoted(name))} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as r`);
};

/** Lets numbers given out from now on follow the highest there is. */
export const resetSequences = async (db: Queryable, tables: readonly Table[]): Promise<void> => {
  for (const { name, columns } of tables) {
    for (const column of columns) {
      const [found] = await db.query<{ sequence: string | null }>(
        sql`select pg_get_serial_sequence(${quoted(name)}, ${column.name}) as sequence`,
      );
      if (found === undefined || found.sequence === null) continue;
      await db.query(sql`
        select setval(${found.sequence}::regclass, coalesce((select max(${raw(quoted(column.name))}) from ${raw(quoted(name))}), 0) + 1, false)`);
    }
  }
};
