import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { collectFiles } from './collectFiles.js';
import { diskStorage } from './diskStorage.js';

let db: Database;
let folder: string;
beforeEach(async () => {
  db = await testDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'collect-'));
  await db.query(sql`insert into knowledge_bases (id, name) values ('b', 'b')`);
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const storage = () => diskStorage(path.join(folder, 'files'));
const write = async (...parts: readonly string[]): Promise<string> => {
  const place = path.join(folder, ...parts);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, 'half');
  return place;
};
const hoursOld = (place: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000);
  return utimes(place, then, then);
};
const stored = async (hours: number): Promise<string> => {
  const { key } = await storage().put(new TextEncoder().encode('text'));
  await hoursOld(path.join(folder, 'files', key.slice(0, 2), key), hours);
  return key;
};
const filesLeft = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name)
    .toSorted();
const collect = (aloneSince?: Date) =>
  collectFiles({
    db,
    storage: storage(),
    pagesFolder: path.join(folder, 'pages'),
    scratchFolder: path.join(folder, 'scratch'),
    aloneSince,
  });

const addDocument = (fileKey: string, hash: string) =>
  db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values (${fileKey}, 'b', 'a.md', 'md', 4, ${hash}, ${fileKey})`);

it('removes stored files that no table names, and keeps all others', async () => {
  const [document, dialogue, upload, left] = [await stored(48), await stored(48), await stored(48), await stored(48)];
  await addDocument(document, 'h');
  await db.query(sql`
    insert into dialogue_files (id, name, type, size, file_hash, file_key) values ('d', 'a.md', 'md', 4, 'h', ${dialogue})`);
  await db.query(sql`
    insert into uploads (id, purpose, name, type, size, file_key) values ('u', 'image', 'a', 'image/png', 4, ${upload})`);
  expect(await collect()).toBe(1);
  expect(await filesLeft()).toEqual([document, dialogue, upload].toSorted());
  expect(await storage().storedAt(left)).toBeNull();
});

it('waits a day for a name where other copies of the server may be storing files', async () => {
  const fresh = await stored(23);
  const half = await write('files', 'unfinished', 'a'.repeat(32));
  expect(await collect()).toBe(0);
  expect(await filesLeft()).toEqual([path.basename(half), fresh].toSorted());
});

it('removes at once what a former process left behind, where this one is alone', async () => {
  await stored(1);
  await hoursOld(await write('files', 'unfinished', 'a'.repeat(32)), 1);
  const mine = (await storage().put(new TextEncoder().encode('being uploaded'))).key;
  expect(await collect(new Date(Date.now() - 60_000))).toBe(1);
  expect(await filesLeft()).toEqual([mine]);
});

it('removes half-written files, pictures of what is gone, and files of requests', async () => {
  await addDocument(await stored(48), 'a1');
  const kept = [
    await write('pages', 'a1', 'a1', '1-800.webp'),
    await write('scratch', 'console-form-now', '1'),
    await write('scratch', 'of-somebody-else'),
  ];
  const gone = [
    await write('pages', 'a1', 'a1', '2-800.webp.abc'),
    await write('pages', 'b2', 'b2', '1-800.webp'),
    await write('files', 'unfinished', 'a'.repeat(32)),
    await write('files', 'aa', `${'a'.repeat(32)}.restoring`),
  ];
  for (const place of gone) await hoursOld(place, 48);
  await write('scratch', 'console-form-old', 'large');
  await hoursOld(path.join(folder, 'scratch', 'console-form-old'), 2);
  await collect();
  const left = await filesLeft();
  expect(left).toEqual(expect.arrayContaining(kept.map((place) => path.basename(place))));
  expect(left).toHaveLength(kept.length + 1);
});
