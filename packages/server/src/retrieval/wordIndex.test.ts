import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertChunks } from '../areas/knowledge/chunks.store.js';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import { fillWords } from './fillWords.js';
import { rankByWords } from './rankByWords.js';
import { queryWords } from './tokenise.js';
import { BM25_INDEX, GIN_INDEX, prepareWordIndex, type WordEngine } from './wordIndex.js';

const leave = '年假每年十五天，须提前三个工作日提出，由部门主管审批。';
const travel = '出差期间的住宿费凭发票报销，每晚不超过四百元。';
const other = (at: number): string =>
  `第 ${at} 场比赛由${at % 2 === 0 ? '甲' : '乙'}组裁判员执裁，比赛时间和场地以公司公布的赛程为准，主管到场。`;

let db: Database;

const add = async (id: string, contents: readonly string[]): Promise<void> => {
  await db.query(sql`insert into knowledge_bases (id, name) values (${id}, ${id})`);
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${id}, ${id}, ${`${id}.md`}, 'md', 1, 'hash', 'key', 'ready')`);
  const chunks = contents.map((content) => ({ heading: [], content, spans: [], positions: [] }));
  await db.transaction((tx) => insertChunks(tx, { id, knowledgeBaseId: id }, chunks, 1));
};

beforeAll(async () => {
  db = await testDatabase();
  await add(
    'large',
    Array.from({ length: 1500 }, (_, at) => other(at + 1)),
  );
  await add('small', [leave, travel, ...Array.from({ length: 20 }, (_, at) => other(at + 3000))]);
  await db.query(sql`analyze`);
});
afterAll(() => db.close());

/** The chunks found for a question, best first, by the index whatever the size of the scope. */
const find = async (question: string, knowledgeBaseIds: readonly string[], readWhole = 0): Promise<string[]> => {
  const hits = await rankByWords(db, { knowledgeBaseIds }, queryWords(question), { readWhole, most: 5 });
  const rows = await db.query<{ seq: number; content: string }>(
    sql`select seq::int8 as seq, content from chunks where seq = any(${hits.map(({ seq }) => seq)}::bigint[])`,
  );
  const contents = new Map(rows.map(({ seq, content }) => [seq, content]));
  return hits.map(({ seq }) => contents.get(seq) ?? '');
};

const findsAll = (engine: string): void => {
  it('finds a chunk among all others', async () => {
    expect((await find('年假几天，主管审批吗', ['large', 'small']))[0]).toBe(leave);
    expect((await find('第 1234 场比赛谁执裁', ['large', 'small']))[0]).toBe(other(1234));
  });

  it('finds in a small base what is there, however many others share its words', async () => {
    // The words that all chunks of the large base have, too.
    expect((await find('主管 比赛 场地 年假', ['small']))[0]).toBe(leave);
    expect(await find('第 3003 场比赛的场地', ['small'])).toContain(other(3003));
    expect(await find('住宿费报销', ['large'])).not.toContain(travel);
  });

  it('finds the same whether it reads a scope whole or asks the index', async () => {
    for (const question of ['年假由谁审批', '住宿费每晚多少元', '第 3007 场比赛谁执裁']) {
      const [whole] = await find(question, ['small'], 5000);
      expect((await find(question, ['small']))[0]).toBe(whole);
    }
  });

  it('finds what has just been written, and no more what has just been removed', async () => {
    const fresh = `fresh for ${engine}`;
    await add(fresh, ['更衣室的钥匙在前台领取。']);
    expect(await find('更衣室钥匙', [fresh, 'large'])).toHaveLength(1);
    await db.query(sql`delete from knowledge_bases where id = ${fresh}`);
    expect(await find('更衣室钥匙', [fresh, 'large'])).toEqual([]);
  });

  it('goes on looking where other bases have all that is best, however large a part the scope was by the statistics', async () => {
    const loud = `loud for ${engine}`;
    await add(
      loud,
      Array.from({ length: 60 }, (_, at) => `教练主管教练的场地，第 ${at} 位教练。`),
    );
    const found = await find('教练主管的场地', ['large']);
    expect(found).toHaveLength(5);
    expect(found.every((content) => content.includes('场比赛由'))).toBe(true);
    await db.query(sql`delete from knowledge_bases where id = ${loud}`);
  });

  it('finds nothing where no chunk has any of the words', async () => {
    expect(await find('股票行情', ['large', 'small'])).toEqual([]);
  });
};

const engines = async (): Promise<WordEngine> =>
  (await db.query(sql`select 1 where to_regclass(${BM25_INDEX}) is not null`)).length > 0 ? 'bm25' : 'gin';

describe('with the index that this database offers', () => findsAll('offered'));

describe('where the extension is missing', () => {
  let had: WordEngine;
  beforeAll(async () => {
    had = await engines();
    await db.query(raw(`drop index if exists ${BM25_INDEX}`));
    await db.query(
      raw(`create index if not exists ${GIN_INDEX} on chunk_words using gin (string_to_array(words, ' '))`),
    );
    await db.query(sql`analyze chunk_words`);
    expect(await engines()).toBe('gin');
  });
  findsAll('gin');

  it('takes the better index as soon as there is one', async () => {
    expect(await prepareWordIndex(db)).toBe(had);
    expect(await engines()).toBe(had);
    expect(await prepareWordIndex(db)).toBe(had);
    const [left] = await db.query<{ gin: boolean }>(sql`select to_regclass(${GIN_INDEX}) is not null as gin`);
    expect(left?.gin).toBe(had === 'gin');
  });
});

it('indexes the chunks that an installation had before there was an index, and goes on where it was ended', async () => {
  const before = await find('年假由谁审批', ['small', 'large']);
  await db.query(sql`delete from chunk_words where chunk_seq % 3 <> 0`);
  await db.query(sql`update chunks set length = 0 where seq % 3 <> 0`);
  const told: [number, number][] = [];
  const count = await fillWords(db, (done, all) => told.push([done, all]));
  expect(told.at(-1)).toEqual([count, count]);
  expect(count).toBeGreaterThan(1000);
  expect(await find('年假由谁审批', ['small', 'large'])).toEqual(before);
  expect(await fillWords(db)).toBe(0);
});
