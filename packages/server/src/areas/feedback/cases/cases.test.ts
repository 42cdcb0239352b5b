import {
  addAssistant,
  addFaq,
  addKnowledgeBase,
  analyseFeedbackCases,
  ask,
  askCaseAgain,
  closeFeedbackCases,
  commentFeedbackCase,
  giveLike,
  handleAnswerFeedback,
  noteMend,
  pageAnswerFeedback,
  pageChunks,
  pageDocuments,
  pageNotificationRecords,
  pageSessions,
  readAnswer,
  readFeedbackCase,
  streamAnswer,
  updateChunk,
  updateFeedbackCases,
  uploadDocument,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let keeper: TestUser;
let reader: TestUser;
let other: TestUser;
let assistantId: string;
let kbId: string;
let documentId: string;
beforeAll(async () => {
  app = await startApp();
  await app.startWork();
  keeper = await app.user({ permissions: ['feedback.answers', 'faq', 'knowledge', 'assistants'] });
  [reader, other] = [await app.user({ permissions: ['chat'] }), await app.user({ permissions: ['chat'] })];
  kbId = (await app.call(addKnowledgeBase, { name: '规则' }, { as: keeper })).id;
  const file = new File(['# 复位\n\n前场掷球入界时计时钟复位至二十四秒。'], '规则.md');
  documentId = (await app.call(uploadDocument, { knowledgeBaseId: kbId, file }, { as: keeper })).id;
  assistantId = (await app.call(addAssistant, { assistantName: '助手', knowledgeBaseIds: [kbId] }, { as: keeper })).id;
  await vi.waitFor(
    async () => {
      const { list } = await app.call(pageDocuments, { current: 1, size: 5, knowledgeBaseId: kbId }, { as: keeper });
      expect(list[0]?.status).toBe('ready');
    },
    { timeout: 60_000, interval: 100 },
  );
}, 90_000);
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`delete from questions_asked`));

const QUESTION = '前场掷球入界计时钟复位至几秒？';
const asked = async (who: TestUser, question = QUESTION) => {
  const { id } = await app.call(ask, { assistantId, question }, { as: who });
  await (await app.send(streamAnswer, { id }, { as: who })).text();
  return app.call(readAnswer, { id }, { as: who });
};
const judge = (id: string, isLike: boolean, who: TestUser = reader, feedback = '') =>
  app.call(giveLike, { id, isLike, feedback }, { as: who });
const read = (id: string, as: TestUser = keeper) => app.call(readFeedbackCase, { id }, { as });
const update = (id: string, change: object) =>
  app.call(updateFeedbackCases, { idList: [id], ...change }, { as: keeper });
const kindsOf = async (id: string) => (await read(id)).events.map(({ kind }) => kind);

