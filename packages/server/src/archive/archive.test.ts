import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { gunzipSync } from 'node:zlib';
import path from 'node:path';
import {
  addAssistant,
  addKnowledgeBase,
  addSession,
  insertTopic,
  pageAssistants,
  readKbFunction,
  readUser,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { embeddedDatabase } from '../db/embedded.js';
import { migrate, readMigrations } from '../db/migrate.js';
import { openPglite } from '../db/pglite.js';
import { diskStorage } from '../files/index.js';
import { postgresDatabases } from '../testing/postgresDatabases.js';
import { recordRows } from '../testing/rowTypes/recordRows.js';
import { startApp } from '../testing/startApp.js';
import { secretBox } from '../secrets/index.js';
import { backup } from './backup.js';
import { backupSealed, restoreSealed } from './keys.js';
import { restore } from './restore.js';

type Opened = () => Promise<Database>;

let folder: string;
let file: string;
const open: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-archive-'));
  file = path.join(folder, 'all.gz');
});
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
  await rm(folder, { recursive: true, force: true });
});

const emptyPglite = async (): Promise<Database> => {
  const db = recordRows(embeddedDatabase(await openPglite({})));
  open.push(() => db.close());
  return db;
};

const emptyPostgres = async (url: string): Promise<Database> => {
  const db = await postgresDatabases(url).copy('template1');
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= db.close();
    return closing;
  };
  open.push(close);
  return { ...db, close };
};

/** An installation with a user, some rows of every kind, and a stored file. */
const inUse = async (empty?: Opened) => {
  const own = await empty?.();
  if (own) await migrate(own, await readMigrations());
  const app = await startApp({ db: own });
  open.push(() => app.close());
  const user = await app.user({ permissions: ['knowledge', 'assistants', 'chat'], account: 'mover' });
  const { id } = await app.call(addKnowledgeBase, { name: '库 "\\ \n 引号' }, { as: user });
  await app.call(addAssistant, { assistantName: '裁判助手', knowledgeBaseIds: [id] }, { as: user });
  const files = path.join(app.config.dataDir, 'files');
  const stored = await diskStorage(files).put(new Uint8Array(3_000_000).fill(7));
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values ('document', ${id}, 'a.md', 'md', 3000000, ${stored.hash}, ${stored.key})`);
  await app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content)
    select 'c' || n, 'document', ${id}, n, n, 'text ' || n from generate_series(1, 450) n`);
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  await app.call(addSession, { topicId, question: '几秒？', answer: '二十四秒。' }, { as: user });
  await app.db.query(sql`
    insert into chunk_vectors (chunk_seq, model, embedding) select seq, 'm', array[0.1, -2.5e-7, 3] from chunks`);
  return { app, user, files, stored };
};

const contents = (db: Database) =>
  db.query(sql`
    select c.seq, c.id, c.content, c.created_at::text as time, v.embedding::text as vector
    from chunks c join chunk_vectors v on v.chunk_seq = c.seq order by c.seq`);

const moves: [string, Opened, Opened][] = [['from PGlite to PGlite', emptyPglite, emptyPglite]];
const url = process.env.TEST_DATABASE_URL;
if (url) {
  const onPostgres = () => emptyPostgres(url);
  moves.push(
    ['from PGlite to PostgreSQL', emptyPglite, onPostgres],
    ['from PostgreSQL to PGlite', onPostgres, emptyPglite],
  );
}

