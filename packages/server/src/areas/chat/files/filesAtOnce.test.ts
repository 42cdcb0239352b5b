import {
  addKnowledgeBase,
  ask,
  compareDialogueFiles,
  insertTopic,
  keepDialogueFiles,
  listDialogueFiles,
  MAX_DIALOGUE_FILES,
  pageDocuments,
  readAnswer,
  readDialoguePage,
  readDialogueWords,
  readDialogueWork,
  removeDialogueFiles,
  removeKnowledgeBases,
  streamAnswer,
  summariseDialogueFiles,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { samplePdf } from '../../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let fake: FakeModel;
let app: Awaited<ReturnType<typeof startApp>>;
let user: TestUser;
beforeAll(async () => {
  fake = await startFakeModel();
  app = await startApp({ config: { llm: { baseUrl: fake.url, apiKey: undefined, model: 'test' } } });
  await app.startWork();
});
afterAll(async () => {
  fake.resume();
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  user = await app.user({ permissions: ['chat'] });
});

const markdown = (name: string, days: number) =>
  new File([`# 付款\n\n付款期限为验收后${days}日内。\n\n# 保险\n\n由乙方办理场馆责任保险。`], name);
const upload = async (file: File, topicId?: string, as = user) =>
  (await app.call(uploadDialogueFileAndWait, { file, ...(topicId !== undefined && { topicId }) }, { as })).id;
const reasonOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'reason' in error ? error.reason : error;
const outcome = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done', reasonOf);
const answerOf = async (id: string) => {
  await app.send(streamAnswer, { id }, { as: user }).then((response) => response.text());
  return app.call(readAnswer, { id }, { as: user });
};
const openJobs = () =>
  app.db.query(
    sql`select kind from jobs where kind in ('dialogueWork', 'parseDialogueFile') and status in ('queued', 'running')`,
  );

it('takes as many of thirty files that come at once as a conversation may have, and reads each of them', async () => {
  const { id: topicId } = await app.call(insertTopic, {}, { as: user });
  const files = Array.from({ length: 30 }, (_, at) => markdown(`文件${at}.md`, at));
  const all = await Promise.all(
    files.map((file) => outcome(app.call(uploadDialogueFile, { topicId, file }, { as: user }))),
  );
  expect(all.filter((one) => one === 'done')).toHaveLength(MAX_DIALOGUE_FILES);
  expect(all.filter((one) => one === 'too_many_files')).toHaveLength(30 - MAX_DIALOGUE_FILES);
  await vi.waitFor(
    async () => {
      const read = await app.call(listDialogueFiles, { topicId }, { as: user });
      expect(read.map(({ status }) => status)).toEqual(Array.from({ length: MAX_DIALOGUE_FILES }, () => 'ready'));
    },
    { timeout: 120_000, interval: 200 },
  );
});

it('ends an answer in peace whose file is removed while it is written, and shows nothing of the file any more', async () => {
  const { data } = await samplePdf('plain');
  const fileId = await upload(new File([Uint8Array.from(data)], '规则.pdf'));
  fake.behave({ reply: ['中场休息', '为十五分钟[1]。'], pauseAfter: 1 });
  const { id, topicId } = await app.call(ask, { question: '中场休息有多长时间？' }, { as: user });
  const answered = answerOf(id);
  await vi.waitFor(async () => expect((await app.call(readAnswer, { id }, { as: user })).answer).toContain('中场'), {
    timeout: 60_000,
  });
  await app.call(removeDialogueFiles, { idList: [fileId] }, { as: user });
  fake.resume();
  expect(await answered).toMatchObject({ status: 'done', references: [{ documentId: fileId }] });
  expect((await app.send(readDialoguePage, { id: fileId, page: 1 }, { as: user })).status).toBe(404);
  const words = app.call(readDialogueWords, { id: fileId, position: [1, 1, 9, 1, 9] }, { as: user });
  expect(await outcome(words)).toBe('file_not_found');
  fake.behave({});
  const about = { fileIds: [fileId] };
  expect(await outcome(app.call(ask, { topicId, question: '那里呢？', about }, { as: user }))).toBe('file_not_found');
  const again = await app.call(ask, { topicId, question: '中场休息有多长时间？', replaces: id }, { as: user });
  expect(await answerOf(again.id)).toMatchObject({ status: 'done', references: [] });
});

it('says that a file is gone whose bytes have just been removed, and fails at nothing', async () => {
  const { data } = await samplePdf('plain');
  const keeper = await app.user({ permissions: ['chat', 'knowledge'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '没有字节' }, { as: keeper });
  const fileId = await upload(new File([Uint8Array.from(data)], '规则.pdf'), undefined, keeper);
  // As between the two halves of a removal: the row is still read, the file is not.
  await app.db.query(sql`update dialogue_files set file_key = 'gone' where id = ${fileId}`);
  const words = app.call(readDialogueWords, { id: fileId, position: [1, 1, 90, 1, 90] }, { as: keeper });
  expect(await outcome(words)).toBe('file_not_found');
  expect((await app.send(readDialoguePage, { id: fileId, page: 2, width: 600 }, { as: keeper })).status).toBe(404);
  const kept = app.call(keepDialogueFiles, { fileIds: [fileId], knowledgeBaseId }, { as: keeper });
  expect(await outcome(kept)).toBe('file_not_found');
  const about = { region: { fileId, position: [1, 1, 90, 1, 90] as [number, number, number, number, number] } };
  const { id } = await app.call(ask, { question: '这里说了什么？', about }, { as: keeper });
  await app.send(streamAnswer, { id }, { as: keeper }).then((response) => response.text());
  expect(await app.call(readAnswer, { id }, { as: keeper })).toMatchObject({ status: 'done' });
});

it('ends works whose file is removed while they go on, and goes on with the others', async () => {
  const fileIds = [
    await upload(markdown('甲.md', 10)),
    await upload(markdown('乙.md', 30)),
    await upload(markdown('丙.md', 60)),
  ];
  fake.behave({ reply: ['付款期限', '见原文[1]。'], pauseAfter: 1 });
  const before = fake.requests.length;
  const { id } = await app.call(
    compareDialogueFiles,
    { fileIds: fileIds.slice(0, 2), points: ['付款期限'] },
    { as: user },
  );
  await vi.waitFor(() => expect(fake.requests.length).toBeGreaterThan(before), { timeout: 60_000 });
  await app.call(removeDialogueFiles, { idList: fileIds.slice(0, 1) }, { as: user });
  fake.resume();
  fake.behave({});
  expect(await outcome(app.call(readDialogueWork, { id }, { as: user }))).toBe('dialogue_work_not_found');
  const wanted = { fileIds: fileIds.slice(1), points: ['付款期限'] };
  const other = await app.call(compareDialogueFiles, wanted, { as: user });
  await vi.waitFor(
    async () => expect((await app.call(readDialogueWork, { id: other.id }, { as: user })).status).toBe('done'),
    { timeout: 60_000 },
  );
  await vi.waitFor(async () => expect(await openJobs()).toEqual([]), { timeout: 60_000 });
  const dead = await app.db.query(sql`select 1 from jobs where kind = 'dialogueWork' and status = 'failed'`);
  expect(dead).toEqual([]);
});

it('gives the files that wait to one of two conversations that begin at once, and answers both', async () => {
  const fileId = await upload(markdown('甲.md', 10));
  const tabs = await Promise.all(
    ['付款期限？', '付款期限是几日？'].map((question) => app.call(ask, { question }, { as: user })),
  );
  for (const { id } of tabs) expect((await answerOf(id)).status).toBe('done');
  const owners = await Promise.all(tabs.map(({ topicId }) => app.call(listDialogueFiles, { topicId }, { as: user })));
  expect(owners.flat().map(({ id }) => id)).toEqual([fileId]);
  expect(await app.call(listDialogueFiles, {}, { as: user })).toEqual([]);

  const [{ topicId } = { topicId: '' }] = tabs;
  const both = await Promise.all(
    ['付款期限？', '保险由谁办理？'].map((question) =>
      app.call(ask, { topicId, question }, { as: user }).catch(reasonOf),
    ),
  );
  for (const one of both) {
    if (one === 'answer_running') continue;
    expect(one).toMatchObject({ topicId });
  }
});

it('quotes the files where a model dies in the middle of a summary of several, and says so', async () => {
  const fileIds = [await upload(markdown('甲.md', 10)), await upload(markdown('乙.md', 30))];
  const before = fake.summaries.length;
  fake.behave({ summary: '付款期限各不相同[1][25]。' });
  const watch = setInterval(() => {
    // The first part is summed up; then nothing more is.
    if (fake.summaries.length > before) fake.behave({ summaryStatus: 503 });
  }, 1);
  const { id } = await app.call(summariseDialogueFiles, { fileIds }, { as: user });
  const work = await vi.waitFor(
    async () => {
      const read = await app.call(readDialogueWork, { id }, { as: user });
      expect(read.status).toBe('done');
      return read;
    },
    { timeout: 200_000, interval: 200 },
  );
  clearInterval(watch);
  expect(work.byModel).toBe(false);
  expect(work.text).toContain('没有经过大模型概括');
  expect(new Set(work.references.map(({ documentId }) => documentId))).toEqual(new Set(fileIds));
  for (const { n } of work.references) expect(work.text).toContain(`[${n}]`);
});

it('keeps nothing in a base that was removed meanwhile, or that is not open to the person', async () => {
  const keeper = await app.user({ permissions: ['chat', 'knowledge'] });
  const owner = await app.user({ permissions: ['knowledge'] });
  const fileId = await upload(markdown('甲.md', 10), undefined, keeper);
  const keep = (knowledgeBaseId: string) =>
    outcome(app.call(keepDialogueFiles, { fileIds: [fileId], knowledgeBaseId }, { as: keeper }));
  const { id: removed } = await app.call(addKnowledgeBase, { name: '要删的库' }, { as: keeper });
  await app.call(removeKnowledgeBases, { idList: [removed] }, { as: keeper });
  expect(await keep(removed)).toBe('knowledge_base_not_found');
  const [role] = await app.db.query<{ roleId: string }>(
    sql`select role_id as "roleId" from user_roles where user_id = ${owner.userId}`,
  );
  const closed = { name: '别人的库', roleIds: [role?.roleId ?? ''] };
  const { id: hidden } = await app.call(addKnowledgeBase, closed, { as: owner });
  expect(await keep(hidden)).toBe('knowledge_base_not_found');
  const paging = { current: 1, size: 20, knowledgeBaseId: hidden };
  expect((await app.call(pageDocuments, paging, { as: owner })).total).toBe(0);
});
