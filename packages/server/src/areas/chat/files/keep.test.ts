import {
  addKnowledgeBase,
  ask,
  insertTopic,
  keepDialogueFiles,
  pageDocuments,
  pageFaq,
  removeDialogueFiles,
  streamAnswer,
  uploadDialogueFileAndWait,
} from '@console/api/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let app: Awaited<ReturnType<typeof startApp>>;
let keeper: TestUser;
beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  keeper = await app.user({ permissions: ['chat', 'knowledge', 'faq'] });
});
afterAll(() => app.close());

const file = () => new File(['# 请假\n\n年假每年十五天，须提前三个工作日申请。'], '制度.md');
const answered = async (question: string, topicId: string, as: TestUser) => {
  const { id } = await app.call(ask, { topicId, question }, { as });
  await app.send(streamAnswer, { id }, { as }).then((response) => response.text());
  return id;
};
const paging = { current: 1, size: 20 };

it('makes documents of files without another upload, and FAQ that are switched off of good answers, each once', async () => {
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '存入库' }, { as: keeper });
  const { id: topicId } = await app.call(insertTopic, {}, { as: keeper });
  const { id: fileId } = await app.call(uploadDialogueFileAndWait, { topicId, file: file() }, { as: keeper });
  const good = await answered('年假有几天？', topicId, keeper);
  const keep = () =>
    app.call(keepDialogueFiles, { fileIds: [fileId], knowledgeBaseId: kbId, sessionIds: [good] }, { as: keeper });
  const first = await keep();
  expect(first).toMatchObject({ documents: [{ fileId, added: true }], faqIds: [expect.any(String)] });
  expect(await keep()).toEqual({ documents: [{ ...first.documents[0], added: false }], faqIds: [] });
  const faqs = await app.call(pageFaq, { ...paging, kbId }, { as: keeper });
  expect(faqs.list).toMatchObject([{ question: '年假有几天？', enabled: false }]);
  expect(faqs.list[0]?.answer).toContain('十五天');
  expect(faqs.list[0]?.answer).not.toContain('[1]');

  await app.call(removeDialogueFiles, { idList: [fileId] }, { as: keeper });
  await vi.waitFor(
    async () => {
      const { list } = await app.call(pageDocuments, { ...paging, knowledgeBaseId: kbId }, { as: keeper });
      expect(list).toMatchObject([{ name: '制度.md', status: 'ready' }]);
    },
    { timeout: 60_000 },
  );
});

it('keeps nothing of others, and nothing half', async () => {
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '存入库二' }, { as: keeper });
  const { id: topicId } = await app.call(insertTopic, {}, { as: keeper });
  const { id: fileId } = await app.call(uploadDialogueFileAndWait, { topicId, file: file() }, { as: keeper });
  const small = await answered('你好', topicId, keeper);
  const wanted = { fileIds: [fileId], knowledgeBaseId };
  const refused = async (body: { fileIds: string[]; knowledgeBaseId: string; sessionIds?: string[] }, as = keeper) =>
    app.call(keepDialogueFiles, body, { as }).then(
      () => 'kept',
      (error: unknown) => (typeof error === 'object' && error !== null && 'reason' in error ? error.reason : error),
    );
  const other = await app.user({ permissions: ['chat', 'knowledge'] });
  const chatter = await app.user({ permissions: ['chat'] });
  expect(await refused(wanted, other)).toBe('file_not_found');
  expect(await refused(wanted, chatter)).toBe('not_permitted');
  expect(await refused({ ...wanted, knowledgeBaseId: 'gone' })).toBe('knowledge_base_not_found');
  expect(await refused({ ...wanted, sessionIds: ['gone'] })).toBe('session_not_found');
  expect(await refused({ ...wanted, sessionIds: [small] })).toBe('answer_not_of_files');
  const { total } = await app.call(pageDocuments, { ...paging, knowledgeBaseId }, { as: keeper });
  expect(total).toBe(0);
});
