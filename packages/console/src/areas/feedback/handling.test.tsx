import { handleUserFeedback, pageUserFeedback, type UserFeedback } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import UserFeedbackPage from './UserFeedbackPage.js';

const address = '/assistantAI/permission/feed';
const feedback: UserFeedback = {
  id: 'f1',
  feedbackInfo: '希望合并显示',
  imageUrl: '',
  sessionId: null,
  question: '',
  userId: 'luyuan',
  username: '陆远',
  createTime: '2026-11-20T10:00:00+08:00',
  status: 'pending',
  handleNote: '',
  handledBy: '',
  handleTime: null,
};
const listed = fake(pageUserFeedback, { data: { list: [feedback], total: 1, current: 1, size: 20 } });

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const drawer = page.getByRole('dialog');

it('only shows feedback once the backend has said that it is not handled there', async () => {
  await serveFakes([listed, fake(handleUserFeedback, { fails: 'not_found' })]);
  await openPage(UserFeedbackPage, `${address}?open=f1`);
  await drawer.getByRole('radio', { name: '已处理' }).click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.element(drawer.getByRole('radio', { name: '已处理' })).not.toBeInTheDocument();
  await expect.element(drawer.getByText('希望合并显示')).toBeVisible();
  expect(drawer.getByRole('button', { name: '保存' }).query()).toBeNull();
  await expect.element(page.getByRole('button', { name: '查看' })).toBeVisible();
});

it('says that the feedback to open is not on this page, instead of nothing', async () => {
  await serveFakes([listed]);
  await openPage(UserFeedbackPage, `${address}?open=f9`);
  await expect.element(page.getByText('要打开的反馈不在这里，或已删除')).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByText('要打开的反馈不在这里，或已删除')).not.toBeInTheDocument();
});
