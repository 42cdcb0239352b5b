import {
  addAssistant,
  addFaq,
  addKbFunction,
  addKbFunctionSet,
  addKbParams,
  addKnowledgeBase,
  addRetrievalCheck,
  modifyDocuments,
  pageChunks,
  pageDocuments,
  type Permission,
  runRetrievalChecks,
  uploadDocument,
  uploadFaqResource,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import { samplePdf } from '../../testing/samplePdf.js';
import { startApp, type TestUser } from '../../testing/startApp.js';

export const paging = { current: 1, size: 50 };
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

/** The app with a base for the role of `inside` alone, with all that belongs to one. The assistant is bound to it and is for everybody. */
export const startHiddenBase = async () => {
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
    gap: '',
    run: '',
  };
  const app = await startApp();
  await app.startWork();
  const inside = await app.user({ permissions });
  const outside = await app.user({ permissions });
  const roleOf = async ({ userId }: TestUser): Promise<string> => {
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
  ids.gap = 'hidden-gap';
  await app.db.query(sql`
    insert into gaps (id, knowledge_base_id, question, state) values (${ids.gap}, ${ids.base}, '暗号换了吗？', 'open')`);
  const bound = { knowledgeBaseIds: [ids.base, ids.open] };
  ids.assistant = (await app.call(addAssistant, { assistantName: '人人可问', ...bound }, { as })).id;
  ids.hidden = (await app.call(addAssistant, { assistantName: '内部助手', ...bound, roleIds }, { as })).id;
  return { app, inside, outside, roleOf, ids };
};

export type HiddenBase = Awaited<ReturnType<typeof startHiddenBase>>;
