import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.js';
import { testDatabase } from '../testing/testDatabase.js';
import {
  type NewEvidence,
  type NewTriple,
  normalName,
  putTriples,
  recogniseEntities,
  removeEvidence,
  removeGraphOf,
} from './index.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());

const evidence = (sentence: string, documentId: string | null = null): NewEvidence => ({
  documentId,
  documentName: '规则.pdf',
  chunkId: documentId && `${documentId}c`,
  chunkIndex: 1,
  sentence,
  positions: [],
});

const triple = (subject: string, predicate: string, object: string, more: Partial<NewTriple> = {}): NewTriple => ({
  subject: { name: subject, entityType: '概念' },
  predicate,
  object: { name: object, entityType: '概念' },
  condition: '',
  evidence: evidence(`${subject}${predicate}${object}`),
  ...more,
});

const put = (
  base: string,
  triples: readonly NewTriple[],
  by = { taskId: 'task' } as Parameters<typeof putTriples>[3],
) => db.transaction((tx) => putTriples(tx, base, triples, by));

const entitiesOf = (base: string) =>
  db.query<{ name: string; degree: number }>(
    sql`select name, degree from graph_entities where knowledge_base_id = ${base} order by name collate "C"`,
  );

const removeAll = async (of: Parameters<typeof removeEvidence>[1], most: number) => {
  let total = 0;
  for (;;) {
    const gone = await db.transaction((tx) => removeEvidence(tx, of, most));
    if (gone === 0) return total;
    total += gone;
  }
};

it('compares names without width, case, blanks and quotes', () => {
  expect(normalName(' “ＦＩＢＡ” 规 则 ')).toBe(normalName('fiba《规则》'));
});

describe('putting triples', () => {
  it('answers one id for each in the order given, and knows what is there already', async () => {
    const base = randomId();
    const first = await put(base, [triple('球队', '包括', '队员'), triple('球队', '包括', '教练')]);
    const again = await put(base, [triple('球队', '包括', '教练'), triple('球 队', '包括', '领队')]);
    expect(again[0]).toBe(first[1]);
    expect(await entitiesOf(base)).toEqual([
      { name: '教练', degree: 1 },
      { name: '球队', degree: 3 },
      { name: '队员', degree: 1 },
      { name: '领队', degree: 1 },
    ]);
  });

  it('finds an end by another name of it', async () => {
    const base = randomId();
    await put(base, [triple('国际篮联', '发布', '规则')]);
    await db.query(sql`
      update graph_entities set normal_aliases = array['fiba'], aliases = array['FIBA'] where name = '国际篮联'`);
    await put(base, [triple('FIBA', '位于', '瑞士')]);
    expect((await entitiesOf(base)).map(({ name }) => name)).not.toContain('FIBA');
  });

  it('keeps a sentence once, however often a task says it, and sentences of others beside it', async () => {
    const base = randomId();
    const one = triple('球队', '包括', '队员');
    const [id] = await put(base, [one, one]);
    await put(base, [one]);
    await put(base, [one], { importId: 'import' });
    const rows = await db.query<{ taskId: string | null }>(
      sql`select task_id as "taskId" from graph_evidence where triple_id = ${id} order by task_id`,
    );
    expect(rows).toEqual([{ taskId: 'task' }, { taskId: null }]);
  });

  it('leaves what was superseded as it is, unless it is to hold again', async () => {
    const base = randomId();
    const [old = ''] = await put(base, [triple('回合', '时间', '30 秒')]);
    await put(base, [triple('回合', '时间', '24 秒', { supersedes: [old] })]);
    const stateOf = async () =>
      (await db.query<{ state: string }>(sql`select state from graph_triples where id = ${old}`))[0]?.state;
    expect(await stateOf()).toBe('superseded');
    await put(base, [triple('回合', '时间', '30 秒')]);
    expect(await stateOf()).toBe('superseded');
    await put(base, [triple('回合', '时间', '30 秒', { revive: true })]);
    expect(await stateOf()).toBe('current');
  });

  it('makes a thing once when two put it at the same time', async () => {
    const base = randomId();
    const many = Array.from({ length: 200 }, (_, at) => triple('球队', '包括', `队员${at}`));
    await Promise.all([put(base, many), put(base, many.toReversed(), { taskId: 'other' })]);
    expect(await entitiesOf(base)).toHaveLength(201);
  });
});

