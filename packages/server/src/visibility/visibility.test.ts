import {
  addAssistant,
  addEmbedKey,
  addKnowledgeBase,
  ask,
  countFaq,
  enableFaq,
  generateMoreQuestions,
  giveLike,
  listNews,
  modifyAssistant,
  modifyKnowledgeBase,
  pageAnswerFeedback,
  pageAssistants,
  pageDocuments,
  pageFaq,
  pageKbFunctions,
  pageKbFunctionSets,
  pageKbParams,
  pageKnowledgeBases,
  pageRecordedAnswers,
  pageRetrievalChecks,
  pageSessions,
  readAnswer,
  readEvidence,
  readEvidencePage,
  readUpload,
  removeAssistants,
  removeDocuments,
  removeFaq,
  removeKbFunctions,
  removeKbFunctionSets,
  removeKnowledgeBases,
  removeRetrievalChecks,
  streamAnswer,
  tradeEmbedKey,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type HiddenBase, paging, startHiddenBase } from './testing/hiddenBase.js';

let app: HiddenBase['app'];
let inside: HiddenBase['inside'];
let outside: HiddenBase['outside'];
let ids: HiddenBase['ids'];
let roleOf: HiddenBase['roleOf'];

beforeAll(async () => {
  ({ app, inside, outside, roleOf, ids } = await startHiddenBase());
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

it('leaves what is hidden out of every list, and passes it over where many are deleted', async () => {
  const who = { as: outside };
  expect((await app.call(pageKnowledgeBases, paging, who)).list.map(({ name }) => name)).toEqual(['公开库']);
  expect(await app.call(pageDocuments, paging, who)).toMatchObject({ list: [], total: 0 });
  expect(await app.call(pageFaq, paging, who)).toMatchObject({ list: [], total: 0 });
  expect(await app.call(pageKbFunctions, paging, who)).toMatchObject({ list: [], total: 0 });
  expect(await app.call(pageKbFunctionSets, paging, who)).toMatchObject({ list: [], total: 0 });
  expect(await app.call(pageKbParams, paging, who)).toMatchObject({ list: [], total: 0 });
  const { list } = await app.call(pageAssistants, paging, who);
  expect(list.map(({ id }) => id)).not.toContain(ids.hidden);
  expect(list.find(({ id }) => id === ids.assistant)?.knowledgeBases).toMatchObject([{ id: ids.open, name: '公开库' }]);
  expect(JSON.stringify(await app.call(listNews, {}, who))).not.toContain('内部');
  expect(await app.call(countFaq, {}, who)).toMatchObject({ total: 0 });

  await app.call(removeKnowledgeBases, { idList: [ids.base] }, who);
  await app.call(removeDocuments, { idList: [ids.document] }, who);
  await app.call(enableFaq, { idList: [ids.faq], enabled: false }, who);
  await app.call(removeFaq, { idList: [ids.faq] }, who);
  await app.call(removeKbFunctions, { idList: [ids.fn] }, who);
  await app.call(removeKbFunctionSets, { idList: [ids.set] }, who);
  await app.call(removeRetrievalChecks, { idList: [ids.check] }, who);
  await app.call(removeAssistants, { idList: [ids.hidden] }, who);
  // What an outsider binds anew leaves the hidden base where it was.
  await app.call(modifyAssistant, { id: ids.assistant, knowledgeBaseIds: [ids.open] }, who);

  const own = { as: inside };
  expect((await app.call(pageKnowledgeBases, paging, own)).total).toBe(2);
  expect((await app.call(pageDocuments, paging, own)).total).toBe(2);
  expect((await app.call(pageFaq, paging, own)).list).toMatchObject([{ enabled: true }]);
  expect((await app.call(pageRetrievalChecks, { ...paging, knowledgeBaseId: ids.base }, own)).total).toBe(1);
  expect((await app.call(pageKbFunctions, paging, own)).total).toBe(1);
  expect((await app.call(pageKbFunctionSets, paging, own)).total).toBe(1);
  expect((await app.call(pageKbParams, paging, own)).total).toBe(1);
  const mine = (await app.call(pageAssistants, paging, own)).list;
  expect(mine.find(({ id }) => id === ids.hidden)?.roles).toHaveLength(1);
  expect(mine.find(({ id }) => id === ids.assistant)?.knowledgeBases).toHaveLength(2);
});

const askFully = async (question: string, as: { readonly token: string }) => {
  const { id, topicId } = await app.call(ask, { question, assistantId: ids.assistant }, { as });
  const events = await (await app.send(streamAnswer, { id }, { as })).text();
  return { id, topicId, events, answer: await app.call(readAnswer, { id }, { as }) };
};

it('answers from a base, and from its FAQ, only those who see it', async () => {
  const known = await askFully('教练席暗号是什么？', inside);
  expect(known.answer.text).toContain('蓝鲸四十二');
  expect((await askFully('暗号本是什么颜色？', inside)).answer.text).toContain('紫色');
  for (const question of ['教练席暗号是什么？', '暗号本是什么颜色？', '《内部.md》讲了什么？', '知识库里有什么？']) {
    const { answer, events } = await askFully(question, outside);
    expect(answer.references).toEqual([]);
    expect(`${events}${answer.text}`).not.toMatch(/蓝鲸|紫色|内部/);
  }
});

it('gives visitors of an embed key what everybody sees, whatever assistants the key names', async () => {
  const admin = await app.signIn();
  const key = await app.call(
    addEmbedKey,
    {
      name: '门户',
      assistantIds: [ids.assistant, ids.hidden],
      origins: ['https://portal.example.com'],
      perMinute: 100,
      perDay: 100,
      perVisitorDay: 100,
    },
    { as: admin },
  );
  const visitor = await app.call(tradeEmbedKey, { publicKey: key.publicKey, secret: key.secret });
  const { list } = await app.call(pageAssistants, paging, { as: visitor });
  expect(list.map(({ id }) => id)).toEqual([ids.assistant]);
  expect((await askFully('教练席暗号是什么？', visitor)).answer.references).toEqual([]);
  await expect(app.call(ask, { question: '问', assistantId: ids.hidden }, { as: visitor })).rejects.toMatchObject({
    status: 404,
  });
  await expect(app.call(readUpload, { id: ids.file }, { as: visitor })).rejects.toMatchObject({ status: 404 });
});

it('keeps an answer and takes its evidence away from whoever lost the base, and gives it back', async () => {
  const { id, topicId, answer } = await askFully('教练席暗号是什么？', inside);
  await app.call(giveLike, { id, isLike: true }, { as: inside });
  const [cited] = answer.references;
  expect(cited?.documentName).toBe('内部.md');
  const evidence = { id, documentId: ids.document };
  expect(await app.call(readEvidence, evidence, { as: inside })).toMatchObject({ name: '内部.md' });

  const admin = await app.signIn();
  await app.call(modifyKnowledgeBase, { id: ids.base, roleIds: [await roleOf(outside)] }, { as: admin });
  const lost = await app.call(readAnswer, { id }, { as: inside });
  expect(lost.text).toBe(answer.text);
  expect(lost.references[0]).toMatchObject({ n: cited?.n, withheld: true, documentId: 'withheld', positions: [] });
  expect(JSON.stringify(lost.references)).not.toMatch(/蓝鲸|内部/);
  const { list } = await app.call(pageSessions, { ...paging, topicId }, { as: inside });
  expect(JSON.stringify(list.map(({ references }) => references))).not.toMatch(/蓝鲸|内部/);
  const events = await (await app.send(streamAnswer, { id }, { as: inside })).text();
  const told = events.split('\n\n').find((event) => event.includes('event: references')) ?? '';
  expect(told).toContain('withheld');
  expect(told).not.toMatch(/蓝鲸|内部/);
  await expect(app.call(readEvidence, evidence, { as: inside })).rejects.toMatchObject({ status: 404 });
  const page = { id, documentId: ids.pdf, page: 1 };
  await expect(app.call(readEvidencePage, page, { as: inside })).rejects.toMatchObject({ status: 404 });
  const recorded = await app.call(pageRecordedAnswers, { ...paging, topicId }, { as: inside });
  expect(JSON.stringify(recorded.list.map(({ references }) => references))).not.toMatch(/蓝鲸|内部/);
  const judged = await app.call(pageAnswerFeedback, paging, { as: inside });
  expect(JSON.stringify(judged.list.map(({ references, knowledgeBases }) => [references, knowledgeBases]))).not.toMatch(
    /蓝鲸|内部/,
  );
  expect((await app.call(pageAnswerFeedback, paging, { as: outside })).list[0]?.references[0]?.documentName).toBe(
    '内部.md',
  );
  expect(JSON.stringify(await app.call(generateMoreQuestions, { topicId }, { as: inside }))).not.toMatch(/蓝鲸|内部/);

  await app.call(modifyKnowledgeBase, { id: ids.base, roleIds: [await roleOf(inside)] }, { as: admin });
  expect((await app.call(readAnswer, { id }, { as: inside })).references).toEqual(answer.references);
});

it('lets nobody lock themselves out, and asks for roles that are there', async () => {
  const roleIds = [await roleOf(outside)];
  await expect(app.call(modifyKnowledgeBase, { id: ids.base, roleIds }, { as: inside })).rejects.toMatchObject({
    status: 400,
    reason: 'own_role_missing',
  });
  await expect(app.call(addAssistant, { assistantName: '锁', roleIds }, { as: inside })).rejects.toMatchObject({
    reason: 'own_role_missing',
  });
  const unknown = { name: '无此角色', roleIds: [await roleOf(inside), 'nobody'] };
  await expect(app.call(addKnowledgeBase, unknown, { as: inside })).rejects.toMatchObject({ reason: 'role_not_found' });
});

it('shows everything to whoever manages users and roles, and nothing to anybody else once the role is gone', async () => {
  const [role] = await app.db.query<{ id: string }>(
    sql`insert into roles (id, name) values ('passing', '过客') returning id`,
  );
  const admin = await app.signIn();
  const { id } = await app.call(addKnowledgeBase, { name: '过客库', roleIds: [role?.id ?? ''] }, { as: admin });
  await app.db.query(sql`delete from roles where id = 'passing'`);
  const named = async (as: { readonly token: string }) =>
    (await app.call(pageKnowledgeBases, { ...paging, idList: [id] }, { as })).list.map(({ roles }) => roles);
  expect(await named(admin)).toEqual([[]]);
  expect(await named(inside)).toEqual([]);
  await app.call(modifyKnowledgeBase, { id, roleIds: null }, { as: admin });
  expect(await named(inside)).toEqual([null]);
});
