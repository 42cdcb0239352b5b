import { createOffice } from '../../office/index.js';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.js';
import { diskStorage } from '../../files/index.js';
import { enqueue, type JobRunner, startJobRunner } from '../../jobs/index.js';
import type { Embedder } from '../../retrieval/embedder.js';
import { testDatabase } from '../../testing/testDatabase.js';
import { EMBED_CHUNKS } from './embedChunks.job.js';
import { knowledgeJobs, queueEmbedding } from './index.js';

vi.setConfig({ testTimeout: 60_000 });

let db: Database;
let folder: string;
let runners: JobRunner[];
beforeEach(async () => {
  runners = [];
  folder = await mkdtemp(path.join(os.tmpdir(), 'jobs-'));
  db = await testDatabase();
});
afterEach(async () => {
  await Promise.all(runners.map((one) => one.stop()));
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the server at work, with this model of vectors, and with files that may be slow to come. */
const work = async (embedder: Embedder | null = null, lease = 10_000, files?: Promise<unknown>): Promise<void> => {
  const pageImages = {
    image: async () => null,
    words: async () => null,
    crop: async () => null,
    warmUp: () => undefined,
    forget: async () => {},
    close: async () => {},
  };
  const disk = diskStorage(folder);
  const storage = {
    ...disk,
    source: async (key: string) => {
      await files;
      return disk.source(key);
    },
  };
  const kinds = knowledgeJobs({
    db,
    storage,
    pageImages,
    scans: { read: async () => null, kept: async () => undefined },
    office: createOffice(),
    pageHosts: [],
    log: { warn: () => undefined },
    embedder: async () => embedder,
    reranker: async () => null,
    chatModel: async () => null,
    maxUploadBytes: 1_000_000,
  });
  runners.push(await startJobRunner({ db, kinds, poll: 50, backOff: 10, lease }));
};

const addDocument = async (text: string): Promise<string> => {
  const [id, baseId] = [randomId(), randomId()];
  const file = await diskStorage(folder).put(new TextEncoder().encode(text));
  await db.query(sql`insert into knowledge_bases (id, name) values (${baseId}, ${baseId})`);
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values (${id}, ${baseId}, 'rules.md', 'md', ${file.size}, ${file.hash}, ${file.key})`);
  return id;
};
const parse = (subject: string) => enqueue(db, { kind: 'parse_document', subject });

const documentOf = async (id: string) =>
  (
    await db.query<{ status: string; chunks: number; counted: number; failure: string | null }>(sql`
      select status, failure, chunk_count as counted,
        (select count(*)::int from chunks where document_id = d.id) as chunks from documents d where id = ${id}`)
  )[0];

/** Holds its first call until it is let go. */
const slowEmbedder = () => {
  const go = new AbortController();
  const asked = new AbortController();
  let calls = 0;
  return {
    letGo: () => go.abort(),
    asked: () => vi.waitFor(() => expect(asked.signal.aborted).toBe(true), { timeout: 30_000 }),
    embedder: {
      model: 'slow',
      embed: async (texts: readonly string[]) => {
        calls += 1;
        asked.abort();
        if (calls === 1 && !go.signal.aborted) await once(go.signal, 'abort');
        return texts.map(() => [1, 0]);
      },
    } satisfies Embedder,
  };
};

const rules = Array.from(
  { length: 30 },
  (_, at) => `# 第${at}条\n\n${`每队每节五次犯规，第${at}条。`.repeat(30)}`,
).join('\n\n');

it('has each chunk once where a worker that lost a document goes on with it', async () => {
  const id = await addDocument(rules);
  const job = await parse(id);
  let letGo = (): void => undefined;
  // Hears of nothing meanwhile, as a process that stands still.
  await work(null, 600_000, new Promise<void>((resolve) => (letGo = resolve)));
  await vi.waitFor(async () => expect(await documentOf(id)).toMatchObject({ status: 'parsing' }), { timeout: 30_000 });
  await db.query(sql`update jobs set leased_until = now() - interval '1 second' where id = ${job}`);
  await work(null);
  await vi.waitFor(async () => expect(await documentOf(id)).toMatchObject({ status: 'ready' }), { timeout: 30_000 });
  const before = await documentOf(id);
  letGo();
  await Promise.all(runners.splice(0).map((one) => one.stop()));
  expect(before?.chunks).toBe(before?.counted);
  expect(await documentOf(id)).toEqual(before);
});

it('says that a document could not be read whose worker ended every time', async () => {
  const id = await addDocument(rules);
  const job = await parse(id);
  await db.query(sql`update documents set status = 'parsing' where id = ${id}`);
  await db.query(sql`
    update jobs set status = 'running', attempts = max_attempts, leased_until = now() - interval '1 second'
    where id = ${job}`);
  await work();
  await vi.waitFor(async () => expect(await documentOf(id)).toMatchObject({ status: 'failed', failure: 'internal' }));
});

const vectorsMissing = async (model: string): Promise<number> => {
  const [{ missing } = { missing: -1 }] = await db.query<{ missing: number }>(sql`
    select count(*)::int as missing from chunks c
    where not exists (select 1 from chunk_vectors where chunk_seq = c.seq and model = ${model})`);
  return missing;
};
const isReady = (id: string) =>
  vi.waitFor(async () => expect(await documentOf(id)).toMatchObject({ status: 'ready' }), { timeout: 30_000 });

it('has read a document, and reads the next, before the model has made its vectors', async () => {
  const slow = slowEmbedder();
  const [first, second] = [await addDocument(rules), await addDocument('# 只有词\n\n短。')];
  await parse(first);
  await work(slow.embedder);
  await isReady(first);
  await slow.asked();
  expect(await vectorsMissing('slow')).toBeGreaterThan(0);
  await parse(second);
  await isReady(second);
  slow.letGo();
  await vi.waitFor(async () => expect(await vectorsMissing('slow')).toBe(0), { timeout: 30_000 });
});

it('has read a document though the model of vectors fails, and makes them once it works again', async () => {
  let fails = true;
  const asked: string[] = [];
  await work({
    model: 'moody',
    embed: async (texts) => {
      asked.push(...texts);
      if (fails) throw new Error('away');
      return texts.map(() => [1, 0]);
    },
  });
  const id = await addDocument('# 只有词\n\n短。');
  await parse(id);
  await isReady(id);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), { timeout: 30_000 });
  fails = false;
  await vi.waitFor(async () => expect(await vectorsMissing('moody')).toBe(0), { timeout: 30_000 });
  expect(await documentOf(id)).toMatchObject({ status: 'ready', failure: null });
});