it.each(moves)(
  'moves an installation whole %s, where it goes on working',
  async (_name, source, target) => {
    const { app, user, files, stored } = await inUse(source);
    const written = await backup({ db: app.db, files }, file);
    const db = await target();
    const newFiles = path.join(folder, 'files');
    expect(await restore({ db, files: newFiles }, file)).toEqual(written);
    expect(written.files).toBe(1);
    expect(await contents(db)).toEqual(await contents(app.db));
    expect(await diskStorage(newFiles).get(stored.key)).toEqual(await diskStorage(files).get(stored.key));

    const [next] = await db.query<{ seq: number }>(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content)
    select 'new', document_id, knowledge_base_id, 999, 999, '' from chunks limit 1 returning seq`);
    const [highest] = await app.db.query<{ seq: number }>(sql`select max(seq) as seq from chunks`);
    expect(next?.seq).toBe((highest?.seq ?? 0) + 1);

    const moved = await startApp({ db });
    open.push(() => moved.close());
    expect(await moved.call(readUser, { needRole: true, needMenu: true }, { as: user })).toMatchObject({
      account: 'mover',
    });
    const { list } = await moved.call(pageAssistants, { current: 1, size: 200, keyword: '裁判助手' }, { as: user });
    expect(list).toMatchObject([{ knowledgeBases: [{ name: '库 "\\ \n 引号' }] }]);
  },
  240_000,
);

it('refuses a target that holds anything, and leaves it alone', async () => {
  const { app, files } = await inUse();
  await backup({ db: app.db, files }, file);
  const before = await contents(app.db);
  await expect(restore({ db: app.db, files: path.join(folder, 'files') }, file)).rejects.toThrow('not empty');
  expect(await contents(app.db)).toEqual(before);
  await expect(restore({ db: await emptyPglite(), files }, file)).rejects.toThrow('not empty');
}, 240_000);

it('never overwrites a file', async () => {
  const { app, files } = await inUse();
  await writeFile(file, 'precious');
  await expect(backup({ db: app.db, files }, file)).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(file, 'utf8')).toBe('precious');
});

it('leaves nothing behind of an archive that is cut off or none, so that the next try finds the target empty', async () => {
  const { app, files } = await inUse();
  await backup({ db: app.db, files }, file);
  const whole = await readFile(file);
  const cut = path.join(folder, 'cut.gz');
  const target = { db: await emptyPglite(), files: path.join(folder, 'files') };
  await writeFile(cut, whole.subarray(0, whole.length - 2000));
  await expect(restore(target, cut)).rejects.toThrow(/cut off|damaged/);
  await writeFile(cut, 'no archive');
  await expect(restore(target, cut)).rejects.toThrow('no backup');
  expect((await restore(target, file)).files).toBe(1);
}, 240_000);

it('holds keys of models and functions encrypted alone, also where the database still has them in the clear', async () => {
  const { app, files } = await inUse();
  const { db } = app;
  await db.query(sql`
    insert into models (id, name, kind, base_url, model, api_key) values ('m', 'm', 'chat', 'http://m', 'm', 'sk-clear')`);
  await db.query(sql`
    insert into kb_functions (id, knowledge_base_id, name, method, url, headers)
    select 'f', id, 'f', 'GET', 'https://example.com', '[{"name": "X-Key", "value": "sk-clear"}]' from knowledge_bases limit 1`);
  const ours = secretBox(['our-own-key-'.repeat(3)]);
  const told = await backupSealed({ db, files }, file, ours);
  expect(told.note).toMatch(/^2 keys .* encrypted.*secret\.key/);
  const archive = gunzipSync(await readFile(file)).toString('utf8');
  expect(archive).not.toContain('sk-clear');
  expect(archive).toContain('sealed:v1:');
  expect(archive).not.toContain('our-own-key');

  const withKey = await restoreSealed({ db: await emptyPglite(), files: path.join(folder, 'a') }, file, ours);
  expect(withKey.note).toBeNull();
  const target = await emptyPglite();
  const others = secretBox(['another-key-'.repeat(3)]);
  const without = await restoreSealed({ db: target, files: path.join(folder, 'b') }, file, others);
  expect(without.note).toMatch(/^2 keys .* another key/);
  const moved = await startApp({ db: target, config: { secretKeys: ['another-key-'.repeat(3)] } });
  open.push(() => moved.close());
  const as = await moved.user({ permissions: ['knowledge.resources'] });
  expect(await moved.call(readKbFunction, { id: 'f' }, { as })).toMatchObject({
    headers: [{ name: 'X-Key', lost: true }],
  });
}, 240_000);
