import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertChunks } from '../../areas/knowledge/chunks.store.js';
import type { Database } from '../../db/database.js';
import { testDatabase } from '../../testing/testDatabase.js';
import { putTold, type TestTriple } from '../testing/graphOfText.js';
import { graphPassages } from './graphPassages.js';

let db: Database;
let base: string;

beforeAll(async () => {
  db = await testDatabase();
}, 120_000);
afterAll(() => db.close());

const addDocument = async (name: string, content: string): Promise<void> => {
  const id = randomId();
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${id}, ${base}, ${name}, 'md', 1, ${id}, ${id}, 'ready')`);
  await db.transaction((tx) =>
    insertChunks(tx, { id, knowledgeBaseId: base }, [{ heading: [], content, spans: [], positions: [] }], 1),
  );
};

const told: readonly TestTriple[] = [
  {
    subject: ['林志勇', '人员'],
    predicate: '执教',
    object: ['海河女篮', '球队'],
    sentence: '林志勇自去年起执教海河女篮。',
  },
  {
    subject: ['海河女篮', '球队'],
    predicate: '主场',
    object: ['滨江体育馆', '场馆'],
    sentence: '海河女篮的主场是滨江体育馆。',
  },
  { subject: ['海河女篮', '球队'], predicate: '注册地', object: ['天津', '城市'], sentence: '海河女篮在天津注册。' },
  {
    subject: ['滨江体育馆', '场馆'],
    predicate: '座位数',
    object: ['6200', '数值'],
    sentence: '滨江体育馆有座位 6200 个。',
  },
  { subject: ['周敏', '人员'], predicate: '执教', object: ['山城女篮', '球队'], sentence: '周敏执教山城女篮。' },
];

beforeEach(async () => {
  base = randomId();
  await db.query(sql`insert into knowledge_bases (id, name) values (${base}, ${base})`);
  await addDocument('教练名单.md', '林志勇自去年起执教海河女篮。周敏执教山城女篮。');
  await addDocument('球队.md', '海河女篮的主场是滨江体育馆。海河女篮在天津注册。');
  await addDocument('场馆.md', '滨江体育馆有座位 6200 个。');
  await putTold(db, base, told);
});

const asked = async (question: string, knowledgeBaseIds = [base]) =>
  (await graphPassages(db, { knowledgeBaseIds, question, limit: 3 })).map(({ content, documentName, path }) => ({
    content,
    documentName,
    step: path?.step,
    told: path?.steps.map(({ subject, predicate, object }) => [subject, predicate, object].join(' ')),
  }));

it('goes on from what is named over what it is related to, to what is asked for, in the order of the steps', async () => {
  const way = ['林志勇 执教 海河女篮', '海河女篮 主场 滨江体育馆'];
  expect(await asked('林志勇带的球队主场在哪里？')).toEqual([
    { content: '林志勇自去年起执教海河女篮。', documentName: '教练名单.md', step: 1, told: way },
    { content: '海河女篮的主场是滨江体育馆。', documentName: '球队.md', step: 2, told: way },
  ]);
});

it('puts what joins two things that are named first, from the first of them', async () => {
  const [first, second] = await asked('滨江体育馆和林志勇有什么关系？');
  expect([first?.content, second?.content]).toEqual(['海河女篮的主场是滨江体育馆。', '林志勇自去年起执教海河女篮。']);
});

it('takes a relation that is asked for by the kind of thing that it leads to', async () => {
  expect((await asked('海河女篮属于哪个城市？'))[0]?.content).toBe('海河女篮在天津注册。');
});

it('finds nothing where nothing is named, nothing that is asked for is related, or another base is asked', async () => {
  expect(await asked('一支球队最多有几名队员？')).toEqual([]);
  expect(await asked('林志勇的生日是哪天？')).toEqual([]);
  expect(await asked('林志勇执教哪支球队？', [randomId()])).toEqual([]);
});

it.each([
  [
    'a relationship that was superseded',
    () => sql`update graph_triples set state = 'superseded' where predicate = '主场'`,
  ],
  [
    'a sentence that is not there any more',
    () => sql`update graph_evidence set state = 'moved' where sentence like '%主场%'`,
  ],
  ['a chunk that is switched off', () => sql`update chunks set enabled = false where content like '%主场%'`],
  ['a document that is switched off', () => sql`update documents set enabled = false where name = '球队.md'`],
  ['a document that was deleted', () => sql`delete from documents where name = '球队.md'`],
])('leaves a way out that rests on %s', async (_what, change) => {
  await db.query(change());
  expect(await asked('林志勇带的球队主场在哪里？')).toEqual([{ ...(await asked('林志勇执教哪支球队？'))[0] }]);
});

it('answers at most so many, and no sentence twice', async () => {
  const found = await asked('林志勇执教的海河女篮的主场和注册地，滨江体育馆的座位数');
  expect(found).toHaveLength(3);
  expect(new Set(found.map(({ content }) => content)).size).toBe(3);
});
