import { listRoles, listUserNames } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import SysMessageDetailPage from './SysMessageDetailPage.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('says that roles and users to write to did not load, and offers them on another try', async () => {
  await serveFakes([
    fake(listRoles, { fails: 'internal', message: '角色服务没有响应' }),
    fake(listUserNames, { fails: 'internal', message: '用户服务没有响应' }),
  ]);
  await openPage(SysMessageDetailPage, '/assistantAI/permission/sysMessageDetail');
  await page.getByRole('radio', { name: '指定角色' }).click();
  await expect.element(page.getByText(/角色没有加载出来：角色服务没有响应/)).toBeVisible();
  await page.getByRole('radio', { name: '指定用户' }).click();
  await expect.element(page.getByText(/用户没有加载出来：用户服务没有响应/)).toBeVisible();
  await serveFakes([]);
  await page.getByRole('button', { name: '重试 用户' }).click();
  await expect.element(page.getByText(/用户没有加载出来/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: '用户' })).toBeEnabled();
});
