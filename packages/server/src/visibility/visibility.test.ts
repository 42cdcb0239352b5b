import {
  addAssistant,
  addChunk,
  addEmbedKey,
  addFaq,
  addKbFunction,
  addKbFunctionSet,
  addKbParams,
  addKnowledgeBase,
  addRetrievalCheck,
  addSession,
  addWebPage,
  applyChunking,
  ask,
  cancelParsing,
  cancelRetrievalRun,
  checkFaqRows,
  countFaq,
  deleteChunk,
  deleteDocument,
  downloadDocument,
  enableChunk,
  enableFaq,
  exportFaq,
  fetchWebPage,
  findSimilarFaq,
  generateMoreQuestions,
  giveLike,
  listDocumentTags,
  listFaqTags,
  listNews,
  listRetrievalRuns,
  listRetrievalTests,
  makeDocumentSummary,
  modifyAssistant,
  modifyBaseWords,
  modifyChunking,
  modifyDocument,
  modifyDocuments,
  modifyDocumentSummary,
  modifyFaq,
  modifyKbFunction,
  modifyKbFunctionSet,
  modifyKbParams,
  modifyKbTrialQuestions,
  modifyKnowledgeBase,
  modifyWebPage,
  pageAnswerFeedback,
  pageAssistants,
  pageChunks,
  pageDocuments,
  pageFaq,
  pageKbFunctions,
  pageKbFunctionSets,
  pageKbParams,
  pageKbParamsVersions,
  pageKnowledgeBases,
  pageRecordedAnswers,
  pageRetrievalChecks,
  pageSessions,
  parseDocument,
  parseDocuments,
  previewChunking,
  readAnswer,
  readBaseWords,
  readChunking,
  readChunkRegions,
  readDocument,
  readDocumentPage,
  readEvidence,
  readEvidencePage,
  readKbFunction,
  readKbFunctionSet,
  readKbParams,
  readKbParamsVersion,
  readUpload,
  removeAssistants,
  removeDocuments,
  removeFaq,
  removeKbFunctions,
  removeKbFunctionSets,
  removeKnowledgeBases,
  removeRetrievalChecks,
  resetKbParams,
  restoreKbParams,
  runRetrievalChecks,
  streamAnswer,
  testFaq,
  testRetrieval,
  tradeEmbedKey,
  tryKbFunction,
  tryKbParams,
  type Permission,
  updateChunk,
  uploadDocument,
  uploadFaqExcel,
  uploadFaqResource,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { samplePdf } from '../testing/samplePdf.js';
import { startApp, type TestUser } from '../testing/startApp.js';

const paging = { current: 1, size: 50 };
const permissions: readonly Permission[] = [
  'knowledge',
  'knowledge.look',
  'knowledge.params',
  'knowledge.resources',
  'faq',
  'chat',
  'chat.records',
  'assistants',
  'feedback.answers',
  'statistics',
];
const secretWords = '独家条款：教练席暗号是蓝鲸四十二。';
const cut = { mode: 'sections', size: 200, overlap: 40, separator: '' } as const;

let app: Awaited<ReturnType<typeof startApp>>;
let inside: TestUser;
let outside: TestUser;
let roleOf: (user: TestUser) => Promise<string>;
/** A base for the role of `inside` alone, with all that belongs to one; `assistant` is bound to it and is for everybody. */
const ids = {
  base: '',
  document: '',
  pdf: '',
  chunk: '',
  faq: '',
  file: '',
  fn: '',
  params: '',
  open: '',
  assistant: '',
  hidden: '',
  check: '',
  set: '',
  run: '',
};

beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  inside = await app.user({ permissions });
  outside = await app.user({ permissions });
  roleOf = async ({ userId }) => {
    const [row] = await app.db.query<{ id: string }>(
      sql`select role_id as id from user_roles where user_id = ${userId}`,
    );
    return row?.id ?? '';
  };
  const as = inside;
  const roleIds = [await roleOf(inside)];
  ids.base = (await app.call(addKnowledgeBase, { name: '内部库', roleIds }, { as })).id;
  ids.open = (await app.call(addKnowledgeBase, { name: '公开库' }, { as })).id;
  const upload = async (name: string, data: BlobPart) =>
    (await app.call(uploadDocument, { knowledgeBaseId: ids.base, file: new File([data], name) }, { as })).id;
  ids.document = await upload('内部.md', `# 内部\n\n${secretWords}`);
  ids.pdf = await upload('内部.pdf', new Uint8Array((await samplePdf('unembedded', { chapters: 1 })).data));
  await vi.waitFor(
    async () => {
      const { list } = await app.call(pageDocuments, { ...paging, knowledgeBaseId: ids.base }, { as });
      expect(list.map(({ status }) => status)).toEqual(['ready', 'ready']);
    },
    { timeout: 100_000, interval: 100 },
  );
  await app.call(modifyDocuments, { idList: [ids.document], addTags: ['内部'] }, { as });
  ids.chunk = (await app.call(pageChunks, { ...paging, documentId: ids.document }, { as })).list[0]?.id ?? '';
  ids.file = (await app.call(uploadFaqResource, { file: new File(['%PDF-1.4 x'], '暗号.pdf') }, { as })).id;
  const faq = {
    kbId: ids.base,
    question: '暗号本是什么颜色？',
    answer: '<p>暗号本是紫色的。</p>',
    resourceIds: [ids.file],
  };
  ids.faq = (await app.call(addFaq, faq, { as })).id;
  const address = { knowledgeBaseId: ids.base, method: 'GET' as const, url: 'https://example.com/tickets' };
  ids.fn = (await app.call(addKbFunction, { ...address, name: '内部查询' }, { as })).id;
  ids.params = (await app.call(addKbParams, { knowledgeBaseId: ids.base, topK: 3 }, { as })).id;
  ids.set = (await app.call(addKbFunctionSet, { name: '内部集', functionIds: [ids.fn] }, { as })).id;
  ids.check = (await app.call(addRetrievalCheck, { question: '暗号？', documentId: ids.document }, { as })).id;
  ids.run = (await app.call(runRetrievalChecks, { knowledgeBaseId: ids.base }, { as })).id;
  const bound = { knowledgeBaseIds: [ids.base, ids.open] };
  ids.assistant = (await app.call(addAssistant, { assistantName: '人人可问', ...bound }, { as })).id;
  ids.hidden = (await app.call(addAssistant, { assistantName: '内部助手', ...bound, roleIds }, { as })).id;
}, 120_000);
beforeEach(() => app.db.query(sql`delete from rate_limits`));
afterAll(() => app.close());

