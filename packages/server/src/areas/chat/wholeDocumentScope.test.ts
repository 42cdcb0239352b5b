import {
  addEmbedKey,
  addKnowledgeBase,
  ask,
  readAnswer,
  readDocument,
  streamAnswer,
  tradeEmbedKey,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

vi.setConfig({ testTimeout: 60_000 });

/** Whose whole documents an answer may tell of: those of the assistant that is asked, as far as they can be searched. */
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let openId: string;
beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  as = await app.user({ permissions: ['knowledge', 'knowledge.look', 'chat', 'assistants.embedKeys', 'assistants'] });
  const open = await app.call(addKnowledgeBase, { name: '公开库' }, { as });
  const closed = await app.call(addKnowledgeBase, { name: '内部库' }, { as });
  openId = await upload('规程.md', '# 规程\n\n每队最多可以报名十二名运动员。', open.id);
  await upload('薪酬.md', '# 薪酬表\n\n裁判员每场的酬劳是一千元整。', closed.id);
  await app.db.query(sql`delete from assistant_bases where assistant_id = 'general'`);
  await app.db.query(sql`insert into assistant_bases (assistant_id, knowledge_base_id) values ('general', ${open.id})`);
});
beforeEach(() => app.db.query(sql`delete from questions_asked`));
afterAll(async () => {
  await app.close();
});

const upload = async (name: string, text: string, knowledgeBaseId: string): Promise<string> => {
  const { id } = await app.call(uploadDocument, { knowledgeBaseId, file: new File([text], name) }, { as });
  await vi.waitFor(
    async () =>
      expect(await app.call(readDocument, { id }, { as })).toMatchObject({
        status: 'ready',
        summary: { status: 'ready' },
      }),
    { timeout: 50_000, interval: 50 },
  );
  return id;
};

const answerTo = async (question: string, who: { token: string }) => {
  const { id } = await app.call(ask, { assistantId: 'general', question }, { as: who });
  await (await app.send(streamAnswer, { id }, { as: who })).text();
  return app.call(readAnswer, { id }, { as: who });
};

const visitor = async () => {
  const key = { name: '门户', assistantIds: ['general'], origins: ['https://portal.example.com'] };
  const limits = { perMinute: 100, perDay: 100, perVisitorDay: 100 };
  const { publicKey, secret } = await app.call(addEmbedKey, { ...key, ...limits }, { as });
  return app.call(tradeEmbedKey, { publicKey, secret, visitor: 'member' });
};

it('tells a person, and a visitor of another site, of the documents of the assistant and of no others', async () => {
  for (const who of [as, await visitor()]) {
    const told = await answerTo('规程.md 讲了什么？', who);
    expect(told.answer).toContain('> 每队最多可以报名十二名运动员。 [1]');
    expect(told.references).toMatchObject([{ documentId: openId, content: '每队最多可以报名十二名运动员。' }]);
    for (const question of ['总结 薪酬.md', '《薪酬表》讲了什么？', '这个知识库里有哪些文档？']) {
      const { answer, references } = await answerTo(question, who);
      expect(answer).not.toMatch(/薪酬|一千元|内部库/);
      expect(references.map(({ documentName }) => documentName)).not.toContain('薪酬.md');
    }
  }
  expect((await answerTo('这个知识库里有哪些文档？', as)).answer).toContain(
    '- 规程.md：“每队最多可以报名十二名运动员。”',
  );
});

it('tells nothing of a document of which nothing may be found, or that is not read', async () => {
  const hidden = async () => {
    for (const question of ['总结 规程.md', '这个知识库里有哪些文档？'])
      expect((await answerTo(question, as)).answer).not.toMatch(/规程|十二名/);
  };
  await app.db.query(sql`update chunks set enabled = false where document_id = ${openId}`);
  await hidden();
  await app.db.query(sql`update chunks set enabled = true where document_id = ${openId}`);
  await app.db.query(sql`update documents set parsing = parsing + 1 where id = ${openId}`);
  await hidden();
  await app.db.query(sql`update documents set parsing = parsing - 1 where id = ${openId}`);
  expect((await answerTo('总结 规程.md', as)).references).toHaveLength(1);
});

it('does not use a summary that is older than the text', async () => {
  const told = async () => (await answerTo('总结 规程.md', as)).answer;
  await app.db.query(sql`
    update document_summaries set kind = 'person', text = '报名的规定。' where document_id = ${openId}`);
  expect(await told()).toContain('摘要（人工编写）');
  await app.db.query(sql`update document_summaries set outdated = true where document_id = ${openId}`);
  expect(await told()).not.toContain('报名的规定');
});
