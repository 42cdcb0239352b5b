import {
  addRecordView,
  addSession,
  ask,
  countConversationRecords,
  deleteSessions,
  draftRecordedFaq,
  giveLike,
  insertTopic,
  listRecordViews,
  markConversationRecords,
  modifySession,
  MOST_RECORD_VIEWS,
  pageConversationRecords,
  pageRecordedAnswers,
  removeRecordViews,
  streamAnswer,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exportedCells } from '../testing/exportedCells.js';
import { allEvents, type Chat, startChat } from '../testing/startChat.js';
import { removeOldTopics } from './removeOldTopics.js';

let chat: Chat;
let admin: string;
beforeAll(async () => {
  chat = await startChat();
  admin = await chat.user();
});
afterAll(() => chat.close());
beforeEach(() => chat.db.query(sql`delete from topics`));

const page = (more: object = {}) => chat.call(pageConversationRecords, { current: 1, size: 10, ...more }, admin);

it("shows everybody's conversations with their counts", async () => {
  const user = await chat.user();
  const assistantId = await chat.assistant();
  const { id, topicId } = await chat.call(addSession, { assistantId, question: '一？', answer: '甲' }, user);
  await chat.call(addSession, { topicId, question: '二？', answer: '乙' }, user);
  await chat.call(giveLike, { id, isLike: false, feedback: '不对' }, user);
  const other = await chat.user();
  await chat.call(insertTopic, {}, other);

  const all = await page();
  expect(all.total).toBe(2);
  expect(all.list.find((one) => one.id === topicId)).toMatchObject({
    title: '一？',
    userId: user,
    assistantName: assistantId,
    questionCount: 2,
    likes: 0,
    dislikes: 1,
  });
  expect((await page({ userId: other })).list).toMatchObject([{ title: '新会话', questionCount: 0 }]);
  expect((await page({ assistantId })).total).toBe(1);
  expect((await page({ isLike: false })).total).toBe(1);
  expect((await page({ isLike: true })).total).toBe(0);
  expect((await page({ keyword: '乙' })).total).toBe(1);
  expect((await page({ keyword: '%' })).total).toBe(0);
  expect(await page({ current: 9 })).toMatchObject({ list: [], total: 2 });
  const answers = await chat.call(pageRecordedAnswers, { topicId, current: 1, size: 10 }, admin);
  expect(answers.list).toMatchObject([
    { question: '一？', isLike: false, feedback: '不对', references: [] },
    { question: '二？', isLike: null },
  ]);
});

it('orders by what is counted in a conversation and by who holds it, page by page', async () => {
  const user = await chat.user();
  const topics: string[] = [];
  for (const questions of [2, 1, 3]) {
    const { id, topicId } = await chat.call(addSession, { question: '一？', answer: '甲' }, user);
    for (let more = 1; more < questions; more += 1)
      await chat.call(addSession, { topicId, question: '又？', answer: '乙' }, user);
    if (questions === 1) await chat.call(giveLike, { id, isLike: true }, user);
    topics.push(topicId);
  }
  const [two, one, three] = topics;
  const ids = async (more: object) => (await page(more)).list.map(({ id }) => id);
  const most = [{ column: 'questionCount', asc: false }];
  expect(await ids({ orders: most })).toEqual([three, two, one]);
  expect(await ids({ orders: most, size: 2, current: 2 })).toEqual([one]);
  const named = [
    { column: 'username', asc: true },
    { column: 'assistantName', asc: true },
  ];
  expect(await ids({ orders: [...named, { column: 'likes', asc: false }], size: 1 })).toEqual([one]);
});

