import sql, { join, raw } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { type ArchiveLine, BadArchive, readArchive } from './archive.js';
import type { ArchiveCounts, Installation } from './backup.js';
import { fileWriter, listKeys } from './storedFiles.js';
import { countRows, insertRows, quoted, readSelfLinks, readTables, resetSequences, type Table } from './tables.js';

/** There is something where the backup should go. */
export class TargetNotEmpty extends Error {
  override readonly name = 'TargetNotEmpty';
}

const tableNames = async (db: Queryable): Promise<string[]> =>
  (
    await db.query<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p')`)
  ).map(({ name }) => name);

const checkEmpty = async ({ db, files }: Installation): Promise<void> => {
  const names = await tableNames(db);
  if (names.length > 0) throw new TargetNotEmpty(`the database is not empty: it has ${names.length} tables already`);
  const keys = await listKeys(files);
  if (keys.length > 0) throw new TargetNotEmpty(`${files} is not empty: it holds ${keys.length} files already`);
};

type Rows = Extract<ArchiveLine, { kind: 'rows' }>;

/** Rows of a table that points to itself go in together, since a parent may come after its child. */
const rowWriter = (tx: Queryable, tables: readonly Table[], selfLinked: ReadonlyMap<string, string>) => {
  let held: Rows | null = null;
  const flush = async (): Promise<void> => {
    const rows = held;
    held = null;
    if (rows === null) return;
    const table = tables.find(({ name }) => name === rows.table);
    const unknown = rows.columns.find((column) => !table?.columns.some(({ name }) => name === column));
    if (table === undefined || unknown !== undefined)
      throw new BadArchive(`the backup has an unknown table: ${rows.table}`);
    await insertRows(tx, table, rows.columns, rows.rows);
  };
  return {
    write: async (line: Rows): Promise<void> => {
      if (held?.table === line.table && selfLinked.has(line.table)) {
        held = { ...held, rows: [...held.rows, ...line.rows] };
        return;
      }
      await flush();
      held = line;
    },
    flush,
  };
};

/** Fills the tables and the folder, and counts what is there then. */
const fill = async (
  tx: Queryable,
  lines: AsyncIterable<ArchiveLine>,
  files: ReturnType<typeof fileWriter>,
): Promise<ArchiveCounts> => {
  const tables = await readTables(tx);
  await tx.query(sql`truncate ${join(tables.map(({ name }) => raw(quoted(name))))} cascade`);
  // What triggers did when the rows were written is in the archive already.
  for (const { name } of tables) await tx.query(sql`alter table ${raw(quoted(name))} disable trigger user`);
  const rows = rowWriter(tx, tables, await readSelfLinks(tx));
  let end: Extract<ArchiveLine, { kind: 'end' }> | null = null;
  for await (const line of lines) {
    if (line.kind === 'rows') await rows.write(line);
    else await rows.flush();
    if (line.kind === 'file') await files.write(line.key, Buffer.from(line.data, 'base64'), line.last);
    if (line.kind === 'end') end = line;
  }
  if (end === null) throw new BadArchive('the backup was cut off');
  await resetSequences(tx, tables);
  let total = 0;
  for (const { name } of tables) {
    const count = await countRows(tx, name);
    total += count;
    if (count !== (end.counts[name] ?? 0)) throw new BadArchive(`${name} has ${count} rows, not ${end.counts[name]}`);
  }
  if (files.count() !== end.files) throw new BadArchive(`${files.count()} files, not ${end.files}`);
  // Checks that wait for the end of a transaction would keep the tables from being altered.
  await tx.query(sql`set constraints all immediate`);
  for (const { name } of tables) await tx.query(sql`alter table ${raw(quoted(name))} enable trigger user`);
  return { tables: tables.length, rows: total, files: files.count() };
};

/**
 * Puts an archive into an empty database and an empty folder, and counts everything again. What cannot be restored whole
 * leaves nothing behind. Throws `TargetNotEmpty` and `BadArchive`.
 */
export const restore = async (target: Installation, file: string): Promise<ArchiveCounts> => {
  const { db } = target;
  await checkEmpty(target);
  const lines = readArchive(file);
  const files = fileWriter(target.files);
  try {
    return await db.transaction(async (tx) => {
      const first = (await lines.next()).value;
      if (first === undefined || first.kind !== 'console-backup') throw new BadArchive('the file is no backup');
      const all = await readMigrations();
      const newer = first.migrations.filter((name: string) => !all.some((one) => one.name === name));
      if (newer.length > 0) {
        throw new BadArchive(`the backup is of a newer version of this program (${newer.join(', ')})`);
      }
      // One transaction around everything: half an installation never stays.
      const inside: Database = { ...db, query: (statement) => tx.query(statement), transaction: (work) => work(tx) };
      const then = all.filter(({ name }) => first.migrations.includes(name));
      await migrate(inside, then);
      const counts = await fill(tx, lines, files);
      await migrate(inside, all);
      return counts;
    });
  } catch (error) {
    await files.undo();
    throw error;
  } finally {
    await lines.return(undefined);
  }
};
