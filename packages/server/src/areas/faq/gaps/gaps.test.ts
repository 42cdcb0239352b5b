import {
  addAssistant,
  addFaq,
  addKnowledgeBase,
  ask,
  removeKnowledgeBases,
  type Gap,
  GAP_REPEATED,
  type Input,
  giveLike,
  modifyKnowledgeBase,
  pageDocuments,
  pageGaps,
  readAnswer,
  readGapEvidence,
  settleGaps,
  streamAnswer,
  uploadDocument,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  as = await app.user({ permissions: ['faq', 'knowledge', 'chat', 'assistants'] });
  other = await app.user({ permissions: ['chat'] });
});
beforeEach(() => app.db.query(sql`delete from questions_asked`));
afterAll(() => app.close());

const addBase = async (): Promise<string> =>
  (await app.call(addKnowledgeBase, { name: `库 ${randomId()}` }, { as })).id;
const assistantOf = async (...knowledgeBaseIds: string[]): Promise<string> =>
  (await app.call(addAssistant, { assistantName: `助手 ${randomId()}`, knowledgeBaseIds }, { as })).id;
const start = async () => {
  const kbId = await addBase();
  return { kbId, assistantId: await assistantOf(kbId) };
};
const upload = async (kbId: string, text: string): Promise<void> => {
  await app.call(uploadDocument, { knowledgeBaseId: kbId, file: new File([text], `${randomId()}.md`) }, { as });
  await vi.waitFor(
    async () => {
      const { list } = await app.call(pageDocuments, { current: 1, size: 20, knowledgeBaseId: kbId }, { as });
      expect(list.every(({ status }) => status === 'ready')).toBe(true);
    },
    { timeout: 60_000, interval: 100 },
  );
};

/** Asks in a new conversation, and waits for the whole answer. */
const asked = async (assistantId: string, question: string, who: TestUser = as, topicId?: string) => {
  const { id } = await app.call(ask, { assistantId, question, ...(topicId && { topicId }) }, { as: who });
  await (await app.send(streamAnswer, { id }, { as: who })).text();
  return { ...(await app.call(readAnswer, { id }, { as: who })), id };
};

/** Until everything that was asked has been looked at. */
const gathered = async (): Promise<void> => {
  await app.db.query(sql`update jobs set run_at = now() where kind = 'gather_gaps' and status = 'queued'`);
  await app.db.query(sql`select pg_notify('jobs', '')`);
  await vi.waitFor(
    async () => {
      expect(await app.db.query(sql`select 1 from gap_news`)).toEqual([]);
      const busy = sql`select 1 from jobs where kind = 'gather_gaps' and status = 'running'`;
      expect(await app.db.query(busy)).toEqual([]);
    },
    { timeout: 20_000, interval: 50 },
  );
};
const page = (query: Partial<Input<typeof pageGaps>>, who: TestUser = as) =>
  app.call(pageGaps, { current: 1, size: 20, ...query }, { as: who });
const queue = async (kbId: string): Promise<Gap[]> => {
  await gathered();
  return (await page({ kbId, state: 'open' })).list;
};
const theOne = async (kbId: string): Promise<Gap> => {
  const [gap, ...rest] = await queue(kbId);
  expect(rest).toEqual([]);
  if (gap === undefined) throw new Error('nothing waits');
  return gap;
};

it('groups what asks the same and was not answered, with its wordings, and counts people once', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '请问球馆几点关门？');
  await asked(assistantId, '球馆几点关门');
  await asked(assistantId, '球馆几点关门呢', other);
  await asked(assistantId, '球馆几点不关门');
  const list = await queue(kbId);
  expect(list.map(({ question, times, people }) => [question, times, people])).toEqual([
    ['球馆几点不关门', 1, 1],
    [expect.stringContaining('球馆几点关门'), 3, 2],
  ]);
  expect(list[1]).toMatchObject({ reasons: ['unanswered'], unanswered: 3, state: 'open', returned: 0, faq: null });
  expect(list[1]?.wordings.reduce((sum, { times }) => sum + times, 0)).toBe(3);
});

it('leaves out greetings, what means nothing by itself, and what an FAQ has answered', async () => {
  const { kbId, assistantId } = await start();
  await app.call(addFaq, { kbId, question: '年假有几天？', answer: '<p>五天。</p>' }, { as });
  await asked(assistantId, '你好');
  const { topicId } = await asked(assistantId, '年假有几天');
  await asked(assistantId, '那它的期限呢？', as, topicId);
  expect(await queue(kbId)).toEqual([]);
});

