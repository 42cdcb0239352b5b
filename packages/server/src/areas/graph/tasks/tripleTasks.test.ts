import {
  addKnowledgeBase,
  addTripleSchema,
  addTripleTask,
  cancelTripleTask,
  estimateTripleTask,
  listTripleSchemas,
  modifyDocuments,
  pageGraphFiles,
  pageTripleCandidates,
  pageTripleTasks,
  readDocument,
  readTripleTask,
  removeDocuments,
  removeTripleTasks,
  retryTripleTask,
  runTripleTask,
  uploadDocument,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let bare: Awaited<ReturnType<typeof startApp>>;

const rules = `# 篮球竞赛规则

违例是指违犯规则的行为。记录台人员由记录员、计时员和进攻计时员组成。

# 场地

比赛场地长28米，宽15米。`;

beforeAll(async () => {
  fake = await startFakeModel();
  fake.behave({
    reply:
      '```json\n{"triples":[{"subject":"违例","predicate":"定义","object":"违犯规则的行为","sentence":"违例是指违犯规则的行为。","confidence":0.95}]}\n```',
  });
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  bare = await startApp();
  await Promise.all([app.startWork(), bare.startWork()]);
});
afterAll(async () => {
  await Promise.all([app.close(), bare.close()]);
  await fake.close();
});

/** Somebody with a base, a parsed file, and ways to extract from it. */
const begin = async (on = app) => {
  const as = await on.user({ permissions: ['graph', 'knowledge'] });
  const { id: base } = await on.call(addKnowledgeBase, { name: `规则 ${randomId()}` }, { as });
  const { id: file } = await on.call(
    uploadDocument,
    { knowledgeBaseId: base, file: new File([rules], '规则.md') },
    { as },
  );
  await expect
    .poll(async () => (await on.call(readDocument, { id: file }, { as })).status, { timeout: 60_000 })
    .toBe('ready');
  const read = (id: string, who: TestUser = as) => on.call(readTripleTask, { id }, { as: who });
  return {
    as,
    base,
    file,
    read,
    add: async (more: object = {}) =>
      (await on.call(addTripleTask, { taskName: `抽取 ${randomId()}`, knowBaseId: base, ...more }, { as })).id,
    settled: async (id: string, status: string) => {
      await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe(status);
      return read(id);
    },
  };
};

it('extracts from all parsed files of a base with the model, and tells before and after what that takes', async () => {
  const { as, base, file, add, settled } = await begin();
  const estimate = await app.call(estimateTripleTask, { knowBaseId: base }, { as });
  expect(estimate).toMatchObject({ fileCount: 1, method: 'model', model: 'test' });
  const task = await settled(await add(), 'toReview');
  expect(task).toMatchObject({ method: 'model', progress: 100, chunkFailed: 0, failure: null, schemaName: '' });
  expect(task.chunkDone).toBe(estimate.chunkCount);
  expect(task.tokens ?? 0).toBeGreaterThan((estimate.tokens ?? 0) / 3);
  expect(task.tokens ?? 0).toBeLessThan((estimate.tokens ?? 0) * 3);
  expect(task.files).toMatchObject([
    { id: file, name: '规则.md', gone: false, status: 'done', relationCount: task.relationCount },
  ]);
  const { list } = await app.call(pageTripleCandidates, { current: 1, size: 20, taskId: task.id }, { as });
  expect(list[0]).toMatchObject({
    number: 1,
    sentence: '违例是指违犯规则的行为。',
    marks: [],
    source: { documentId: file },
  });
});

it('extracts without a model what the text says outright, and counts it', async () => {
  const { as, base, add, settled } = await begin(bare);
  expect(await bare.call(estimateTripleTask, { knowBaseId: base }, { as })).toMatchObject({
    method: 'text',
    tokens: null,
    model: null,
  });
  const task = await settled(await add(), 'toReview');
  expect(task).toMatchObject({
    method: 'text',
    tokens: null,
    relationCount: 6,
    entityCount: 9,
    seenCount: 0,
    passedCount: 0,
  });
  await expect(add({ method: 'model' })).rejects.toMatchObject({ reason: 'model_not_configured' });
});

it('keeps the schema as it was when the task was added', async () => {
  const { as, add, settled } = await begin(bare);
  const fields = { schemaName: randomId(), entityTypes: ['概念'], relationTypes: [{ name: '定义' }] };
  const { id: schemaId } = await bare.call(addTripleSchema, fields, { as });
  expect(await bare.call(listTripleSchemas, {}, { as })).toContainEqual(expect.objectContaining({ id: schemaId }));
  const task = await settled(await add({ schemaId }), 'toReview');
  expect(task).toMatchObject({ schemaId, schemaName: fields.schemaName, relationCount: 1 });
  await expect(add({ schemaId: 'nobody' })).rejects.toMatchObject({ reason: 'triple_schema_not_found' });
});

it('says what cannot be extracted from', async () => {
  const { as, base, file, add } = await begin(bare);
  const { id: empty } = await bare.call(addKnowledgeBase, { name: randomId() }, { as });
  await expect(add({ fileIds: [file, 'nobody'] })).rejects.toMatchObject({ status: 404, reason: 'document_not_found' });
  await expect(add({ knowBaseId: empty })).rejects.toMatchObject({ reason: 'nothing_to_extract' });
  await expect(bare.call(estimateTripleTask, { knowBaseId: empty }, { as })).rejects.toMatchObject({
    reason: 'nothing_to_extract',
  });
  await expect(add({ knowBaseId: empty, fileIds: [file] })).rejects.toMatchObject({ reason: 'document_not_found' });
  await bare.call(addTripleTask, { taskName: '同名', knowBaseId: base }, { as });
  await expect(bare.call(addTripleTask, { taskName: '同名', knowBaseId: base }, { as })).rejects.toMatchObject({
    reason: 'name_taken',
  });
});

it('is cancelled while it runs, goes on with what is left, and runs again as a whole', async () => {
  const { as, add, settled, read } = await begin();
  const reply = '{"triples":[{"subject":"违例","predicate":"定义","object":"违犯规则的行为"}]}';
  fake.behave({ mode: 'silent' });
  const id = await add();
  await settled(id, 'running');
  await expect(app.call(runTripleTask, { id }, { as })).rejects.toMatchObject({ reason: 'triple_task_running' });
  await app.call(cancelTripleTask, { id }, { as });
  expect((await read(id)).status).toBe('cancelled');
  await expect(app.call(cancelTripleTask, { id }, { as })).rejects.toMatchObject({ reason: 'triple_task_not_running' });
  fake.behave({ reply });
  await app.call(retryTripleTask, { id }, { as });
  const first = await settled(id, 'toReview');
  expect(first.chunkDone).toBe(first.chunkCount);
  await expect(app.call(retryTripleTask, { id }, { as })).rejects.toMatchObject({ reason: 'nothing_to_extract' });
  await app.call(runTripleTask, { id }, { as });
  await settled(id, 'toReview');
  expect(await read(id)).toMatchObject({ relationCount: first.relationCount, chunkCount: first.chunkCount });
});

it('says in words why chunks failed, and reads those alone again', async () => {
  const { as, add, settled } = await begin();
  fake.behave({ reply: '对不起，我做不到。' });
  const task = await settled(await add(), 'failed');
  expect(task.failure).toBe('模型的回复不能识别为三元组');
  expect(task.files[0]).toMatchObject({ status: 'failed', failure: task.failure });
  fake.behave({ reply: '{"triples":[]}' });
  await app.call(retryTripleTask, { id: task.id }, { as });
  expect(await settled(task.id, 'toReview')).toMatchObject({ chunkFailed: 0, relationCount: 0 });
});

it('is not run again once it has passed, and is removed with its name', async () => {
  const { as, base, settled } = await begin(bare);
  const fields = { taskName: '竞赛规则', knowBaseId: base };
  const { id } = await bare.call(addTripleTask, fields, { as });
  await settled(id, 'toReview');
  await bare.db.query(sql`update triple_tasks set status = 'passed' where id = ${id}`);
  await expect(bare.call(runTripleTask, { id }, { as })).rejects.toMatchObject({ reason: 'already_reviewed' });
  await bare.call(removeTripleTasks, { idList: [id] }, { as });
  await bare.call(addTripleTask, fields, { as });
  await expect.poll(() => bare.db.query(sql`select 1 from triple_tasks where id = ${id}`)).toEqual([]);
});

it('lists the parsed files of a base, and the tasks by base, name and status', async () => {
  const { as, base, file, add, settled } = await begin(bare);
  const id = await add();
  await settled(id, 'toReview');
  const files = await bare.call(pageGraphFiles, { knowBaseId: base, keyword: '规则', current: 1, size: 20 }, { as });
  expect(files).toMatchObject({ total: 1, list: [{ id: file, name: '规则.md' }] });
  const page = (more: object) =>
    bare.call(pageTripleTasks, { current: 1, size: 20, knowBaseId: base, ...more }, { as });
  expect(await page({ status: 'toReview', keyword: '抽取' })).toMatchObject({ total: 1, list: [{ id, fileCount: 1 }] });
  expect(await page({ status: 'failed' })).toMatchObject({ total: 0 });
  await bare.call(removeDocuments, { idList: [file] }, { as });
  expect((await bare.call(readTripleTask, { id }, { as })).files).toMatchObject([{ gone: true, name: '规则.md' }]);
});

it('is there for those alone who see its base', async () => {
  const { base, file, add, settled } = await begin(bare);
  const id = await add();
  await settled(id, 'toReview');
  await bare.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
  const other = await bare.user({ permissions: ['graph'] });
  const call = { as: other };
  for (const endpoint of [runTripleTask, retryTripleTask, cancelTripleTask, readTripleTask] as const)
    await expect(bare.call(endpoint, { id }, call)).rejects.toMatchObject({ status: 404 });
  await expect(
    bare.call(addTripleTask, { taskName: 'x', knowBaseId: base, fileIds: [file] }, call),
  ).rejects.toMatchObject({ status: 404 });
  await expect(bare.call(pageGraphFiles, { knowBaseId: base, current: 1, size: 20 }, call)).rejects.toMatchObject({
    status: 404,
  });
  expect(await bare.call(pageTripleTasks, { current: 1, size: 20, knowBaseId: base }, call)).toMatchObject({
    total: 0,
  });
  await bare.call(removeTripleTasks, { idList: [id] }, call);
  expect(await bare.db.query(sql`select status from triple_tasks where id = ${id}`)).toEqual([{ status: 'toReview' }]);
});

it('neither reads nor names a document again that was moved to a base it does not belong to', async () => {
  const { as, file, read, add, settled } = await begin(bare);
  const id = await add();
  expect((await settled(id, 'toReview')).relationCount).toBeGreaterThan(0);
  const admin = await bare.signIn();
  const roles = await bare.db.query<{ id: string }>(sql`
    select r.role_id as id from user_roles r join users u on u.id = r.user_id where u.account = 'admin'`);
  const roleIds = roles.map((one) => one.id);
  const { id: secret } = await bare.call(addKnowledgeBase, { name: `机密 ${randomId()}`, roleIds }, { as: admin });
  await bare.call(modifyDocuments, { idList: [file], knowledgeBaseId: secret }, { as: admin });
  await bare.db.query(sql`update documents set name = '机密名单.md' where id = ${file}`);
  await bare.call(runTripleTask, { id }, { as });
  expect(await settled(id, 'toReview')).toMatchObject({ relationCount: 0, chunkCount: 0 });
  expect((await read(id)).files).toMatchObject([{ name: '规则.md', gone: true }]);
});
