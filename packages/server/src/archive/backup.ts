import sql from 'sql-template-tag';
import type { Database } from '../db/database.js';
import { type ArchiveLine, writeArchive } from './archive.js';
import { listKeys, readParts } from './storedFiles.js';
import { countRows, readRows, readTables } from './tables.js';

const BATCH = 200;

export interface Installation {
  readonly db: Database;
  /** Folder of the stored files. */
  readonly files: string;
}

/** What an archive holds. */
export interface ArchiveCounts {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** Writes all tables, as they stand at one moment, and all stored files into one archive. */
export const backup = ({ db, files }: Installation, file: string): Promise<ArchiveCounts> =>
  db.transaction(async (tx) => {
    await tx.query(sql`set transaction isolation level repeatable read`);
    const migrations = await tx.query<{ name: string }>(sql`select name from migrations order by name`);
    const tables = await readTables(tx);
    const counts: Record<string, number> = {};
    const keys = await listKeys(files);

    const lines = async function* (): AsyncGenerator<ArchiveLine> {
      const created = new Date().toISOString();
      yield { kind: 'console-backup', version: 1, created, migrations: migrations.map(({ name }) => name) };
      for (const table of tables) {
        counts[table.name] = await countRows(tx, table.name);
        const columns = table.columns.map(({ name }) => name);
        for await (const rows of readRows(tx, table, BATCH)) yield { kind: 'rows', table: table.name, columns, rows };
      }
      for (const key of keys) {
        for await (const part of readParts(files, key)) {
          yield { kind: 'file', key, data: Buffer.from(part).toString('base64'), last: false };
        }
        yield { kind: 'file', key, data: '', last: true };
      }
      yield { kind: 'end', counts, files: keys.length };
    };
    await writeArchive(file, lines());
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { tables: tables.length, rows, files: keys.length };
  });