it('says what the answers of a conversation were like, and narrows to it', async () => {
  const user = await chat.user();
  const assistantId = await chat.assistant();
  const { id, topicId } = await chat.call(addSession, { assistantId, question: '一？', answer: '甲' }, user);
  const other = await chat.call(addSession, { question: '问模型', answer: '乙' }, user);
  const faults = async () => Object.fromEntries((await page()).list.map((one) => [one.id, one.faults]));
  // The model alone has nothing to rest on.
  expect(await faults()).toEqual({ [topicId]: ['unsupported'], [other.topicId]: [] });
  await chat.call(giveLike, { id, isLike: false }, user);
  await chat.db.query(
    sql`update sessions set status = 'running', first_word_at = created_at + interval '4 s' where id = ${other.id}`,
  );
  await chat.db.query(sql`update sessions set status = 'interrupted' where id = ${other.id}`);
  expect(await faults()).toEqual({ [topicId]: ['disliked', 'unsupported'], [other.topicId]: ['slow', 'cutOff'] });
  expect((await page({ fault: 'slow' })).list).toMatchObject([{ id: other.topicId, firstWord: 4000 }]);
  expect((await page({ fault: 'disliked', keyword: '乙' })).total).toBe(0);
  expect(await chat.call(countConversationRecords, {}, admin)).toEqual({
    all: 2,
    unread: 2,
    starred: 0,
    disliked: 1,
    unsupported: 1,
    slow: 1,
    cutOff: 1,
  });
  await chat.call(giveLike, { id, isLike: true }, user);
  expect((await page({ fault: 'disliked' })).total).toBe(0);
  await chat.call(deleteSessions, { idList: [other.id] }, user);
  expect((await page({ fault: 'cutOff' })).total).toBe(0);
});

it('keeps what each has seen and stars, and puts away for all, until somebody asks on', async () => {
  const user = await chat.user();
  const second = await chat.user();
  const { topicId } = await chat.call(addSession, { question: '一？', answer: '甲' }, user);
  const mark = (more: object, who = admin) =>
    chat.call(markConversationRecords, { idList: [topicId, 'gone'], ...more }, who);
  const seenBy = async (who: string) =>
    (await chat.call(pageConversationRecords, { current: 1, size: 10 }, who)).list[0];
  await mark({ seen: true });
  await mark({ starred: true });
  expect(await seenBy(admin)).toMatchObject({ unread: false, starred: true, archived: false });
  expect(await seenBy(second)).toMatchObject({ unread: true, starred: false });
  await mark({ seen: false });
  expect(await seenBy(admin)).toMatchObject({ unread: true, starred: true });
  expect((await page({ starred: true })).total).toBe(1);
  await mark({ seen: true, archived: true });
  expect((await page({ archived: false })).total).toBe(0);
  expect(await seenBy(second)).toMatchObject({ archived: true });
  await chat.call(addSession, { topicId, question: '二？', answer: '乙' }, user);
  expect(await seenBy(admin)).toMatchObject({ archived: false, unread: true, starred: true });
  await mark({ archived: true });
  await mark({ archived: false }, second);
  expect((await page({ archived: true })).total).toBe(0);
});

it('tells what an answer took', async () => {
  const user = await chat.user();
  const { id, topicId } = await chat.call(ask, { question: '一？' }, user);
  await allEvents(await chat.send(streamAnswer, { id }, user));
  const { list } = await chat.call(pageRecordedAnswers, { topicId, current: 1, size: 10 }, admin);
  const { firstWord, total } = list[0]?.timing ?? {};
  expect(firstWord).toBeGreaterThanOrEqual(0);
  expect(total).toBeGreaterThanOrEqual(firstWord ?? Number.NaN);
});

