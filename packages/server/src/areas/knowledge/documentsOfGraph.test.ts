import {
  addKnowledgeBase,
  deleteChunk,
  modifyDocuments,
  pageChunks,
  parseDocument,
  removeDocuments,
  updateChunk,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { putTold } from '../../graph/testing/graphOfText.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

/** What the knowledge graph was read from comes and goes. */
let app: KnowledgeApp;
let knowledgeBaseId: string;
let documentId: string;

const text = `# 名单

## 教练

林志勇执教海河女篮。${'教练须持证上岗。'.repeat(45)}

## 场馆

海河女篮的主场是滨江体育馆。${'场馆须提前检查。'.repeat(45)}
`;

beforeAll(async () => {
  app = await startKnowledge();
}, 120_000);
beforeEach(async () => {
  knowledgeBaseId = (await app.call(addKnowledgeBase, { name: randomId() }, app)).id;
  documentId = (await app.settled((await app.upload('rules.md', text, knowledgeBaseId)).id)).id;
  await putTold(app.db, knowledgeBaseId, [
    { subject: ['林志勇', '人员'], predicate: '执教', object: ['海河女篮', '球队'], sentence: '林志勇执教海河女篮。' },
    {
      subject: ['海河女篮', '球队'],
      predicate: '主场',
      object: ['滨江', '场馆'],
      sentence: '海河女篮的主场是滨江体育馆。',
    },
  ]);
  await app.db.query(sql`
    insert into triple_tasks (id, name, knowledge_base_id, method, status)
    values (${documentId}, ${documentId}, ${knowledgeBaseId}, 'text', 'toReview')`);
  await app.db.query(sql`
    insert into triple_candidates (id, task_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type,
      subject_key, triple_key, document_id, document_name, chunk_id, chunk_index, sentence)
    select ${randomId()}, ${documentId}, 1, ${knowledgeBaseId}, '海河女篮', '球队', '主场', '滨江', '场馆', 'a', 'b', ${documentId},
      'rules.md', chunk_id, chunk_index, sentence
    from graph_evidence where document_id = ${documentId} and sentence like '%主场%'`);
});
afterAll(() => app.close());

interface Standing {
  state: string;
  documentId: string | null;
  /** Of the document as it is now. */
  isThere: boolean;
}

const evidence = async (words: string): Promise<Standing | undefined> => {
  const [row] = await app.db.query<Standing>(sql`
    select e.state, e.document_id as "documentId", c.id is not null as "isThere"
    from graph_evidence e left join chunks c on c.id = e.chunk_id and c.content like '%' || e.sentence || '%'
      and c.parsing = (select parsing from documents where id = c.document_id)
    where e.sentence like ${`%${words}%`} and e.triple_id in (
      select id from graph_triples where knowledge_base_id = ${knowledgeBaseId})`);
  return row;
};
const candidate = async () =>
  (
    await app.db.query<{ documentId: string | null; isThere: boolean; sentence: string }>(sql`
      select v.document_id as "documentId", c.id is not null as "isThere", v.sentence from triple_candidates v
      left join chunks c on c.id = v.chunk_id and c.parsing = (select parsing from documents where id = c.document_id)
      where v.task_id = ${documentId}`)
  )[0];
const later = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });
/** Nothing of what was just done is still to be done. */
const atRest = () =>
  later(async () =>
    expect(
      await app.db.query(
        sql`select 1 from jobs where status in ('queued', 'running') and kind in ('anchor_triples', 'remove_contents')`,
      ),
    ).toEqual([]),
  );
const chunkWith = async (words: string) => {
  const { list } = await app.call(pageChunks, { documentId, current: 1, size: 50 }, app);
  const found = list.find(({ content }) => content.includes(words));
  if (found === undefined) throw new Error(`no chunk with ${words}`);
  return found;
};

it('keeps what rests on a deleted document, and says that it is gone', async () => {
  await app.call(removeDocuments, { idList: [documentId] }, app);
  await later(async () => expect(await evidence('执教')).toEqual({ state: 'gone', documentId: null, isThere: false }));
  await later(async () =>
    expect(await candidate()).toEqual({ documentId: null, isThere: false, sentence: '海河女篮的主场是滨江体育馆。' }),
  );
});

it('takes what rests on a deleted document alone out of the graph where that is wanted', async () => {
  await app.call(removeDocuments, { idList: [documentId], triples: 'remove' }, app);
  await later(async () =>
    expect(
      await app.db.query(sql`
        select name from graph_entities where knowledge_base_id = ${knowledgeBaseId}
        union all select predicate from graph_triples where knowledge_base_id = ${knowledgeBaseId}`),
    ).toEqual([]),
  );
  expect((await candidate())?.sentence).toBe('海河女篮的主场是滨江体育馆。');
});

it('leaves what was read from a document in the graph of the base that it was in, and leads to it no more', async () => {
  const { id } = await app.call(addKnowledgeBase, { name: randomId() }, app);
  await app.call(modifyDocuments, { idList: [documentId], knowledgeBaseId: id }, app);
  expect(await evidence('执教')).toMatchObject({ state: 'gone', documentId: null });
  expect(await candidate()).toMatchObject({ documentId: null });
});

it('finds sentences again when a document is parsed again', async () => {
  await app.call(parseDocument, { id: documentId }, app);
  await app.settled(documentId);
  await atRest();
  expect(await evidence('执教')).toEqual({ state: 'standing', documentId, isThere: true });
  expect(await candidate()).toMatchObject({ documentId, isThere: true });
});

it('says of a sentence that its document says it no more, and takes it back when it does', async () => {
  const { id, content } = await chunkWith('执教');
  await app.call(updateChunk, { id, content: content.replace('林志勇', '周敏') }, app);
  await atRest();
  expect(await evidence('执教')).toEqual({ state: 'moved', documentId, isThere: false });
  expect(await evidence('主场')).toEqual({ state: 'standing', documentId, isThere: true });
  await app.call(updateChunk, { id, content }, app);
  await atRest();
  expect(await evidence('执教')).toEqual({ state: 'standing', documentId, isThere: true });
});

it('finds no sentence in a chunk that was deleted by hand', async () => {
  await app.call(deleteChunk, { idList: [(await chunkWith('主场')).id] }, app);
  await atRest();
  expect(await evidence('主场')).toEqual({ state: 'moved', documentId, isThere: false });
  expect(await candidate()).toMatchObject({ documentId, isThere: false });
});
