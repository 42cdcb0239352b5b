import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertChunks } from '../areas/knowledge/chunks.store.js';
import type { Database } from '../db/database.js';
import { parseBytes } from '../parsing/parseBytes.js';
import type { ParsedChunk } from '../parsing/types.js';
import { samplePdf } from '../testing/samplePdf.js';
import { testDatabase } from '../testing/testDatabase.js';
import { bestQuote } from './bestQuote.js';
import { storeVectors } from './chunkIndex.js';
import type { Embedder } from './embedder.js';
import { quotePositions, retrieve } from './retrieve.js';

let db: Database;

const addBase = async (id: string, chunks: readonly ParsedChunk[]): Promise<void> => {
  await db.query(sql`insert into knowledge_bases (id, name) values (${id}, ${id})`);
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${id}, ${id}, ${`${id}.pdf`}, 'pdf', 1, 'hash', 'key', 'ready')`);
  for (let start = 0; start < chunks.length; start += 40) {
    await db.transaction((tx) =>
      insertChunks(tx, { id, knowledgeBaseId: id }, chunks.slice(start, start + 40), start + 1),
    );
  }
};

const chunk = (content: string): ParsedChunk => ({ heading: [], content, spans: [], positions: [] });

beforeAll(async () => {
  db = await testDatabase();
  const { data } = await samplePdf('plain', { chapters: 60 });
  const { chunks } = await parseBytes(new Uint8Array(data), 'pdf');
  await addBase('rules', chunks);
});
afterAll(() => db.close());

const ask = (question: string, knowledgeBaseIds = ['rules']) => retrieve({ db }, { knowledgeBaseIds, question });

describe('finds the passage that answers, first', () => {
  it.each([
    ['24秒进攻时间是怎么规定的？', '必须在 24 秒钟内尝试投篮'],
    ['一次进攻最多可以用多长时间', '尝试投篮'],
    ['球员受伤流血了怎么办', '正在流血的队员必须离场'],
    ['三分线有多远', '半径 6.75 米'],
    ['被罚下场的人能留在观众席吗', '不得留在观众席'],
    ['犯规几次要被罚下', '累计五次侵人犯规'],
    ['申诉费是多少', '缴纳申诉费 5000 元'],
    ['比赛用球的重量', '580 至 620 克'],
    ['球队迟到多久算弃权', '弃权告负'],
    ['中场休息多久', '中场休息为 15 分钟'],
    ['篮筐离地面多高', '篮圈顶沿距地面 3.05 米'],
    ['什么叫走步', '即为带球走'],
    ['尿检要在多长时间内报到', '到兴奋剂检查站报到'],
    ['What is the shot clock?', 'within 24 seconds'],
    ['青岛赛区女子甲组的报名费', '青岛赛区女子甲组的报名截止日期'],
    ['长春赛区男子甲组的场馆能坐多少观众', '长春赛区男子甲组的比赛在'],
  ])('%s', async (question, answer) => {
    const [first] = await ask(question);
    expect(first?.content).toContain(answer);
  });
});

describe('finds nothing for what the documents do not speak of', () => {
  it.each([
    '今天股票行情怎么样',
    'how to cook pasta',
    '如何申请信用卡',
    '明天天气如何',
    '第一次世界大战是什么时候开始的',
    '公司年假有几天',
    '北京到上海的高铁票多少钱',
    'what is the capital of France',
    '帮我写一首诗',
    '？？？',
  ])('%s', async (question) => {
    expect(await ask(question)).toEqual([]);
  });
});

const area = (all: readonly (readonly number[])[]): number =>
  all.reduce((sum, [, l = 0, r = 0, t = 0, b = 0]) => sum + (r - l) * (b - t), 0);

it('quotes the sentence that answers, in whole sentences, and knows where it stands', async () => {
  const question = '24秒进攻时间是怎么规定的？';
  const [passage] = await ask(question);
  if (passage === undefined) throw new Error('nothing found');
  const quote = bestQuote(passage, question);
  expect(quote.text).toContain('该队必须在 24 秒钟内尝试投篮。');
  expect(quote.text.length).toBeLessThanOrEqual(200);
  expect(passage.content.slice(quote.start, quote.end)).toBe(quote.text);
  const lit = quotePositions(passage, quote.start, quote.end);
  expect(lit.length).toBeGreaterThan(0);
  expect(area(lit)).toBeLessThan(area(passage.positions) / 2);
});

it('reads full-width letters and digits like ordinary ones', async () => {
  await addBase('wide', [chunk('参赛球队须使用ＦＩＢＡ认证的２４秒计时器。')]);
  expect(await ask('FIBA 24秒', ['wide'])).toHaveLength(1);
});

it('never looks into other bases, disabled chunks, or those of another parsing than the one that stands', async () => {
  await addBase('secret', [chunk('更衣室密码为四零七一。')]);
  expect(await ask('更衣室密码')).toEqual([]);
  expect(await ask('更衣室密码', ['secret'])).toHaveLength(1);
  await db.query(sql`update chunks set enabled = false where knowledge_base_id = 'secret'`);
  expect(await ask('更衣室密码', ['secret'])).toEqual([]);
  await db.query(sql`update chunks set enabled = true where knowledge_base_id = 'secret'`);
  await db.query(sql`update documents set parsing = parsing + 1 where id = 'secret'`);
  expect(await ask('更衣室密码', ['secret'])).toEqual([]);
  expect(await ask('更衣室密码', [])).toEqual([]);
});

describe('with vectors', () => {
  /** Knows two subjects: leaving early, and everything else. */
  const embedder: Embedder = {
    model: 'two-subjects',
    embed: async (texts) => texts.map((text) => (/退赛|提前离开|回家/.test(text) ? [1, 0.1, 0] : [0, 0.1, 1])),
  };

  beforeAll(async () => {
    const chunks = [chunk('球队中途退赛的，扣除全部保证金。'), chunk('观众凭票入场，对号入座。')];
    await addBase('meaning', chunks);
    const seqs = await db.query<{ seq: number }>(
      sql`select seq from chunks where document_id = 'meaning' order by index`,
    );
    const vectors = await embedder.embed(chunks.map((one) => one.content));
    await storeVectors(
      db,
      embedder.model,
      seqs.map(({ seq }) => seq),
      vectors,
    );
  });

  it('finds what means the same in other words', async () => {
    const wanted = { knowledgeBaseIds: ['meaning'], question: '想提前离开回家会怎样' };
    expect(await retrieve({ db }, wanted)).toEqual([]);
    const found = await retrieve({ db, embedder }, wanted);
    expect(found.map((one) => one.content)).toEqual(['球队中途退赛的，扣除全部保证金。']);
  });

  it('finds the same in a database that cannot compare vectors by itself', async () => {
    const wanted = { knowledgeBaseIds: ['meaning'], question: '想提前离开回家会怎样' };
    const found = await retrieve({ db, embedder }, wanted);
    // Not every PostgreSQL has it.
    const [had] = await db.query<{ name: string }>(
      sql`select extname as name from pg_extension where extname = 'vector'`,
    );
    await db.query(sql`drop extension if exists vector cascade`);
    const again = await retrieve({ db, embedder }, wanted);
    expect(again.map(({ chunkId }) => chunkId)).toEqual(found.map(({ chunkId }) => chunkId));
    expect(again[0]?.relevance).toBeCloseTo(found[0]?.relevance ?? 0, 5);
    if (had !== undefined) await db.query(sql`create extension vector`);
  });

  it('goes on by words when the endpoint fails, and says so', async () => {
    const errors: unknown[] = [];
    const broken: Embedder = { model: 'broken', embed: () => Promise.reject(new Error('down')) };
    const found = await retrieve(
      { db, embedder: broken, onModelError: (error) => errors.push(error) },
      { knowledgeBaseIds: ['meaning'], question: '退赛扣多少保证金' },
    );
    expect(found).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });
});
