import { listDialogueFiles, pageSessions, pageTopics, readEvidence, type Session } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import ChatPage from './ChatPage.js';

const address = '/assistantAI/chatAI?topic=t1';
const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, current: 1, size: 50 });

const answered: Session = {
  id: 's1',
  topicId: 't1',
  question: '中场休息有多长时间？',
  answer: '中场休息为 15 分钟 [1]。',
  status: 'done',
  notice: null,
  failure: null,
  stage: null,
  references: [
    {
      n: 1,
      chunkId: 'c1',
      chunkIndex: 5,
      documentId: 'd1',
      documentName: '竞赛规程.pdf',
      knowledgeBaseName: '竞赛规则库',
      heading: [],
      content: '第二节与第三节之间的中场休息为 15 分钟',
      positions: [[1, 80, 500, 120, 140]],
    },
  ],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: '2026-11-20T10:00:00+08:00',
};
const topic = {
  id: 't1',
  title: '中场休息',
  assistantId: 'general',
  assistantName: '通用助手',
  running: false,
  createTime: answered.createTime,
  updateTime: answered.createTime,
};
const sessions = fake(pageSessions, { data: pageOf(answered) });
const topics = fake(pageTopics, { data: pageOf(topic) });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const retry = page.getByRole('button', { name: '重试' });

it('says that the files of a conversation did not load, and shows them on another try', async () => {
  await serveFakes([sessions, topics, fake(listDialogueFiles, { fails: 'internal', message: '存储没有响应' })]);
  await openPage(ChatPage, address);
  await expect.element(page.getByText('会话中的文件没有加载出来：存储没有响应')).toBeVisible();
  await serveFakes([sessions, topics]);
  await retry.click();
  await expect.element(page.getByText(/会话中的文件/)).not.toBeInTheDocument();
});

it('offers no files where the backend takes none', async () => {
  await serveFakes([sessions, topics]);
  await openPage(ChatPage, address);
  await expect.element(page.getByRole('button', { name: /^添加附件/ })).toBeVisible();
  await serveFakes([sessions, topics, fake(listDialogueFiles, { fails: 'not_found' })]);
  await openPage(ChatPage, address);
  await expect.element(page.getByText('中场休息为 15 分钟', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^添加附件/ })).not.toBeInTheDocument();
  expect(page.getByText(/会话中的文件/).query()).toBeNull();
});

it('says that title and assistant of an older conversation did not load, and shows them on another try', async () => {
  await serveFakes([
    sessions,
    fake(pageTopics, { dataFor: ({ idList }) => (idList === undefined ? pageOf() : pageOf(topic)) }),
  ]);
  let calls = 0;
  await openPage(ChatPage, address, {
    // The list is the same call, and comes first.
    before: async ({ path }) => {
      calls += path === pageTopics.path ? 1 : 0;
      if (path === pageTopics.path && calls === 2) throw new Error('no connection');
    },
  });
  await expect.element(page.getByText(/^会话的标题和助手没有加载出来/)).toBeVisible();
  await retry.click();
  await expect.element(page.getByRole('heading', { name: '中场休息' })).toBeVisible();
  await expect.element(page.getByText(/会话的标题和助手/)).not.toBeInTheDocument();
});

it('shows the cited words where the backend has no pages to open', async () => {
  await serveFakes([sessions, topics, fake(readEvidence, { fails: 'not_found' })]);
  await openPage(ChatPage, `${address}&answer=s1&cite=1`);
  const rail = page.getByRole('complementary', { name: '依据' });
  await expect.element(rail.getByText('第二节与第三节之间的中场休息为 15 分钟')).toBeVisible();
  expect(rail.getByRole('alert').query()).toBeNull();
});
