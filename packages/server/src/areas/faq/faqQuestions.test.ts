import {
  addAssistant,
  addFaq,
  addKnowledgeBase,
  addMoreQuestions,
  ask,
  generateMoreQuestions,
  listMoreQuestions,
  modifyFaq,
  readAnswer,
  streamAnswer,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { faqQuestions } from './faqQuestions.js';

let app: Awaited<ReturnType<typeof startApp>>;
let keeper: TestUser;
let id = '';
beforeAll(async () => {
  app = await startApp();
  keeper = await app.user({ permissions: ['faq', 'knowledge', 'assistants'] });
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '赛事' }, { as: keeper });
  const assistant = { assistantName: `助手 ${randomId()}`, knowledgeBaseIds: [kbId] };
  const { id: assistantId } = await app.call(addAssistant, assistant, { as: keeper });
  const faq = { kbId, question: '北京赛区报名截止时间', answer: '<p>四月。</p>' };
  id = (await app.call(addFaq, faq, { as: keeper })).id;
  const person = await app.user({ permissions: ['chat'] });
  for (const question of [
    '北京赛区什么时候截止报名',
    '北京赛区什么时候截止报名',
    '餐厅几点开门',
    '北京赛区报名截止时间',
  ]) {
    const { id: answer } = await app.call(ask, { assistantId, question }, { as: person });
    await (await app.send(streamAnswer, { id: answer }, { as: person })).text();
    await app.call(readAnswer, { id: answer }, { as: person });
  }
});
afterAll(() => app.close());

it('offers what people have really asked, without what the FAQ has already, and keeps it until somebody decides', async () => {
  const as = keeper;
  expect(await app.call(generateMoreQuestions, { topicId: id, count: 8 }, { as })).toEqual([
    '北京赛区什么时候截止报名',
  ]);
  await app.call(addMoreQuestions, { topicId: id, questions: ['北京赛区什么时候截止报名', '北京哪天截止'] }, { as });
  expect(await app.call(listMoreQuestions, { topicId: id }, { as })).toMatchObject([
    { topicId: id, question: '北京赛区什么时候截止报名', asked: 2 },
    { question: '北京哪天截止', asked: 0 },
  ]);
  // Decided on: it is not offered again, unless it is put back.
  await app.call(addMoreQuestions, { topicId: id, questions: [] }, { as });
  expect(await app.call(generateMoreQuestions, { topicId: id, count: 8 }, { as })).toEqual([]);
  await app.call(addMoreQuestions, { topicId: id, questions: ['北京赛区什么时候截止报名'] }, { as });
  await app.call(addMoreQuestions, { topicId: id, questions: ['北京赛区什么时候截止报名'] }, { as });
  expect(await app.call(generateMoreQuestions, { topicId: id, count: 8 }, { as })).toEqual([
    '北京赛区什么时候截止报名',
  ]);
});

it('has a model write others, and takes none that are known', async () => {
  const reply = '```json\n["北京赛区报名几号结束？", "北京赛区报名截止时间！", "报名什么时候停"]\n```';
  const model = {
    name: 'written',
    answer: async (_messages: unknown, _signal: AbortSignal, say: (words: string) => void) => {
      say(reply);
      return 'whole' as const;
    },
  };
  const questions = faqQuestions({ db: app.db, model: async () => model });
  expect(await questions.generate(id, 4, new AbortController().signal)).toEqual([
    '北京赛区什么时候截止报名',
    '北京赛区报名几号结束？',
    '报名什么时候停',
  ]);
  await app.call(modifyFaq, { id, similarQuestions: ['报名什么时候停'] }, { as: keeper });
  expect(await questions.generate(id, 4, new AbortController().signal)).not.toContain('报名什么时候停');
});

it('shows nothing of it to who does not keep FAQ', async () => {
  const stranger = await app.user({ permissions: ['chat'] });
  const gone = { status: 404, reason: 'topic_not_found' };
  await expect(app.call(listMoreQuestions, { topicId: id }, { as: stranger })).rejects.toMatchObject(gone);
  const nobody = await app.user({ permissions: ['home'] });
  await expect(app.call(listMoreQuestions, { topicId: id }, { as: nobody })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(generateMoreQuestions, { topicId: id }, { as: nobody })).rejects.toMatchObject({ status: 403 });
});
