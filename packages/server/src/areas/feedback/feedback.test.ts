import {
  addFaq,
  addKnowledgeBase,
  addUserFeedback,
  giveLike,
  handleAnswerFeedback,
  handleUserFeedback,
  type Input,
  pageAnswerFeedback,
  pageNotificationRecords,
  pageUserFeedback,
  removeUserFeedback,
  submitUserFeedback,
  uploadImage,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let writer: TestUser;
let manager: TestUser;
beforeAll(async () => {
  app = await startApp();
  writer = await app.user({ permissions: ['chat'] });
  manager = await app.user({ permissions: ['feedback', 'feedback.answers', 'faq', 'knowledge'] });
});
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`update user_feedback set removed = true`));

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const page = (filter: Partial<Input<typeof pageUserFeedback>> = {}) =>
  app.call(pageUserFeedback, { current: 1, size: 20, ...filter }, { as: manager });
const judged = (filter: Partial<Input<typeof pageAnswerFeedback>> = {}) =>
  app.call(pageAnswerFeedback, { current: 1, size: 20, ...filter }, { as: manager });

/** A finished answer of the writer's, resting on one document of a base. */
const answered = async (question: string, baseName = `库 ${randomId()}`) => {
  const { id: baseId } = await app.call(addKnowledgeBase, { name: baseName }, { as: manager });
  const [topicId, id, documentId] = [randomId(), randomId(), randomId()];
  await app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values (${documentId}, ${baseId}, '规则.pdf', 'pdf', 1, '', '')
  `);
  await app.db.query(
    sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${writer.userId}, 'general')`,
  );
  const references = [{ n: 1, documentId, documentName: '规则.pdf', chunkId: 'c', content: '二十四秒' }];
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, passages)
    values (${id}, ${topicId}, 1, ${question}, '答', 'zh', 'done', ${JSON.stringify(references)}::jsonb)
  `);
  return { id, baseId, documentId };
};

it('keeps what a user wrote with its picture, for whoever handles feedback and nobody else', async () => {
  const imageUrl = await app.call(uploadImage, { file: new File([png], 'a.png') }, { as: writer });
  await app.call(addUserFeedback, { feedbackInfo: ' 按钮太小 ', imageUrl }, { as: writer });
  const [feedback] = (await page()).list;
  expect(feedback).toMatchObject({
    feedbackInfo: '按钮太小',
    imageUrl,
    userId: writer.userId,
    status: 'pending',
    sessionId: null,
    handleTime: null,
  });
  const read = async (as: TestUser) => (await app.request(imageUrl, { headers: { authorization: as.token } })).status;
  expect(await read(manager)).toBe(200);
  expect(await read(writer)).toBe(200);
  expect(await read(await app.user({ permissions: ['chat'] }))).toBe(404);
});

it('takes only pictures that are pictures, up to 3 MB, and of one’s own', async () => {
  const send = (content: Uint8Array<ArrayBuffer>) =>
    app.call(uploadImage, { file: new File([content], 'a.png', { type: 'image/png' }) }, { as: writer });
  await expect(send(new TextEncoder().encode('<svg onload="x">'))).rejects.toMatchObject({
    reason: 'unsupported_image',
  });
  await expect(send(new Uint8Array(0))).rejects.toMatchObject({ reason: 'empty_file' });
  const large = new Uint8Array(3 * 1024 * 1024 + 1);
  large.set(png);
  await expect(send(large)).rejects.toMatchObject({ status: 413, reason: 'file_too_large' });
  const others = await app.call(uploadImage, { file: new File([png], 'a.png') }, { as: manager });
  for (const imageUrl of [others, '/aiapi/qa/upload/file/none', 'https://evil.example/a.png']) {
    await expect(app.call(addUserFeedback, { feedbackInfo: 'x', imageUrl }, { as: writer })).rejects.toMatchObject({
      reason: 'file_not_found',
    });
  }
});

it('joins feedback to one’s own answer only', async () => {
  const { id } = await answered('进攻几秒');
  await app.call(submitUserFeedback, { feedbackInfo: '不对', sessionId: id }, { as: writer });
  expect((await page()).list).toMatchObject([{ sessionId: id, question: '进攻几秒' }]);
  await expect(
    app.call(submitUserFeedback, { feedbackInfo: 'x', sessionId: id }, { as: manager }),
  ).rejects.toMatchObject({ status: 404, reason: 'session_not_found' });
});

it('filters by words, status and time, and knows the total past the end', async () => {
  const { id } = await app.call(addUserFeedback, { feedbackInfo: '100% 好' }, { as: writer });
  await app.call(addUserFeedback, { feedbackInfo: '一般' }, { as: writer });
  await app.call(handleUserFeedback, { idList: [id], status: 'processing' }, { as: manager });
  expect((await page({ keyword: '0%' })).list).toMatchObject([{ id }]);
  expect((await page({ status: 'processing' })).total).toBe(1);
  expect((await page({ startTime: '2999-01-01 00:00:00' })).total).toBe(0);
  expect((await page({ endTime: '2999-01-01T00:00:00Z' })).total).toBe(2);
  expect(await page({ current: 7 })).toMatchObject({ list: [], total: 2 });
  await expect(page({ startTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({ status: 400 });
});

it('handles several or none, and tells their writers', async () => {
  const { id } = await app.call(addUserFeedback, { feedbackInfo: '慢' }, { as: writer });
  const handle = (idList: string[]) =>
    app.call(handleUserFeedback, { idList, status: 'done', handleNote: '已提速' }, { as: manager });
  await expect(handle([id, 'none'])).rejects.toMatchObject({ reason: 'feedback_not_found' });
  expect((await page()).list).toMatchObject([{ status: 'pending' }]);
  await handle([id]);
  expect((await page()).list).toMatchObject([{ status: 'done', handleNote: '已提速', handledBy: manager.account }]);
  const told = await app.call(pageNotificationRecords, { current: 1, size: 10 }, { as: writer });
  expect(told.list).toMatchObject([{ messageSubject: '反馈已处理', content: '<p>已提速</p>', readFlag: false }]);
  const english = await app.call(
    pageNotificationRecords,
    { current: 1, size: 10 },
    { as: writer, headers: { 'accept-language': 'en' } },
  );
  expect(english.list).toMatchObject([{ messageSubject: 'Feedback handled', content: '<p>已提速</p>' }]);
  await app.call(handleUserFeedback, { idList: [id], status: 'ignored' }, { as: manager });
  const wordless = await app.call(
    pageNotificationRecords,
    { current: 1, size: 1 },
    { as: writer, headers: { 'accept-language': 'en' } },
  );
  expect(wordless.list[0]?.content).toMatch(/^<p>The feedback/);
  await app.call(removeUserFeedback, { idList: [id] }, { as: manager });
  expect((await page()).total).toBe(0);
});

it('shows judged answers with their evidence, their handling and the FAQ that answers them now', async () => {
  const { id, baseId, documentId } = await answered('罚球几分', '判定库');
  const { id: liked } = await answered('场地多大');
  await app.call(giveLike, { id, isLike: false, feedback: '不全' }, { as: writer });
  await app.call(giveLike, { id: liked, isLike: true }, { as: writer });
  expect(await judged({ knowledgeBaseId: baseId })).toMatchObject({
    total: 1,
    counts: { like: 0, dislike: 1, pending: 1 },
    list: [
      {
        id,
        isLike: false,
        feedback: '不全',
        assistantId: 'general',
        knowledgeBases: [{ id: baseId, name: '判定库' }],
        references: [{ documentId, content: '二十四秒' }],
        status: 'pending',
        faqId: null,
      },
    ],
  });
  expect(await judged({ isLike: true })).toMatchObject({ total: 1, counts: { like: 1, dislike: 1, pending: 2 } });
  expect((await judged({ keyword: '罚球' })).total).toBe(1);

  const { id: faqId } = await app.call(addFaq, { kbId: baseId, question: '罚球几分', answer: '一分' }, { as: manager });
  const handle = (more: Partial<Input<typeof handleAnswerFeedback>>) =>
    app.call(handleAnswerFeedback, { idList: [id], status: 'done', ...more }, { as: manager });
  await expect(handle({ faqId: 'none' })).rejects.toMatchObject({ reason: 'faq_not_found' });
  await expect(handle({ idList: [id, 'none'] })).rejects.toMatchObject({ reason: 'session_not_found' });
  await handle({ faqId, handleNote: '已补充' });
  expect((await judged({ status: 'done' })).list).toMatchObject([{ id, faqId, handleNote: '已补充' }]);
});

it('is open only to those who handle feedback', async () => {
  await expect(app.call(pageUserFeedback, { current: 1, size: 10 }, { as: writer })).rejects.toMatchObject({
    status: 403,
  });
});
