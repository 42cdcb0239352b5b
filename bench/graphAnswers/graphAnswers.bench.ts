/**
 * What the knowledge graph adds: questions that need two papers, answered from what words and vectors find, and with what the
 * graph leads to besides; questions that it has nothing to say on, which must be answered as before; and what it takes to see
 * that a question names nothing. `pnpm bench graphAnswers`.
 */
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { quoteReferences } from '../../packages/server/src/areas/chat/answer/extractive.js';
import { withThroughGraph } from '../../packages/server/src/areas/chat/answer/finding.js';
import type { Database } from '../../packages/server/src/db/database.js';
import { graphPassages } from '../../packages/server/src/graph/answering/graphPassages.js';
import { recogniseEntities } from '../../packages/server/src/graph/index.js';
import { putTold, type TestTriple } from '../../packages/server/src/graph/testing/graphOfText.js';
import { parseBytes } from '../../packages/server/src/parsing/parseBytes.js';
import type { ParsedChunk } from '../../packages/server/src/parsing/types.js';
import {
  bestQuote,
  type Passage,
  quotePositions,
  retrieve,
  storeVectors,
} from '../../packages/server/src/retrieval/index.js';
import { testDatabase } from '../../packages/server/src/testing/testDatabase.js';
import { answerable } from '../relevance/questions.js';
import { corpora, store } from '../relevance/corpora.js';
import { median, report } from '../report.js';
import { hashedEmbedder } from './hashedEmbedder.js';
import { papers, questions, triples } from './papers.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const openPapers = async (told: readonly TestTriple[] = triples): Promise<Database> => {
  const db = await testDatabase();
  const documents = new Map<string, readonly ParsedChunk[]>();
  for (const [name, text] of papers) {
    documents.set(name, (await parseBytes(new TextEncoder().encode(text), 'md')).chunks);
  }
  await store(db, { name: 'papers', documents, answerable: [], unanswerable: [] });
  await putTold(db, 'papers', told);
  const chunks = await db.query<{ seq: number; content: string }>(sql`select seq::int8 as seq, content from chunks`);
  const vectors = await hashedEmbedder.embed(chunks.map(({ content }) => content));
  const seqs = chunks.map(({ seq }) => seq);
  await db.transaction((tx) => storeVectors(tx, hashedEmbedder.model, seqs, vectors));
  return db;
};

/** How many questions have a sentence of each paper among what is quoted, and among what a model is given. */
const share = async (find: (question: string) => Promise<Passage[]>) => {
  const sum = { quoted: 0, given: 0 };
  for (const { question, facts } of questions) {
    const passages = await find(question);
    const quotes = quoteReferences(passages, question, { bestQuote, quotePositions });
    const holds = (all: readonly { readonly content: string }[]) =>
      facts.every((fact) => all.some(({ content }) => content.includes(fact)));
    sum.quoted += Number(holds(quotes));
    sum.given += Number(holds(passages));
  }
  return { quoted: (100 * sum.quoted) / questions.length, given: (100 * sum.given) / questions.length };
};

it('brings together what two papers say', { timeout: 600_000 }, async () => {
  const db = await openPapers();
  const knowledgeBaseIds = ['papers'];
  const byWords = (question: string) => retrieve({ db }, { knowledgeBaseIds, question, limit: 8 });
  const byBoth = (question: string) =>
    retrieve({ db, embedder: hashedEmbedder }, { knowledgeBaseIds, question, limit: 8 });
  const withGraph = (find: typeof byWords) => async (question: string) =>
    withThroughGraph(await find(question), await graphPassages(db, { knowledgeBaseIds, question, limit: 3 }));
  const ways = { words: byWords, 'words and vectors': byBoth };
  for (const [name, find] of Object.entries(ways)) {
    const [without, beside] = [await share(find), await share(withGraph(find))];
    say(
      `${questions.length} questions by ${name}: both facts quoted ${without.quoted.toFixed(0)} %, with the graph ${beside.quoted.toFixed(0)} %; ` +
        `both given to a model ${without.given.toFixed(0)} %, with the graph ${beside.given.toFixed(0)} %`,
    );
    report({
      what: `two papers, by ${name}: answers without both facts among what is quoted`,
      unit: '%',
      ours: 100 - beside.quoted,
      peer: { name: 'without the graph', value: 100 - without.quoted },
      aim: 0.5,
    });
    expect(beside.quoted).toBeGreaterThan(without.quoted);
  }
  await db.close();
});

it('adds as much as the graph has', { timeout: 600_000 }, async () => {
  const db = await openPapers(triples.filter((_triple, at) => at % 4 !== 3));
  const knowledgeBaseIds = ['papers'];
  const { quoted } = await share(async (question) =>
    withThroughGraph(
      await retrieve({ db }, { knowledgeBaseIds, question, limit: 8 }),
      await graphPassages(db, { knowledgeBaseIds, question, limit: 3 }),
    ),
  );
  say(`with three of four relationships: both facts quoted ${quoted.toFixed(0)} %`);
  expect(quoted).toBeGreaterThan(30);
  await db.close();
});

it('changes nothing where the graph has nothing to say', { timeout: 600_000 }, async () => {
  const db = await openPapers();
  const [rules] = corpora;
  if (rules === undefined) throw new Error('no corpus');
  const corpus = await rules();
  await store(db, corpus);
  const knowledgeBaseIds = [corpus.name, 'papers'];
  let changed = 0;
  for (const [question] of answerable) {
    const found = await retrieve({ db }, { knowledgeBaseIds, question, limit: 8 });
    const beside = withThroughGraph(found, await graphPassages(db, { knowledgeBaseIds, question, limit: 3 }));
    changed += Number(JSON.stringify(found) !== JSON.stringify(beside));
  }
  say(`${answerable.length} questions about rules: ${changed} answered from other passages than before`);
  report({
    what: 'questions that name nothing, answered otherwise with a graph',
    unit: '%',
    ours: (100 * changed) / answerable.length,
    aim: 1,
  });
  expect(changed).toBe(0);
  await db.close();
});

it('sees at once that a question names nothing', { timeout: 600_000 }, async () => {
  const db = await testDatabase();
  await db.query(sql`insert into knowledge_bases (id, name) values ('many', 'many')`);
  await db.query(sql`
    insert into graph_entities (id, knowledge_base_id, name, entity_type, normal, normal_aliases, degree)
    select 'e' || n, 'many', '单位' || n, '机构', '单位' || n, array['协会' || n], 3 from generate_series(1, 100000) n`);
  for (const table of [sql`analyze graph_entities`, sql`analyze graph_aliases`]) await db.query(table);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const [question] of answerable) {
      const began = performance.now();
      const found = await recogniseEntities(db, question, ['many'], 6);
      times.push(performance.now() - began);
      expect(found).toEqual([]);
    }
  }
  const slow = times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;
  say(`100,000 entities: nothing recognised in ${median(times).toFixed(2)} ms, p95 ${slow.toFixed(2)} ms`);
  report({ what: '100,000 entities: nothing recognised in a question', ours: median(times), aim: 3 });
  await db.close();
});
