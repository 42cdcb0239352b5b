import {
  pageSessions,
  pageSharedTopics,
  pageTopics,
  readTopicShare,
  shareTopic,
  type Topic,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../../testing/fakeServer.js';
import { openPage } from '../../../testing/openPage.js';
import ChatPage from '../ChatPage.js';
import EmbeddedChatPage from '../EmbeddedChatPage.js';
import * as samples from './shared.fixtures.js';

const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, current: 1, size: 50 });
const topic: Topic = {
  id: 't9',
  title: '中场休息',
  assistantId: 'general',
  assistantName: '通用助手',
  running: false,
  createTime: samples.sharedAnswer.createTime,
  updateTime: samples.sharedAnswer.createTime,
};
const own = [fake(pageSessions, { data: pageOf(samples.sharedAnswer) }), fake(pageTopics, { data: pageOf(topic) })];
const share = page.getByRole('button', { name: '分享', exact: true });
const others = page.getByRole('link', { name: '分享给我的' });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

it('is shared from its head, and what others share is reached over the list', async () => {
  await serveFakes([
    ...own,
    fake(readTopicShare, { data: { shared: false, time: null } }),
    fake(shareTopic, { data: null }),
    fake(pageSharedTopics, { data: pageOf(...samples.others) }),
  ]);
  await openPage(ChatPage, '/assistantAI/chatAI?topic=t9');
  await share.click();
  await expect.element(page.getByText('分享会话')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await others.click();
  await expect.element(page.getByText('三分线距离篮圈多少米？')).toBeVisible();
  await page.getByRole('button', { name: '返回对话' }).click();
  await expect.element(others).toBeVisible();
});

it('is nothing where the chat stands in another portal', async () => {
  await serveFakes(own);
  await openPage(EmbeddedChatPage, '/expAI?topic=t9');
  await expect.element(page.getByRole('button', { name: '导出会话' })).toBeVisible();
  expect([share.elements(), others.elements()]).toEqual([[], []]);
});
