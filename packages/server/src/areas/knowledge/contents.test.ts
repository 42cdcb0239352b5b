import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentsOf } from './contents.store.js';
import { type KnowledgeApp, startKnowledge } from './testing/startKnowledge.js';

let app: KnowledgeApp;
beforeAll(async () => {
  app = await startKnowledge();
});
afterAll(() => app.close());

const add = async (count: number, status: string) => {
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    select ${status} || at, ${app.knowledgeBaseId}, '规程 ' || at || '.md', 'md', 1, 'hash', 'key', ${status}
    from generate_series(1, ${count}::int) as at`);
  await app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content, parsing)
    select 'chunk-' || id, id, knowledge_base_id, 1, 1, '正文。', parsing + (status = 'failed')::int
    from documents where status = ${status}`);
};
const contents = async () => (await contentsOf(app.db, [app.knowledgeBaseId, 'gone']))[0];

it('names the newest documents that can be searched, counts the others, and passes over bases that are gone', async () => {
  expect(await contentsOf(app.db, [app.knowledgeBaseId])).toMatchObject([{ documents: [], total: 0 }]);
  await add(24, 'ready');
  await add(3, 'failed');
  await app.db.query(sql`update documents set created_at = now() + interval '1 day' where id = 'ready7'`);
  expect(await contentsOf(app.db, ['gone'])).toEqual([]);
  const found = await contents();
  expect(found).toMatchObject({ name: expect.stringContaining('规则'), total: 24 });
  expect(found?.documents).toHaveLength(20);
  expect(found?.documents[0]).toEqual({ name: '规程 7.md', about: null });
});

it('says in a line what each is about, unless it was changed since, and marks what the document says itself', async () => {
  const tell = (kind: string, text: string, outdated: boolean) =>
    app.db.query(sql`
      insert into document_summaries (document_id, status, kind, text, outdated)
      values ('ready7', 'ready', ${kind}, ${text}, ${outdated})
      on conflict (document_id) do update set kind = excluded.kind, text = excluded.text, outdated = excluded.outdated`);
  const about = async () => (await contents())?.documents[0]?.about;
  await tell('model', '说明比赛怎么进行。还有别的。', false);
  expect(await about()).toBe('说明比赛怎么进行。');
  await tell('extract', '每队五人。\n两节。', false);
  expect(await about()).toBe('“每队五人。”');
  await tell('person', '长'.repeat(300), false);
  expect(await about()).toBe(`${'长'.repeat(80)}…`);
  await tell('person', '旧的。', true);
  expect(await about()).toBeNull();
});

it('does not name a document of which nothing can be found', async () => {
  await app.db.query(sql`update chunks set enabled = false where document_id = 'ready7'`);
  const found = await contents();
  expect(found?.total).toBe(23);
  expect(found?.documents.map(({ name }) => name)).not.toContain('规程 7.md');
});
