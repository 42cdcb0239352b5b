import { pageKnowledgeBases } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import KnowledgePage from './KnowledgePage.js';

const address = '/assistantAI/knowledgeBase/index';

beforeEach(async () => {
  localStorage.clear();
  await serveFakes([fake(pageKnowledgeBases, { data: { list: [], total: 0, current: 1, size: 20 } })]);
});
afterEach(cleanup);

const dialog = page.getByRole('dialog', { name: '新建知识库' });
const name = dialog.getByLabelText('名称');

it('brings a half-filled new knowledge base back after a reload, and gives it up when asked to', async () => {
  await openPage(KnowledgePage, `${address}?open=new`);
  await name.fill('裁判规则');
  await openPage(KnowledgePage, `${address}?open=new`);
  await expect.element(name).toHaveValue('裁判规则');
  await dialog.getByRole('button', { name: '取消' }).click();
  await dialog.getByRole('button', { name: '放弃' }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await openPage(KnowledgePage, `${address}?open=new`);
  await expect.element(name).toHaveValue('');
});

it('asks before Back takes what was typed into a dialog', async () => {
  const router = await openPage(KnowledgePage, address);
  await page.getByRole('button', { name: '新建知识库' }).first().click();
  await name.fill('裁判规则');
  await router.navigate(-1);
  await expect.element(page.getByText('放弃未保存的修改？').last()).toBeVisible();
  await page.getByRole('button', { name: '取消' }).last().click();
  await expect.element(page.getByText('放弃未保存的修改？').last()).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('裁判规则');
});
