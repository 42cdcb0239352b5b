import {
  ask,
  deleteSessions,
  deleteTopics,
  giveLike,
  insertTopic,
  pageSessions,
  pageTopics,
  readAnswer,
  readEvidence,
  readEvidencePage,
  stopAnswer,
  streamAnswer,
  updateTopic,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '../../../models/index.js';
import { type FakeModel, startFakeModel } from '../../../models/testing/fakeModel.js';
import { allEvents, type Chat, passage, readEvents, startChat } from '../testing/startChat.js';

let fake: FakeModel;
let chat: Chat;
let user: string;
let assistantId: string;
beforeAll(async () => {
  fake = await startFakeModel();
  chat = await startChat({
    model: createChatModel({ baseUrl: fake.url, model: 'test' }),
    passages: [passage('进攻计时钟应停止。'), passage('第十二页。', { positions: [[12, 0, 1, 0, 1]] })],
  });
});
afterAll(async () => {
  await chat.close();
  await fake.close();
});
beforeEach(async () => {
  fake.behave({});
  user = await chat.user();
  assistantId = await chat.assistant();
});

const answered = async (input: { question?: string; topicId?: string; replaces?: string } = {}) => {
  const asked = await chat.call(ask, { assistantId, question: '何时复位？', ...input }, user);
  await allEvents(await chat.send(streamAnswer, { id: asked.id }, user));
  return asked;
};
/** An answer that stands still after its first piece. */
const running = async (input: { topicId?: string } = {}) => {
  fake.behave({ reply: ['开头', '结尾'], pauseAfter: 1 });
  const asked = await chat.call(ask, { assistantId, question: '慢慢说', ...input }, user);
  for await (const { event } of readEvents(await chat.send(streamAnswer, { id: asked.id }, user))) {
    if (event === 'delta') break;
  }
  return asked;
};
const refused = (status: number, reason: string) => ({ status, reason });

describe('a conversation', () => {
  it('belongs to who began it: to others it does not exist', async () => {
    const { id, topicId } = await answered();
    const other = await chat.user();
    const paging = { current: 1, size: 10 };
    await expect(chat.call(readAnswer, { id }, other)).rejects.toMatchObject(refused(404, 'session_not_found'));
    await expect(chat.call(stopAnswer, { id }, other)).rejects.toMatchObject(refused(404, 'session_not_found'));
    await expect(chat.call(giveLike, { id, isLike: true }, other)).rejects.toMatchObject(
      refused(404, 'session_not_found'),
    );
    await expect(chat.call(deleteSessions, { idList: [id] }, other)).rejects.toMatchObject(
      refused(404, 'session_not_found'),
    );
    await expect(chat.call(readEvidence, { id, documentId: 'rules' }, other)).rejects.toMatchObject(
      refused(404, 'session_not_found'),
    );
    await expect(chat.call(pageSessions, { topicId, ...paging }, other)).rejects.toMatchObject(
      refused(404, 'topic_not_found'),
    );
    await expect(chat.call(updateTopic, { id: topicId, title: '我的' }, other)).rejects.toMatchObject(
      refused(404, 'topic_not_found'),
    );
    await expect(chat.call(deleteTopics, { idList: [topicId] }, other)).rejects.toMatchObject(
      refused(404, 'topic_not_found'),
    );
    await expect(chat.call(ask, { topicId, question: '插话' }, other)).rejects.toMatchObject(
      refused(404, 'topic_not_found'),
    );
    expect((await chat.send(streamAnswer, { id }, other)).status).toBe(404);
    expect((await chat.send(readEvidencePage, { id, documentId: 'rules', page: 3 }, other)).status).toBe(404);
    expect(await chat.call(pageTopics, paging, other)).toMatchObject({ list: [], total: 0 });
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ status: 'done', isLike: null });
  });

  it('takes its title from the first question, on one line, and keeps a given one', async () => {
    const long = `第一行\n${'很长的问题'.repeat(10)}`;
    const { topicId } = await answered({ question: long });
    const made = await chat.call(insertTopic, { assistantId, title: '我起的名字' }, user);
    await answered({ topicId: made.id });
    const { list } = await chat.call(pageTopics, { current: 1, size: 10 }, user);
    expect(list.map(({ id }) => id)).toEqual([made.id, topicId]);
    expect(list[0]?.title).toBe('我起的名字');
    expect(list[1]?.title).toMatch(/^第一行 很长的问题.{20}…$/);
    expect(list[1]?.title).toHaveLength(30);
  });

  it('is found by words of its title, its questions and its answers, taken as they are', async () => {
    const { topicId } = await answered({ question: '占 100% 的一半' });
    await answered({ question: '别的' });
    const find = async (keyword: string) =>
      (await chat.call(pageTopics, { current: 1, size: 10, keyword }, user)).list.map(({ id }) => id);
    expect(await find('100%')).toEqual([topicId]);
    expect(await find('1%一')).toEqual([]);
    await chat.db.query(sql`update sessions set answer = '两倍于 50%' where topic_id = ${topicId}`);
    expect(await find('两倍于 50%')).toEqual([topicId]);
    await chat.call(updateTopic, { id: topicId, title: '新名字' }, user);
    expect(await find('新名字')).toEqual([topicId]);
    expect(await find('100%')).toEqual([topicId]);
  });

  it('tells the true total on a page past the end', async () => {
    const { topicId } = await answered();
    await answered({ topicId });
    expect(await chat.call(pageSessions, { topicId, current: 9, size: 10 }, user)).toMatchObject({
      list: [],
      total: 2,
    });
    expect(await chat.call(pageTopics, { current: 9, size: 10 }, user)).toMatchObject({ list: [], total: 1 });
  });

  it('answers one question at a time', async () => {
    const { id, topicId } = await running();
    expect((await chat.call(pageTopics, { current: 1, size: 1 }, user)).list[0]?.running).toBe(true);
    await expect(chat.call(ask, { topicId, question: '还有' }, user)).rejects.toMatchObject(
      refused(409, 'answer_running'),
    );
    await chat.call(stopAnswer, { id }, user);
    await allEvents(await chat.send(streamAnswer, { id }, user));
    fake.behave({});
    await answered({ topicId });
  });

  it('stops its running answer at the model when it is deleted', async () => {
    const before = fake.aborted();
    const { id, topicId } = await running();
    await chat.call(deleteTopics, { idList: [topicId] }, user);
    await fake.untilAborted(before + 1);
    await expect(chat.call(readAnswer, { id }, user)).rejects.toMatchObject(refused(404, 'session_not_found'));
  });

  it('is deleted only together with all that were named', async () => {
    const one = await running();
    await expect(chat.call(deleteTopics, { idList: [one.topicId, 'nobody'] }, user)).rejects.toMatchObject(
      refused(404, 'topic_not_found'),
    );
    expect(await chat.call(readAnswer, { id: one.id }, user)).toMatchObject({ status: 'running' });
    await chat.call(stopAnswer, { id: one.id }, user);
  });

  it('asks again in the place of a question, without it and what followed', async () => {
    const first = await answered({ question: '一' });
    const second = await answered({ question: '二', topicId: first.topicId });
    await answered({ question: '三', topicId: first.topicId });
    const again = await answered({ question: '二又', topicId: first.topicId, replaces: second.id });
    const { list } = await chat.call(pageSessions, { topicId: first.topicId, current: 1, size: 10 }, user);
    expect(list.map(({ id, question }) => [id, question])).toEqual([
      [first.id, '一'],
      [again.id, '二又'],
    ]);
    await expect(
      chat.call(ask, { topicId: first.topicId, question: '四', replaces: second.id }, user),
    ).rejects.toMatchObject(refused(404, 'topic_not_found'));
  });
});