it('takes in an answer that is disliked, as long as it is, and what is asked again and again', async () => {
  const { kbId, assistantId } = await start();
  await upload(kbId, '# 票务\n\n学生票半价，凭学生证购买。');
  const answer = await asked(assistantId, '学生票怎么买？');
  expect(answer.references.length).toBeGreaterThan(0);
  expect(await queue(kbId)).toEqual([]);
  await app.call(giveLike, { id: answer.id, isLike: false }, { as });
  expect(await theOne(kbId)).toMatchObject({ reasons: ['disliked'], disliked: 1, unanswered: 0 });
  await app.call(giveLike, { id: answer.id, isLike: true }, { as });
  expect(await queue(kbId)).toEqual([]);
  for (let times = 1; times < GAP_REPEATED; times++) await asked(assistantId, '学生票怎么买？', other);
  expect(await theOne(kbId)).toMatchObject({ reasons: ['repeated'], times: GAP_REPEATED, people: 2 });
});

it('shows the best evidence there is now, by the retrieval that answers', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '更衣室在哪里？');
  const { id } = await theOne(kbId);
  const evidence = () => app.call(readGapEvidence, { id }, { as });
  expect(await evidence()).toEqual({ answeredBy: null, faqs: [], passages: [] });
  await upload(kbId, '# 场馆\n\n更衣室在一层东侧。');
  const faq = { kbId, question: '更衣室几点开放？', answer: '<p>八点。</p>' };
  const { id: faqId } = await app.call(addFaq, faq, { as });
  const found = await evidence();
  expect(found.answeredBy).toBeNull();
  expect(found.faqs).toMatchObject([{ id: faqId, question: '更衣室几点开放？', answer: '八点。', enabled: true }]);
  expect(found.passages[0]?.content).toContain('更衣室在一层东侧');
  expect(found.passages[0]?.score).toBeGreaterThan(0);
  expect(found.passages[0]?.score).toBeLessThanOrEqual(1);
});

it('is done with a question once its FAQ is added, and takes it back in only where that does not answer well', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '停车场收费吗？');
  const { id } = await theOne(kbId);
  const draft = { kbId, question: '停车场收费吗？', answer: '<p>两小时内免费。</p>', gapId: id };
  const { id: faqId } = await app.call(addFaq, draft, { as });
  expect(await queue(kbId)).toEqual([]);
  const done = (await page({ kbId, state: 'done' })).list;
  expect(done).toMatchObject([{ id, returned: 0, settledBy: as.account, faq: { id: faqId } }]);
  const answer = await asked(assistantId, '停车场收费吗', other);
  expect(await queue(kbId)).toEqual([]);
  await app.call(giveLike, { id: answer.id, isLike: false }, { as: other });
  expect(await theOne(kbId)).toMatchObject({ id, returned: 1, times: 2, faq: { id: faqId } });
});

it('adds no FAQ for a question that is not there, and settles none where the FAQ is refused', async () => {
  const { kbId, assistantId } = await start();
  await app.call(addFaq, { kbId, question: '有吗', answer: '<p>有。</p>' }, { as });
  await asked(assistantId, '存包柜收费吗？');
  const { id } = await theOne(kbId);
  const add = (more: Partial<Input<typeof addFaq>>) =>
    app.call(addFaq, { kbId, question: '存包柜收费吗？', answer: '<p>不。</p>', gapId: id, ...more }, { as });
  await expect(add({ gapId: randomId() })).rejects.toMatchObject({ status: 404, reason: 'gap_not_found' });
  await expect(add({ kbId: await addBase() })).rejects.toMatchObject({ status: 404, reason: 'gap_not_found' });
  await expect(add({ question: '有吗？' })).rejects.toMatchObject({ status: 409, reason: 'question_taken' });
  expect(await theOne(kbId)).toMatchObject({ id });
});

