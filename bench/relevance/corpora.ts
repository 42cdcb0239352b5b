import { readFile } from 'node:fs/promises';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { insertChunks } from '../../packages/server/src/areas/knowledge/chunks.store.js';
import type { Database } from '../../packages/server/src/db/database.js';
import { DocumentEntry, Facts, MissedEntry, readData, readText } from '../../packages/server/src/demo/dataFiles.js';
import { markdownTable } from '../../packages/server/src/demo/papers/season.js';
import { parseBytes } from '../../packages/server/src/parsing/parseBytes.js';
import type { ParsedChunk } from '../../packages/server/src/parsing/types.js';
import { samplePdf } from '../../packages/server/src/testing/samplePdf.js';
import { answerable, unanswerable } from './questions.js';

/** A question, and how to know its answer: words of it, or the document that holds it. */
export interface Known {
  readonly question: string;
  readonly words?: string;
  readonly document?: string;
}

export interface Corpus {
  readonly name: string;
  readonly documents: ReadonlyMap<string, readonly ParsedChunk[]>;
  readonly answerable: readonly Known[];
  readonly unanswerable: readonly string[];
}

/** Rules of sixty chapters and the guide of this product, with questions that the search was tuned on. */
const rulesAndGuide = async (): Promise<Corpus> => {
  const rules = await samplePdf('plain', { chapters: 60 });
  const guide = await readFile(new URL('../../packages/server/src/areas/knowledge/guide/guide.pdf', import.meta.url));
  const read = async (data: Uint8Array) => (await parseBytes(new Uint8Array(data), 'pdf')).chunks;
  return {
    name: 'rules and guide',
    documents: new Map([
      ['rules', await read(rules.data)],
      ['guide', await read(guide)],
    ]),
    answerable: answerable.map(([question, words]) => ({ question, words })),
    unanswerable,
  };
};

/** The papers of the demo's association, and what its people ask; nothing was tuned on these. */
const association = async (): Promise<Corpus> => {
  const facts = await readData('facts.json', Facts);
  const entries = await readData('documents.json', z.array(DocumentEntry));
  const missed = await readData('missed.json', z.array(MissedEntry));
  const documents = new Map<string, readonly ParsedChunk[]>();
  for (const { key } of entries) {
    const text = (await readText(`documents/${key}.md`))
      .replaceAll('{{season}}', '2026—2027')
      .replace(/\{\{table:(\w+)\}\}/g, (_, name: string) => markdownTable(facts[name] ?? { head: [], rows: [] }));
    documents.set(key, (await parseBytes(new TextEncoder().encode(text), 'md')).chunks);
  }
  return {
    name: 'association',
    documents,
    answerable: entries.flatMap(({ key, questions }) => questions.map((question) => ({ question, document: key }))),
    unanswerable: missed.flatMap(({ questions }) => questions),
  };
};

export const corpora = [rulesAndGuide, association];

/** Puts a corpus into a base of its own. */
export const store = async (db: Database, { name, documents }: Corpus): Promise<void> => {
  await db.query(sql`insert into knowledge_bases (id, name) values (${name}, ${name})`);
  for (const [key, chunks] of documents) {
    const id = `${name}: ${key}`;
    await db.query(sql`
      insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
      values (${id}, ${name}, ${key}, 'pdf', 1, 'hash', 'key', 'ready')`);
    await db.transaction((tx) => insertChunks(tx, { id, knowledgeBaseId: name }, chunks, 1));
  }
};