it('finds what was said in a question, an answer or a title, in words of any script, also after it was corrected', async () => {
  const user = await chat.user();
  const { id, topicId } = await chat.call(
    addSession,
    { question: '前场犯规怎么罚？', answer: 'Shot Clock 复位至 24 秒' },
    user,
  );
  await chat.call(addSession, { question: '报名费多少？', answer: '五百元' }, user);
  const found = async (keyword: string) => (await page({ keyword })).list.map((one) => one.id);
  for (const keyword of ['犯规', '犯', 'shot clock', '复位至 24', '前场犯规怎么罚'])
    expect(await found(keyword)).toEqual([topicId]);
  // Each pair of it is there, but it is not.
  expect(await found('犯规怎么罚前场')).toEqual([]);
  expect(await found('100%')).toEqual([]);
  await chat.call(modifySession, { id, answer: '复位至 14 秒' }, user);
  expect(await found('shot clock')).toEqual([]);
  expect(await found('14 秒')).toEqual([topicId]);
  expect((await chat.call(countConversationRecords, { keyword: '14 秒' }, admin)).all).toBe(1);
});

it('finds a word that stands in very many answers', async () => {
  const user = await chat.user();
  const { topicId } = await chat.call(addSession, { question: '一？', answer: '甲' }, user);
  await chat.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status)
    select 'common' || n, ${topicId}, n + 10, '常见的问题', '常见', 'zh', 'done' from generate_series(1, 5100) n`);
  expect((await page({ keyword: '常见' })).list).toMatchObject([{ id: topicId, questionCount: 5101 }]);
  expect((await page({ keyword: '见常' })).total).toBe(0);
});

it('leaves out the middle of phone numbers wherever it shows or exports them', async () => {
  const user = await chat.user();
  const { id, topicId } = await chat.call(
    addSession,
    { question: '我的电话 13812342671', answer: '已记下 138-1234-2671' },
    user,
  );
  await chat.call(giveLike, { id, isLike: false, feedback: '打 13812342671' }, user);
  const shown = [
    (await page()).list,
    (await chat.call(pageRecordedAnswers, { topicId, current: 1, size: 10 }, admin)).list,
    await exportedCells(
      chat,
      { startTime: '2026-01-01 00:00:00', endTime: '2026-12-31 23:59:59', fileName: '全年.xlsx' },
      admin,
    ),
  ].map((part) => JSON.stringify(part));
  for (const text of shown) {
    expect(text).toContain('138****2671');
    expect(text).not.toMatch(/1234/);
  }
  // Nor is it found digit after digit, though its ends are.
  const found = async (keyword: string) => (await page({ keyword })).total;
  expect(await Promise.all(['1381', '12', '234267', '13812342671'].map(found))).toEqual([0, 0, 0, 0]);
  expect(await Promise.all(['138', '2671', '我的电话'].map(found))).toEqual([1, 1, 1]);
  expect((await chat.call(countConversationRecords, { keyword: '1234' }, admin)).all).toBe(0);
});

it('drafts an answer as an FAQ, for the base it cites first, of those that its reader may look at', async () => {
  const user = await chat.user();
  const assistantId = await chat.assistant();
  const asked = await chat.call(
    addSession,
    { assistantId, question: '前场发球几秒？', answer: '**14 秒**[1]。我的电话 13812342671' },
    user,
  );
  await chat.call(giveLike, { id: asked.id, isLike: false, feedback: '不对' }, user);
  await chat.db.query(sql`
    insert into knowledge_bases (id, name) values ('far', '丙'), ('cited', '乙'), ('own', '甲')`);
  await chat.db.query(
    sql`insert into assistant_bases (assistant_id, knowledge_base_id, weight) values (${assistantId}, 'own', 2)`,
  );
  await chat.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key)
    values ('paper', 'cited', '规则.pdf', 'pdf', 1, '', '')`);
  await chat.db.query(sql`
    update sessions set passages = '[{"n": 1, "documentId": "paper", "chunkId": "c"}]' where id = ${asked.id}`);
  const draft = await chat.call(draftRecordedFaq, { id: asked.id }, admin);
  expect(draft).toMatchObject({ question: '前场发球几秒？', isLike: false, feedback: '不对' });
  expect(draft.answer).toBe('**14 秒**。我的电话 138****2671');
  expect(draft.knowledgeBases.slice(0, 2)).toEqual([
    { id: 'cited', name: '乙' },
    { id: 'own', name: '甲' },
  ]);
  expect(draft.knowledgeBases.map(({ id }) => id)).toContain('far');
  await expect(chat.call(draftRecordedFaq, { id: 'gone' }, admin)).rejects.toMatchObject({
    reason: 'session_not_found',
  });
});