it('gives a new document its vectors in turn with those of a whole installation', async () => {
  const [old] = [await addDocument('# 旧\n\n旧的。')];
  await parse(old);
  await work();
  await isReady(old);
  await Promise.all(runners.splice(0).map((one) => one.stop()));
  await db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, heading, content)
    select 'more' || n, id, knowledge_base_id, 1000 + n, 1000 + n, '[]', 'x' from documents, generate_series(1, 400) n`);
  const made: string[] = [];
  const slow = slowEmbedder();
  await queueEmbedding(db);
  await work({
    ...slow.embedder,
    embed: async (texts) => {
      const vectors = await slow.embedder.embed(texts);
      made.push(...texts);
      return vectors;
    },
  });
  await slow.asked();
  const fresh = await addDocument('# 新\n\n刚上传的。');
  await parse(fresh);
  await isReady(fresh);
  slow.letGo();
  await vi.waitFor(async () => expect(await vectorsMissing('slow')).toBe(0), { timeout: 30_000 });
  const at = made.findIndex((text) => text.includes('刚上传的'));
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(200);
});

it('reads documents while all chunks are given vectors, piece by piece', async () => {
  const first = await addDocument(rules);
  await parse(first);
  await work();
  await vi.waitFor(async () => expect(await documentOf(first)).toMatchObject({ status: 'ready' }), { timeout: 30_000 });
  await Promise.all(runners.splice(0).map((one) => one.stop()));
  await db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, heading, content)
    select 'more' || n, id, knowledge_base_id, 1000 + n, 1000 + n, '[]', 'x' from documents, generate_series(1, 100) n`);
  const slow = slowEmbedder();
  await queueEmbedding(db);
  await work(slow.embedder);
  await slow.asked();
  const second = await addDocument('# 只有词\n\n短。');
  await parse(second);
  // The model answers nobody just now, but reading gets its turn.
  await vi.waitFor(async () => expect(await documentOf(second)).toMatchObject({ status: 'ready' }), {
    timeout: 30_000,
  });
  slow.letGo();
  await vi.waitFor(
    async () => {
      const [{ missing } = { missing: -1 }] = await db.query<{ missing: number }>(sql`
        select count(*)::int as missing from chunks c
        where not exists (select 1 from chunk_vectors where chunk_seq = c.seq and model = 'slow')`);
      expect(missing).toBe(0);
    },
    { timeout: 30_000 },
  );
  await vi.waitFor(async () => {
    const [job] = await db.query(sql`select status, progress from jobs where kind = ${EMBED_CHUNKS}`);
    expect(job).toEqual({ status: 'done', progress: 1 });
  });
});

it('forgets the vectors of a former model once every chunk has one of the model in use, and not before', async () => {
  const id = await addDocument(rules);
  await parse(id);
  await work();
  await isReady(id);
  await Promise.all(runners.splice(0).map((one) => one.stop()));
  await db.query(sql`
    insert into chunk_vectors (chunk_seq, model, embedding) select seq, 'former', array[1, 0, 0]::real[] from chunks`);
  const ofFormer = async () => (await db.query(sql`select 1 from chunk_vectors where model = 'former'`)).length;
  const [all, slow] = [await ofFormer(), slowEmbedder()];
  await queueEmbedding(db);
  await work(slow.embedder);
  await slow.asked();
  expect([all > 0, await ofFormer()]).toEqual([true, all]);
  slow.letGo();
  await vi.waitFor(async () => expect(await ofFormer()).toBe(0), { timeout: 30_000 });
  expect(await vectorsMissing('slow')).toBe(0);
});
