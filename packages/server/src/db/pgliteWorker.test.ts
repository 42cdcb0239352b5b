import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-database-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('says that it has crashed where PostgreSQL would begin anew, instead of refusing everything for ever', async () => {
  const crashes: Error[] = [];
  const onError = (error: Error): never => {
    throw error;
  };
  const db = await openDatabase({ dataDir, onError, onCrash: (error) => crashes.push(error) });
  await expect(db.query(sql`select * from nowhere`)).rejects.toThrow('"nowhere" does not exist');
  expect(crashes).toEqual([]);

  await rm(path.join(dataDir, 'postgres/global/pg_control'));
  const waiting = db.query(sql`select 2`);
  await expect(db.query(sql`checkpoint`)).rejects.toThrow('the embedded database has crashed');
  expect(await waiting).toHaveLength(1);
  await expect(db.query(sql`select 1`)).rejects.toThrow('the embedded database has crashed');
  expect(crashes).toHaveLength(1);
  expect(crashes[0]?.cause).toMatchObject({ message: expect.stringContaining('pg_control') });
  await db.close();
});