it('a disliked answer is mended, asked again, closed and told of; wrong again, its case is open again', async () => {
  const { id, topicId, answer } = await asked(reader);
  expect(answer).toContain('二十四秒');
  await judge(id, false, reader, '2024 版是 14 秒');
  const opened = await read(id);
  expect(opened).toMatchObject({
    status: 'pending',
    question: QUESTION,
    feedback: '2024 版是 14 秒',
    userId: reader.userId,
    assigneeId: null,
    cause: null,
    facts: [],
    suggested: null,
    events: [{ kind: 'opened', username: '' }],
    knowledgeBases: [{ id: kbId, name: '规则' }],
  });
  expect(opened.number).toBeGreaterThan(0);

  await update(id, {
    assigneeId: keeper.userId,
    dueTime: '2020-01-01 18:00:00',
    cause: 'wrongChunk',
    status: 'processing',
  });
  const mine = { current: 1, size: 5, assigneeId: keeper.userId, overdue: true } as const;
  expect(await app.call(pageAnswerFeedback, mine, { as: keeper })).toMatchObject({
    total: 1,
    counts: { open: 1, mine: 1, overdue: 1 },
    list: [{ id, number: opened.number, assigneeId: keeper.userId, overdue: true, cause: 'wrongChunk', reopened: 0 }],
  });
  await app.call(commentFeedbackCase, { id, text: '换成新版' }, { as: keeper });

  const [chunk] = (await app.call(pageChunks, { documentId, current: 1, size: 5 }, { as: keeper })).list;
  if (chunk === undefined) throw new Error('there is no chunk');
  await app.call(updateChunk, { id: chunk.id, content: '前场掷球入界时计时钟复位至十四秒。' }, { as: keeper });
  await app.call(noteMend, { id, kind: 'chunk', targetId: chunk.id }, { as: keeper });
  const again = await vi.waitFor(
    async () => {
      const said = await app.call(askCaseAgain, { id }, { as: keeper });
      expect(said.answer).toContain('十四秒');
      return said;
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(again.references).toMatchObject([{ chunkId: chunk.id }]);
  expect(await read(id)).toMatchObject({
    again: { answer: again.answer },
    mends: [{ kind: 'chunk', id: chunk.id, documentId, name: '规则.md #1' }],
    facts: [{ kind: 'changed', cause: 'wrongChunk', name: '规则.md', chunkId: chunk.id }],
    suggested: 'wrongChunk',
  });

  await app.call(closeFeedbackCases, { idList: [id], reply: '已改为 14 秒', withAnswer: true }, { as: keeper });
  expect(await read(id)).toMatchObject({ status: 'done', reply: '已改为 14 秒' });
  const told = await app.call(pageNotificationRecords, { current: 1, size: 5 }, { as: reader });
  expect(told.list).toMatchObject([
    { content: '<p>已改为 14 秒</p>', href: `/assistantAI/chatAI?topic=${topicId}`, readFlag: false },
  ]);
  const turns = await app.call(pageSessions, { topicId, current: 1, size: 5 }, { as: reader });
  expect(turns.list).toMatchObject([
    { id, isLike: false },
    { question: QUESTION, answer: again.answer, references: [{ chunkId: chunk.id }] },
  ]);
  // Closed twice, nobody is told twice.
  await app.call(closeFeedbackCases, { idList: [id], reply: '再说一次', withAnswer: true }, { as: keeper });
  expect((await app.call(pageNotificationRecords, { current: 1, size: 5 }, { as: reader })).total).toBe(1);
  expect(await app.call(analyseFeedbackCases, {}, { as: keeper })).toMatchObject({
    opened: 1,
    closed: 1,
    open: 0,
    causes: [{ cause: 'wrongChunk', count: 1 }],
  });

  const worse = await asked(other, '前场掷球入界计时钟复位至几秒');
  await judge(worse.id, false, other);
  await vi.waitFor(async () => expect((await read(id)).status).toBe('pending'), { timeout: 30_000, interval: 200 });
  const reopened = await read(id);
  expect(reopened).toMatchObject({ reopened: 1, same: [{ id: worse.id, status: 'pending', again: null }] });
  expect(reopened.events.at(-1)).toMatchObject({ kind: 'reopened', username: '' });
  const outcome = async () => (await read(worse.id)).same;
  expect(await outcome()).toMatchObject([{ id, again: 'changed' }]);
  await app.call(askCaseAgain, { id: worse.id }, { as: keeper });
  expect((await read(id)).same).toMatchObject([{ id: worse.id, again: 'same' }]);
  await app.db.query(sql`
    update answer_handling set again = jsonb_set(again, '{failure}', '"模型没有回答"') where session_id = ${id}`);
  expect(await outcome()).toMatchObject([{ id, again: 'failed' }]);

  const without = { current: 1, size: 5, cause: null, assistantId } as const;
  expect(await app.call(pageAnswerFeedback, without, { as: keeper })).toMatchObject({
    total: 1,
    list: [{ id: worse.id }],
  });
}, 120_000);

it('is closed where its reader likes the answer after all, and open again where they do not', async () => {
  const { id } = await asked(reader, '掷球入界怎么复位？');
  await judge(id, false);
  await judge(id, false, reader, '还是不对');
  expect(await kindsOf(id)).toEqual(['opened']);
  await judge(id, true);
  expect((await read(id)).status).toBe('done');
  await judge(id, false);
  expect(await read(id)).toMatchObject({ status: 'pending', reopened: 1 });
  expect(await kindsOf(id)).toEqual(['opened', 'closed', 'reopened']);
  await app.call(handleAnswerFeedback, { idList: [id], status: 'ignored' }, { as: keeper });
  expect((await kindsOf(id)).at(-1)).toBe('ignored');
});

it('says what speaks for a cause: nothing was found, the question says little, a passage is gone', async () => {
  const nothing = await asked(reader, '火星');
  await judge(nothing.id, false);
  expect(await read(nothing.id)).toMatchObject({
    facts: [
      { kind: 'nothingFound', cause: 'missing', chunkId: null },
      { kind: 'short', cause: 'unclear' },
    ],
    suggested: 'missing',
  });
  const gone = await asked(reader, '掷球入界时计时钟怎么办？');
  await judge(gone.id, false);
  await app.db.query(sql`update documents set enabled = false where id = ${documentId}`);
  expect(await read(gone.id)).toMatchObject({ facts: [{ kind: 'removed', name: '规则.md', documentId }] });
  await app.db.query(sql`update documents set enabled = true where id = ${documentId}`);
});

it('tells somebody whom a case is given to, and changes all of several or none', async () => {
  const { id } = await asked(reader, '计时钟复位的规定是什么？');
  await judge(id, false);
  const second = await app.user({ permissions: ['feedback.answers'] });
  await update(id, { assigneeId: second.userId });
  expect((await app.call(pageNotificationRecords, { current: 1, size: 5 }, { as: second })).list).toMatchObject([
    { href: `/assistantAI/knowledgeBase/feedbackHandle?open=${id}` },
  ]);
  await expect(update(id, { assigneeId: other.userId })).rejects.toMatchObject({
    status: 409,
    reason: 'assignee_not_permitted',
  });
  expect((await read(id)).assigneeId).toBe(second.userId);
  await expect(update(id, { dueTime: '0001-01-01 00:00:00' })).rejects.toMatchObject({ status: 400 });
  await expect(update(id, { assigneeId: 'nobody' })).rejects.toMatchObject({ reason: 'user_not_found' });
  const both = [id, 'gone'];
  await expect(app.call(updateFeedbackCases, { idList: both, cause: 'model' }, { as: keeper })).rejects.toMatchObject({
    reason: 'feedback_not_found',
  });
  const close = { idList: both, reply: '好', withAnswer: false };
  await expect(app.call(closeFeedbackCases, close, { as: keeper })).rejects.toMatchObject({
    reason: 'feedback_not_found',
  });
  expect(await read(id)).toMatchObject({ cause: null, status: 'pending' });
});

it('shows nothing of a base that is hidden from whoever looks, and answers again only from what its reader may see', async () => {
  const { id } = await asked(reader, '前场掷球入界复位的秒数？');
  await judge(id, false);
  const { id: faqId } = await app.call(addFaq, { kbId, question: '复位几秒', answer: '<p>十四秒</p>' }, { as: keeper });
  await app.call(noteMend, { id, kind: 'faq', targetId: faqId }, { as: keeper });
  // For a role that neither of the two has.
  const outsider = await app.user({ permissions: ['feedback.answers'] });
  const insider = await app.user({ permissions: ['feedback.answers'] });
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${insider.userId}`,
  );
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${kbId}`);
  await app.db.query(sql`insert into knowledge_base_roles (knowledge_base_id, role_id) values (${kbId}, ${role?.id})`);
  const seen = await read(id, outsider);
  expect(seen.references.every(({ withheld }) => withheld)).toBe(true);
  expect(seen).toMatchObject({ mends: [{ name: '' }], knowledgeBases: [] });
  expect((await read(id, insider)).knowledgeBases).toEqual([{ id: kbId, name: '规则' }]);
  await expect(app.call(noteMend, { id, kind: 'faq', targetId: faqId }, { as: outsider })).rejects.toMatchObject({
    reason: 'mend_not_found',
  });
  const again = await app.call(askCaseAgain, { id }, { as: insider });
  expect(again).toMatchObject({ references: [], faq: null });
  expect(again.answer).not.toContain('十四秒');
  await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${kbId}`);
});

it('gives nobody an answer from a base that was taken from them after it was asked again', async () => {
  const { id, topicId } = await asked(reader, '前场掷球入界时计时钟应复位至多少？');
  await judge(id, false);
  const again = await app.call(askCaseAgain, { id }, { as: keeper });
  expect(again.references).not.toEqual([]);
  const answers = async () => (await app.call(pageSessions, { topicId, current: 1, size: 5 }, { as: reader })).total;
  const close = (withAnswer: boolean) =>
    app.call(closeFeedbackCases, { idList: [id], reply: '已修正', withAnswer }, { as: keeper });
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${kbId}`);
  await expect(close(true)).rejects.toMatchObject({ status: 409, reason: 'again_withheld' });
  expect([(await read(id)).status, await answers()]).toEqual(['pending', 1]);
  await close(false);
  expect([(await read(id)).status, await answers()]).toEqual(['done', 1]);
  await app.db.query(sql`update knowledge_bases set for_roles = false where id = ${kbId}`);
});

