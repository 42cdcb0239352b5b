import { pageUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import { alexandra, linxiao } from './permission.fixtures.js';
import UserDetailsPage from './UserDetailsPage.js';
import UsersPage from './UsersPage.js';

const users = [linxiao, alexandra];
const list = '/assistantAI/permission/user/index';
const details = '/assistantAI/permission/user/userManagementDetails';

beforeEach(async () => {
  localStorage.clear();
  await serveFakes([
    fake(pageUsers, {
      dataFor: ({ userId }) => {
        const found = userId === undefined ? users : users.filter(({ id }) => id === userId);
        return { list: found, total: found.length, current: 1, size: 20 };
      },
    }),
  ]);
});
afterEach(cleanup);

const drawer = page.getByRole('dialog');
const department = drawer.getByLabelText('部门');
const edit = () => page.getByRole('button', { name: '编辑' }).click();

it('keeps an unsaved edit for its own user, and out of the form of another', async () => {
  await openPage(UserDetailsPage, `${details}?id=${linxiao.id}`);
  await edit();
  await department.fill('裁判委员会');
  await openPage(UserDetailsPage, `${details}?id=${alexandra.id}`);
  await edit();
  await expect.element(drawer.getByLabelText('用户名')).toHaveValue(alexandra.username);
  await expect.element(department).toHaveValue(alexandra.department);
  await openPage(UserDetailsPage, `${details}?id=${linxiao.id}`);
  await edit();
  await expect.element(department).toHaveValue('裁判委员会');
});

it('brings an edit of the list back on the page of the user', async () => {
  await openPage(UsersPage, `${list}?open=${linxiao.id}`);
  await department.fill('裁判委员会');
  await openPage(UserDetailsPage, `${details}?id=${linxiao.id}`);
  await edit();
  await expect.element(department).toHaveValue('裁判委员会');
});

it('opens no form for an address that names another user than its page', async () => {
  await openPage(UserDetailsPage, `${details}?id=${linxiao.id}&open=${alexandra.id}`);
  await expect.element(page.getByRole('button', { name: '编辑' })).toBeVisible();
  expect(drawer.query()).toBeNull();
});

it('asks before Cancel takes what was typed, and goes at once where nothing was', async () => {
  await openPage(UsersPage, `${list}?open=${linxiao.id}`);
  await department.fill('裁判委员会');
  await drawer.getByRole('button', { name: '取消' }).click();
  await drawer.getByRole('button', { name: '继续填写' }).click();
  await expect.element(department).toHaveValue('裁判委员会');
  await drawer.getByRole('button', { name: '取消' }).click();
  await drawer.getByRole('button', { name: '放弃' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await openPage(UsersPage, `${list}?open=${linxiao.id}`);
  await expect.element(department).toHaveValue(linxiao.department);
  await drawer.getByRole('button', { name: '取消' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});