describe('a judgement', () => {
  it('is kept, changed and taken back', async () => {
    const { id } = await answered();
    await chat.call(giveLike, { id, isLike: false, feedback: ' 不准确 ' }, user);
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ isLike: false, feedback: '不准确' });
    await chat.call(giveLike, { id, isLike: true }, user);
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ isLike: true, feedback: '' });
    await chat.call(giveLike, { id }, user);
    expect(await chat.call(readAnswer, { id }, user)).toMatchObject({ isLike: null, feedback: '' });
  });
});

describe('the evidence of an answer', () => {
  it('opens the cited pages and five on either side, and no others', async () => {
    const { id } = await answered();
    const evidence = await chat.call(readEvidence, { id, documentId: 'rules' }, user);
    expect(evidence.pages).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(evidence.heights).toHaveLength(20);
    const page = (documentId: string, number: number) =>
      chat.send(readEvidencePage, { id, documentId, page: number, width: 800 }, user);
    expect(await (await page('rules', 17)).text()).toBe('page 17');
    expect((await page('rules', 18)).status).toBe(404);
    expect((await page('another', 3)).status).toBe(404);
    await expect(chat.call(readEvidence, { id, documentId: 'another' }, user)).rejects.toMatchObject(
      refused(404, 'document_not_found'),
    );
  });
});

describe('a question', () => {
  it('is refused beyond so many a minute, however many conversations were deleted', async () => {
    const limited = await startChat({ db: chat.db, questionsPerMinute: 2 });
    const once = async () => {
      const { id, topicId } = await limited.call(ask, { question: '一' }, user);
      await allEvents(await limited.send(streamAnswer, { id }, user));
      await limited.call(deleteTopics, { idList: [topicId] }, user);
    };
    await once();
    await once();
    const response = await limited.send(ask, { question: '三' }, user);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await response.json()).toMatchObject({
      reason: 'too_many_questions',
      message: expect.stringMatching(/请 \d+ 秒后再试/),
    });
    await limited.call(ask, { question: '别人的' }, await chat.user());
    await chat.db.query(
      sql`update questions_asked set asked_at = asked_at - interval '1 minute' where user_id = ${user}`,
    );
    await once();
    await limited.close();
  });

  it('needs an assistant that is there and takes questions', async () => {
    await expect(chat.call(ask, { assistantId: 'nobody', question: '一' }, user)).rejects.toMatchObject(
      refused(404, 'assistant_not_found'),
    );
    await expect(chat.call(insertTopic, { assistantId: 'nobody' }, user)).rejects.toMatchObject(
      refused(404, 'assistant_not_found'),
    );
    await chat.db.query(sql`update assistants set enabled = false where id = ${assistantId}`);
    await expect(chat.call(ask, { assistantId, question: '一' }, user)).rejects.toMatchObject(
      refused(409, 'assistant_disabled'),
    );
  });
});