it('takes done and ignored ones out, gives them back as they were, and lets only done ones return', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '球票怎么退？');
  const before = await theOne(kbId);
  const { id } = before;
  const set = (state: 'done' | 'ignored' | 'open') => app.call(settleGaps, { idList: [id], state }, { as });
  for (const state of ['done', 'ignored'] as const) {
    await set(state);
    expect((await page({ kbId, state })).list).toMatchObject([{ id, state, settledBy: as.account }]);
    expect(await queue(kbId)).toEqual([]);
    await set('open');
    expect(await theOne(kbId)).toEqual(before);
  }
  await set('ignored');
  await asked(assistantId, '球票怎么退', other);
  expect(await queue(kbId)).toEqual([]);
  await set('done');
  await asked(assistantId, '请问球票怎么退', other);
  expect(await theOne(kbId)).toMatchObject({ id, returned: 1, times: 3 });
  await set('done');
  await set('open');
  expect(await theOne(kbId)).toMatchObject({ id, returned: 1 });
});

it('asks each base of an assistant, and is done in all of them with the FAQ that answers there', async () => {
  const [one, two] = [await addBase(), await addBase()];
  const assistantId = await assistantOf(one, two);
  await asked(assistantId, '球衣在哪里领？');
  const first = await theOne(one);
  const second = await theOne(two);
  await app.call(settleGaps, { idList: [second.id], state: 'done' }, { as });
  expect(await theOne(one)).toEqual(first);
  await app.call(settleGaps, { idList: [second.id], state: 'open' }, { as });
  await app.call(addFaq, { kbId: one, question: '球衣在哪里领？', answer: '<p>前台。</p>', gapId: first.id }, { as });
  expect(await queue(one)).toEqual([]);
  expect(await queue(two)).toEqual([]);
});

it('finds by reason, words of any wording and order, in one base or in all', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '裁判怎么报名？');
  await asked(assistantId, '裁判怎么报名');
  await asked(assistantId, '食堂 MENU 是什么');
  await gathered();
  const names = async (query: Partial<Input<typeof pageGaps>>) =>
    (await page({ kbId, ...query })).list.map(({ question }) => question.replace('？', ''));
  expect(await names({ keyword: 'menu' })).toEqual(['食堂 MENU 是什么']);
  expect(await names({ keyword: '报名' })).toEqual(['裁判怎么报名']);
  expect(await names({ reason: 'disliked' })).toEqual([]);
  expect(await names({ reason: 'unanswered', orders: [{ column: 'times', asc: false }] })).toEqual([
    '裁判怎么报名',
    '食堂 MENU 是什么',
  ]);
  expect(await page({ kbId, current: 9 })).toMatchObject({ list: [], total: 2 });
  expect((await page({ keyword: '裁判怎么报名' })).list).toMatchObject([{ kbId }]);
  await expect(page({ kbId: randomId() })).rejects.toMatchObject({ status: 404, reason: 'knowledge_base_not_found' });
  await expect(page({ kbId }, other)).rejects.toMatchObject({ status: 403 });
});

it('shows nothing of a base that is hidden, settles nothing there, and forgets that of a deleted one', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '内部聚餐定在哪天？');
  const { id } = await theOne(kbId);
  const outside = await app.user({ permissions: ['faq'] });
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  await app.call(modifyKnowledgeBase, { id: kbId, roleIds: [role?.id ?? ''] }, { as });
  expect((await page({ keyword: '内部聚餐' }, outside)).list).toEqual([]);
  await expect(page({ kbId }, outside)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(readGapEvidence, { id }, { as: outside })).rejects.toMatchObject({ status: 404 });
  await app.call(settleGaps, { idList: [id], state: 'done' }, { as: outside });
  expect(await theOne(kbId)).toMatchObject({ id });
  await app.call(removeKnowledgeBases, { idList: [kbId] }, { as });
  expect((await page({ keyword: '内部聚餐' })).list).toEqual([]);
  await vi.waitFor(
    async () => expect(await app.db.query(sql`select 1 from gaps where id = ${id}`)).toEqual([]),
    20_000,
  );
});

it('counts what is too old no longer', async () => {
  const { kbId, assistantId } = await start();
  await asked(assistantId, '旧楼还开吗？');
  const { id } = await theOne(kbId);
  await app.db.query(sql`update gap_turns set at = at - interval '200 days'`);
  await asked(assistantId, '新楼开到几点？');
  expect((await queue(kbId)).map(({ question }) => question)).toEqual(['新楼开到几点？']);
  expect((await page({ id })).list).toEqual([]);
});
