import {
  addAssistant,
  addFaq,
  modifyBaseWords,
  addKnowledgeBase,
  ask,
  modifyFaq,
  pageFaq,
  readAnswer,
  streamAnswer,
  uploadFaqResource,
  uploadImage,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { matchFaq } from './matchFaq.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let kbId = '';
let assistantId = '';
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['faq', 'knowledge', 'chat', 'assistants'] });
  kbId = (await app.call(addKnowledgeBase, { name: '制度' }, { as })).id;
  assistantId = (
    await app.call(addAssistant, { assistantName: `助手 ${randomId()}`, knowledgeBaseIds: [kbId] }, { as })
  ).id;
  await faq('年假有几天？', '<p>五天，见 <strong>第 3 条</strong> [2]。</p>', ['一年能休多少天年假']);
  await faq('哪些食物可以带进球馆？', '<p>密封的。</p>');
  await faq('24 秒规则是什么', '<p>一次进攻的时限。</p>');
  await faq('北京赛区报名截止时间', '<ol><li>四月</li><li>五月</li></ol>');
});
afterAll(() => app.close());

const faq = async (question: string, answer: string, similarQuestions: string[] = []) =>
  (await app.call(addFaq, { kbId, question, answer, similarQuestions }, { as })).id;
const matched = async (question: string, bases = [kbId]) =>
  (await matchFaq({ db: app.db }, { knowledgeBaseIds: bases, question }))?.question ?? null;

it.each([
  ['年假 有几天', '年假有几天？'],
  ['一年能休多少天年假？', '年假有几天？'],
  ['请问年假有几天呢？', '年假有几天？'],
  ['哪些食物可以带进球馆呢', '哪些食物可以带进球馆？'],
  ['请问北京赛区的报名截止时间', '北京赛区报名截止时间'],
])('knows %s again', async (asked, question) => {
  expect(await matched(asked)).toBe(question);
});

it('knows a question again in the words that the base has for those of the FAQ', async () => {
  expect(await matched('特休有几天？')).toBeNull();
  await app.call(modifyBaseWords, { id: kbId, groups: [['年假', '特休']] }, { as });
  expect(await matched('特休有几天？')).toBe('年假有几天？');
  expect(await matched('特休怎么申请')).toBeNull();
  const [denied] = await app.db.query<{ id: string }>(sql`select id from faqs where question = '年假有几天？'`);
  await app.db.query(sql`update faqs set negative_questions = '["特休有几天？"]' where id = ${denied?.id ?? ''}`);
  expect(await matched('特休有几天？')).toBeNull();
  await app.db.query(sql`update faqs set negative_questions = '[]' where id = ${denied?.id ?? ''}`);
});

it.each([
  '年假怎么申请',
  '什么是年假',
  '哪些食物不可以带进球馆？',
  '8 秒规则是什么',
  '上海赛区报名截止时间',
  '球馆',
  '？？？',
])('does not take %s for a question it has an answer to', async (asked) => {
  expect(await matched(asked)).toBe(null);
});

it('looks only in the bases asked for, and at enabled ones', async () => {
  expect(await matched('年假有几天？', ['elsewhere'])).toBe(null);
  const id = await faq('停用的问题', '<p>不会出现</p>');
  await app.call(modifyFaq, { id, enabled: false }, { as });
  expect(await matched('停用的问题')).toBe(null);
});

it('shows the pictures of its answer and the files that it offers, to whoever may ask', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const picture = await app.call(uploadImage, { file: new File([png], 'a.png') }, { as });
  const file = await app.call(uploadFaqResource, { file: new File(['一层 A 区'], '座位表.txt') }, { as });
  await app.call(
    addFaq,
    { kbId, question: '座位怎么排？', answer: `<p>见图。<img src="${picture}"></p>`, resourceIds: [file.id] },
    { as },
  );
  const person = await app.user({ permissions: ['chat'] });
  const { id } = await app.call(ask, { assistantId, question: '座位怎么排？' }, { as: person });
  await (await app.send(streamAnswer, { id }, { as: person })).text();
  const { references } = await app.call(readAnswer, { id }, { as: person });
  expect(references[0]?.resources).toMatchObject([{ url: picture, type: 'image/png' }, { name: '座位表.txt' }]);
  for (const { url } of references[0]?.resources ?? []) {
    expect((await app.request(url, { headers: { authorization: person.token } })).status).toBe(200);
  }
});

it('answers with the FAQ before any document is searched, cites it as one, and counts it', async () => {
  const { id } = await app.call(ask, { assistantId, question: '请问年假有几天？' }, { as });
  // A stream ends with its answer.
  await (await app.send(streamAnswer, { id }, { as })).text();
  const answer = await app.call(readAnswer, { id }, { as });
  expect(answer).toMatchObject({ status: 'done', notice: null });
  expect(answer.text.replaceAll('\u2060', '')).toBe('五天，见 **第 3 条** [2]。 [1]');
  // Brackets of the FAQ's own text are no citation.
  expect(answer.text).not.toContain('[2]');
  expect(answer.references).toMatchObject([
    { n: 1, documentName: 'FAQ', knowledgeBaseName: '制度', heading: ['年假有几天？'], positions: [] },
  ]);
  const [hit] = (await app.call(pageFaq, { current: 1, size: 1, keyword: '年假' }, { as })).list;
  expect(answer.references[0]?.faqId).toBe(hit?.id);
  expect(hit?.hits).toBe(1);
});