type As = { readonly as: { readonly token: string } };

const byId: readonly [string, (who: As) => Promise<unknown>][] = [
  ['modifyKnowledgeBase', (who) => app.call(modifyKnowledgeBase, { id: ids.base, description: '改' }, who)],
  ['pageDocuments', (who) => app.call(pageDocuments, { ...paging, knowledgeBaseId: ids.base }, who)],
  [
    'uploadDocument',
    (who) => app.call(uploadDocument, { knowledgeBaseId: ids.base, file: new File(['x'], 'x.md') }, who),
  ],
  ['readDocument', (who) => app.call(readDocument, { id: ids.document }, who)],
  ['modifyDocument', (who) => app.call(modifyDocument, { id: ids.document, name: '改.md' }, who)],
  ['modifyDocuments', (who) => app.call(modifyDocuments, { idList: [ids.document], enabled: false }, who)],
  ['parseDocuments', (who) => app.call(parseDocuments, { idList: [ids.document] }, who)],
  ['listDocumentTags', (who) => app.call(listDocumentTags, { id: ids.base }, who)],
  [
    'deleteDocument',
    (who) => app.call(deleteDocument, { id: ids.document, documentId: ids.document, knowledgeBaseId: ids.base }, who),
  ],
  ['parseDocument', (who) => app.call(parseDocument, { id: ids.document }, who)],
  ['cancelParsing', (who) => app.call(cancelParsing, { id: ids.document }, who)],
  ['downloadDocument', (who) => app.call(downloadDocument, { id: ids.document }, who)],
  ['readDocumentPage', (who) => app.call(readDocumentPage, { documentId: ids.pdf, page: 1, width: 200 }, who)],
  ['modifyDocumentSummary', (who) => app.call(modifyDocumentSummary, { id: ids.document, text: '改' }, who)],
  ['makeDocumentSummary', (who) => app.call(makeDocumentSummary, { id: ids.document }, who)],
  ['pageChunks', (who) => app.call(pageChunks, { ...paging, documentId: ids.document }, who)],
  ['readChunkRegions', (who) => app.call(readChunkRegions, { documentId: ids.pdf }, who)],
  ['addChunk', (who) => app.call(addChunk, { documentId: ids.document, content: '外人写的' }, who)],
  ['updateChunk', (who) => app.call(updateChunk, { id: ids.chunk, content: '外人改的' }, who)],
  ['enableChunk', (who) => app.call(enableChunk, { isEnable: false, idList: [ids.chunk] }, who)],
  ['deleteChunk', (who) => app.call(deleteChunk, { idList: [ids.chunk] }, who)],
  ['testRetrieval', (who) => app.call(testRetrieval, { knowledgeBaseId: ids.base, question: '暗号' }, who)],
  ['listRetrievalTests', (who) => app.call(listRetrievalTests, { knowledgeBaseId: ids.base }, who)],
  ['pageRetrievalChecks', (who) => app.call(pageRetrievalChecks, { ...paging, knowledgeBaseId: ids.base }, who)],
  ['addRetrievalCheck', (who) => app.call(addRetrievalCheck, { question: '暗号？', documentId: ids.document }, who)],
  ['runRetrievalChecks', (who) => app.call(runRetrievalChecks, { knowledgeBaseId: ids.base }, who)],
  ['listRetrievalRuns', (who) => app.call(listRetrievalRuns, { knowledgeBaseId: ids.base }, who)],
  ['cancelRetrievalRun', (who) => app.call(cancelRetrievalRun, { id: ids.run }, who)],
  [
    'addWebPage',
    (who) => app.call(addWebPage, { knowledgeBaseId: ids.base, address: 'https://a.cn', schedule: 'never' }, who),
  ],
  ['modifyWebPage', (who) => app.call(modifyWebPage, { id: ids.document, schedule: 'never' }, who)],
  ['fetchWebPage', (who) => app.call(fetchWebPage, { id: ids.document }, who)],
  ['readChunking', (who) => app.call(readChunking, { id: ids.base }, who)],
  ['modifyChunking', (who) => app.call(modifyChunking, { id: ids.base, ...cut, reading: 'chunk' }, who)],
  ['applyChunking', (who) => app.call(applyChunking, { id: ids.base }, who)],
  ['previewChunking', (who) => app.call(previewChunking, { documentId: ids.document, ...cut }, who)],
  ['readBaseWords', (who) => app.call(readBaseWords, { id: ids.base }, who)],
  ['modifyBaseWords', (who) => app.call(modifyBaseWords, { id: ids.base, groups: [['暗号', '口令']] }, who)],
  ['pageFaq', (who) => app.call(pageFaq, { ...paging, kbId: ids.base }, who)],
  ['addFaq', (who) => app.call(addFaq, { kbId: ids.base, question: '外人问？', answer: '<p>答</p>' }, who)],
  ['listFaqTags', (who) => app.call(listFaqTags, { kbId: ids.base }, who)],
  ['findSimilarFaq', (who) => app.call(findSimilarFaq, { kbId: ids.base, question: '外人问？' }, who)],
  [
    'checkFaqRows',
    (who) => app.call(checkFaqRows, { kbId: ids.base, rows: [{ row: 2, question: '外人问？', answer: '答' }] }, who),
  ],
  ['testFaq', (who) => app.call(testFaq, { kbId: ids.base, question: '外人问？' }, who)],
  ['modifyFaq', (who) => app.call(modifyFaq, { id: ids.faq, question: '外人改？' }, who)],
  ['uploadFaqExcel', (who) => app.call(uploadFaqExcel, { kbId: ids.base, file: new File(['x'], 'x.xlsx') }, who)],
  ['exportFaq', (who) => app.call(exportFaq, { kbId: ids.base, fileName: '导出' }, who)],
  ['readUpload', (who) => app.call(readUpload, { id: ids.file }, who)],
  ['addKbParams', (who) => app.call(addKbParams, { knowledgeBaseId: ids.base, topK: 3 }, who)],
  ['readKbParams', (who) => app.call(readKbParams, { knowledgeBaseId: ids.base }, who)],
  ['resetKbParams', (who) => app.call(resetKbParams, { knowledgeBaseId: ids.base }, who)],
  ['restoreKbParams', (who) => app.call(restoreKbParams, { knowledgeBaseId: ids.base, restored: 1 }, who)],
  ['pageKbParamsVersions', (who) => app.call(pageKbParamsVersions, { ...paging, knowledgeBaseId: ids.base }, who)],
  ['readKbParamsVersion', (who) => app.call(readKbParamsVersion, { knowledgeBaseId: ids.base, version: 1 }, who)],
  [
    'modifyKbTrialQuestions',
    (who) => app.call(modifyKbTrialQuestions, { knowledgeBaseId: ids.base, questions: ['暗号？'] }, who),
  ],
  ['tryKbParams', (who) => app.call(tryKbParams, { knowledgeBaseId: ids.base, question: '暗号？' }, who)],
  ['modifyKbParams', (who) => app.call(modifyKbParams, { id: ids.params, topK: 9 }, who)],
  [
    'addKbFunction',
    (who) =>
      app.call(addKbFunction, { knowledgeBaseId: ids.base, name: '外人', method: 'GET', url: 'https://a.cn' }, who),
  ],
  ['readKbFunction', (who) => app.call(readKbFunction, { id: ids.fn }, who)],
  ['modifyKbFunction', (who) => app.call(modifyKbFunction, { id: ids.fn, timeout: 9 }, who)],
  ['tryKbFunction', (who) => app.call(tryKbFunction, { id: ids.fn, values: [] }, who)],
  ['readKbFunctionSet', (who) => app.call(readKbFunctionSet, { id: ids.set }, who)],
  ['modifyKbFunctionSet', (who) => app.call(modifyKbFunctionSet, { id: ids.set, name: '外人' }, who)],
  ['addKbFunctionSet', (who) => app.call(addKbFunctionSet, { name: '外人', functionIds: [ids.fn] }, who)],
  [
    'addKbFunctionSet for a base',
    (who) => app.call(addKbFunctionSet, { name: '外人', knowledgeBaseIds: [ids.base] }, who),
  ],
  ['addAssistant', (who) => app.call(addAssistant, { assistantName: '外人的', knowledgeBaseIds: [ids.base] }, who)],
  ['modifyAssistant', (who) => app.call(modifyAssistant, { id: ids.hidden, description: '改' }, who)],
  ['ask', (who) => app.call(ask, { question: '暗号？', assistantId: ids.hidden }, who)],
  ['addSession', (who) => app.call(addSession, { question: '问', answer: '答', assistantId: ids.hidden }, who)],
];

it.each(byId)('answers 404 to %s of who has the page and none of the roles', async (_name, call) => {
  await expect(call({ as: outside })).rejects.toMatchObject({ status: 404 });
});

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
  expect(list.find(({ id }) => id === ids.assistant)?.knowledgeBases).toEqual([{ id: ids.open, name: '公开库' }]);
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