it('keeps views for whoever added them, each name once', async () => {
  const [one, other] = [await chat.user(), await chat.user()];
  const add = (name: string, as = one) => chat.call(addRecordView, { name, query: 'view=slow' }, as);
  const list = (as = one) => chat.call(listRecordViews, {}, as);
  const { id } = await add('慢');
  expect(await list()).toEqual([{ id, name: '慢', query: 'view=slow' }]);
  expect(await list(other)).toEqual([]);
  await expect(add('慢')).rejects.toMatchObject({ reason: 'name_taken' });
  await add('慢', other);
  for (let more = 1; more < MOST_RECORD_VIEWS; more += 1) await add(`视图 ${more}`);
  await expect(add('太多')).rejects.toMatchObject({ reason: 'too_many_record_views' });
  await chat.call(removeRecordViews, { idList: [id] }, other);
  expect(await list()).toHaveLength(MOST_RECORD_VIEWS);
  await chat.call(removeRecordViews, { idList: [id, 'gone'] }, one);
  expect(await list()).toHaveLength(MOST_RECORD_VIEWS - 1);
});

it('deletes what is older than it is to be kept, with its answers, but not what is being answered', async () => {
  const user = await chat.user();
  const add = () => chat.call(addSession, { question: '一？', answer: '甲' }, user);
  const [old, busy, young] = [await add(), await add(), await add()];
  await chat.db.query(sql`update topics set updated_at = now() - interval '31 days' where id <> ${young.topicId}`);
  await chat.db.query(sql`update sessions set status = 'running', heartbeat_at = now() where id = ${busy.id}`);
  expect(await removeOldTopics(chat.db, 30)).toBe(1);
  const left = (await page()).list.map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([busy.topicId, young.topicId]));
  expect(left).not.toContain(old.topicId);
  await chat.db.query(sql`update sessions set status = 'done' where id = ${busy.id}`);
});

it('narrows to a span, as clocks in Shanghai show it', async () => {
  const user = await chat.user();
  const { topicId } = await chat.call(addSession, { question: 'a', answer: 'b' }, user);
  await chat.db.query(sql`update topics set updated_at = '2026-03-01T16:30:00Z' where id = ${topicId}`);
  expect((await page({ startTime: '2026-03-02 00:00:00', endTime: '2026-03-02 23:59:59' })).total).toBe(1);
  expect((await page({ startTime: '2026-03-01 00:00:00', endTime: '2026-03-01 23:59:59' })).total).toBe(0);
  await expect(page({ startTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({ status: 400 });
});

it('says where there is no such conversation', async () => {
  await expect(chat.call(pageRecordedAnswers, { topicId: 'gone', current: 1, size: 10 }, admin)).rejects.toMatchObject({
    status: 404,
    reason: 'topic_not_found',
  });
});

const span = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59', fileName: '../三月.xlsx' };

it('exports every question of the span as a spreadsheet, text as text', async () => {
  const user = await chat.user();
  const { topicId } = await chat.call(addSession, { question: '=1+1', answer: '二' }, user);
  await chat.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, created_at)
    select 'many' || n, ${topicId}, n + 10, 'q' || n, 'a', 'zh', 'done', '2026-03-05T00:00:00Z' from generate_series(1, 1200) n`);
  await chat.db.query(sql`update sessions set created_at = '2026-03-01T16:30:00Z' where question = '=1+1'`);
  const rows = await exportedCells(chat, span, admin);
  expect(rows).toHaveLength(1202);
  expect(rows[1]).toEqual(['2026-03-02 00:30:00', user, '', '=1+1', '=1+1', '二', '已完成']);
  expect(new Set(rows.map((row) => row[4])).size).toBe(1202);
});