describe('taking sentences away', () => {
  it('leaves what rests on something else, and takes along what rests on nothing any more', async () => {
    const base = randomId();
    await put(base, [triple('球队', '包括', '队员'), triple('球队', '包括', '教练')], { taskId: base });
    await put(base, [triple('球队', '包括', '教练')], { importId: base });
    expect(await removeAll({ taskId: base }, 1)).toBe(2);
    expect(await entitiesOf(base)).toEqual([
      { name: '教练', degree: 1 },
      { name: '球队', degree: 1 },
    ]);
    await removeAll({ importId: base }, 100);
    expect(await entitiesOf(base)).toEqual([]);
  });

  it('keeps entities that somebody has made', async () => {
    const base = randomId();
    await put(base, [triple('球队', '包括', '队员')], { taskId: base });
    await db.query(sql`update graph_entities set by_hand = true where knowledge_base_id = ${base} and name = '球队'`);
    await removeAll({ taskId: base }, 100);
    expect(await entitiesOf(base)).toEqual([{ name: '球队', degree: 0 }]);
  });

  it('lets hold again what had been superseded by it', async () => {
    const base = randomId();
    const [old = ''] = await put(base, [triple('回合', '时间', '30 秒')], { taskId: base });
    await put(base, [triple('回合', '时间', '24 秒', { supersedes: [old] })], { importId: base });
    await removeAll({ importId: base }, 100);
    const rows = await db.query<{ id: string; state: string }>(
      sql`select id, state from graph_triples where knowledge_base_id = ${base}`,
    );
    expect(rows).toEqual([{ id: old, state: 'current' }]);
  });
});

describe('recognising entities', () => {
  it('finds the longest names of a question in its order, by other names as well, and only in these bases', async () => {
    const [base, other] = [randomId(), randomId()];
    await put(base, [
      triple('裁判员', '包括', '一级裁判员'),
      triple('一级裁判员', '参加', '全国联赛'),
      triple('Referee Commission', '管理', '裁判员'),
    ]);
    await put(other, [triple('全国联赛', '由', '协会')]);
    const found = await recogniseEntities(
      db,
      '要成为一级裁判员，referee commission 怎么说，全国联赛呢？start commissions',
      [base],
      10,
    );
    expect(found.map(({ name }) => name)).toEqual(['一级裁判员', 'Referee Commission', '全国联赛']);
    expect(found.map(({ matched }) => matched)).toEqual(['一级裁判员', 'referee commission', '全国联赛']);
    expect(found.every(({ knowledgeBaseId }) => knowledgeBaseId === base)).toBe(true);
  });

  it('does not take the middle of a word for a name, nor two characters of which little is known', async () => {
    const base = randomId();
    await put(base, [triple('art', '是', '艺术'), triple('半场', '是', '场地')]);
    expect(await recogniseEntities(db, 'start of the game 半场', [base], 10)).toEqual([]);
    await put(base, [triple('半场', '有', '篮筐'), triple('半场', '有', '三分线')]);
    expect((await recogniseEntities(db, 'the art of 半场', [base], 10)).map(({ name }) => name)).toEqual([
      'art',
      '半场',
    ]);
  });
});

it('takes everything of a base that is gone away, a piece at a time, and nothing of another one', async () => {
  const [base, other] = [randomId(), randomId()];
  await put(base, [triple('球队', '包括', '队员'), triple('球队', '包括', '教练')]);
  await put(other, [triple('球队', '包括', '队员')]);
  let total = 0;
  for (let gone = 1; gone > 0; total += gone) gone = await db.transaction((tx) => removeGraphOf(tx, base, 2));
  expect(total).toBe(5);
  expect(await entitiesOf(base)).toEqual([]);
  expect(await entitiesOf(other)).toHaveLength(2);
});