it('finds the answers to a question by an index, so that no case waits for all that was ever asked', async () => {
  await app.db.transaction(async (tx) => {
    await tx.query(sql`
      insert into answer_log (session_id, user_id, question, asked_at, status)
      select 'far' || n, ${reader.userId}, '别的问题', now() - interval '1 year', 'done' from generate_series(1, 20000) n`);
    await tx.query(sql`analyze answer_log`);
    const plan = await tx.query<{ 'QUERY PLAN': string }>(sql`
      explain select l.session_id from gap_turns g join answer_log l on coalesce(l.again_of, l.session_id) = g.asking
      where g.gap_seq = 1`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on answer_log');
    await tx.query(sql`delete from answer_log where session_id like 'far%'`);
  });
});

it('cannot be asked again where no assistant answered, and is not there for a liked answer', async () => {
  const [topicId, id] = [randomId(), randomId()];
  await app.db.query(sql`insert into topics (id, user_id) values (${topicId}, ${reader.userId})`);
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status)
    values (${id}, ${topicId}, 1, '写一首诗', '好', 'zh', 'done')`);
  await judge(id, true);
  await expect(read(id)).rejects.toMatchObject({ reason: 'feedback_not_found' });
  await judge(id, false);
  await expect(app.call(askCaseAgain, { id }, { as: keeper })).rejects.toMatchObject({ reason: 'assistant_not_found' });
  await expect(app.call(readFeedbackCase, { id }, { as: reader })).rejects.toMatchObject({ status: 403 });
});
