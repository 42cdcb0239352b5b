import { pageTagSystems, pageUsers, readTagSystem } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import LabelSystemsPage from '../areas/permissions/LabelSystemsPage.js';
import { alexandra, linxiao } from '../areas/permissions/permission.fixtures.js';
import UsersPage from '../areas/permissions/UsersPage.js';
import { serveFakes } from '../testing/fakeServer.js';
import { openPage } from '../testing/openPage.js';

const address = '/assistantAI/permission/user/index';

/** What the list was asked for, the last of it last. */
let asked: Record<string, unknown>[];
beforeEach(async () => {
  localStorage.clear();
  asked = [];
  await serveFakes([
    fake(pageUsers, {
      dataFor: (input) => {
        asked.push({ ...input });
        if (input.userId !== undefined) {
          const list = [alexandra].filter(({ id }) => id === input.userId);
          return { list, total: list.length, current: 1, size: 1 };
        }
        const { current, size } = input;
        return { list: current === 1 ? [linxiao] : [], total: 1, current, size };
      },
    }),
    fake(pageTagSystems, { data: { list: [], total: 0, current: 1, size: 20 } }),
    fake(readTagSystem, { fails: 'tag_system_not_found' }),
  ]);
});
afterEach(cleanup);

const list = () => page.getByRole('link', { name: linxiao.username });
const drawer = page.getByRole('dialog');

it('comes in the order that its address names', async () => {
  await openPage(UsersPage, `${address}?sort=-lastSignInTime`);
  await expect.element(list()).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ orders: [{ column: 'lastSignInTime', asc: false }] });
});

it('is ordered by a press on the head of a column', async () => {
  await page.viewport(1280, 800);
  await openPage(UsersPage, address);
  await page.getByRole('button', { name: '账号' }).click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ orders: [{ column: 'account', asc: true }] });
});

it('is not ordered by what no column of it is', async () => {
  await openPage(UsersPage, `${address}?sort=password`);
  await expect.element(list()).toBeVisible();
  expect(asked.at(-1)).not.toHaveProperty('orders');
});

it('takes only such filters from its address as it has', async () => {
  await openPage(UsersPage, `${address}?status=off&role=%3Cscript%3E`);
  await expect.element(list()).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ enabled: false });
  expect(asked.at(-1)).not.toHaveProperty('roleId');
});

it('goes to the last page there is where the one of its address is gone', async () => {
  await openPage(UsersPage, `${address}?current=7&q=李`);
  await expect.element(list()).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ current: 1, keyword: '李' });
});

it('opens a record that is not on the page shown', async () => {
  await openPage(UsersPage, `${address}?open=${alexandra.id}`);
  await expect.element(drawer.getByLabelText('用户名')).toHaveValue(alexandra.username);
});

it('says so where the record of its address is gone', async () => {
  await openPage(UsersPage, `${address}?open=nobody`);
  await expect.element(drawer.getByRole('heading', { name: '这条记录已经不在了' })).toBeVisible();
});

it('says why the record of its address does not load, where another call reads it', async () => {
  await openPage(LabelSystemsPage, '/configManagement/permissionSet/labelSystem/index?open=gone');
  await expect.element(drawer.getByRole('heading', { name: /tag_system_not_found|不存在/ })).toBeVisible();
});
