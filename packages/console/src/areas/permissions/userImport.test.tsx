import { ApiError } from '@console/api';
import { importUsers, pageUsers } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import { ImportUsersDrawer } from './ImportUsersDrawer.js';
import UsersPage from './UsersPage.js';

const list = '/assistantAI/permission/user/index';
const drawer = page.getByRole('dialog', { name: '导入用户' });
const button = (name: string | RegExp) => drawer.getByRole('button', { name });

/** Calls that import wait here until the test lets them go, or fail. */
let waiting: { go: () => void; fail: (error: ApiError) => void }[];
/** What reached the server: the rows of each call, `check` for a dry run. */
let sent: string[];

const before = ({ path }: { path: string }): Promise<void> =>
  path === importUsers.path
    ? new Promise((go, fail) => {
        waiting.push({ go, fail });
      })
    : Promise.resolve();
/** The call under way, once there is one. */
const next = async () => {
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const [call] = waiting.splice(0);
  if (call === undefined) throw new Error('nothing was sent');
  return call;
};

const user = (row: number, dryRun: boolean) => ({
  row,
  account: `user${row}`,
  username: `用户${row}`,
  password: dryRun ? null : `Secret-${row}`,
});
/** The rows of a file of 25 users under one line of titles. */
const rows = Array.from({ length: 25 }, (_, index) => index + 2);
const lines = rows.map((row) => `user${row},用户${row},139000000${row},user${row}@example.com,竞赛部,业务人员`);
const csv = new File([['账号,用户名,手机号,邮箱,部门,角色', ...lines].join('\n')], '新用户.csv', { type: 'text/csv' });

beforeEach(async () => {
  localStorage.clear();
  waiting = [];
  sent = [];
  await serveFakes([
    fake(pageUsers, { data: { list: [], total: 0, current: 1, size: 20 } }),
    fake(importUsers, {
      dataFor: ({ dryRun, fromRow = 2, toRow = 26 }) => {
        sent.push(dryRun ? 'check' : `${fromRow}-${toRow}`);
        const added = rows.filter((row) => row >= fromRow && row <= toRow).map((row) => user(row, dryRun));
        return { added, refused: [] };
      },
    }),
  ]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const choose = async () => {
  await vi.waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  const field = document.querySelector('input[type=file]');
  if (field) await page.elementLocator(field).upload(csv);
};
const openChecked = async () => {
  await openPage(UsersPage, `${list}?open=import`, { before });
  await choose();
  (await next()).go();
  await expect.element(drawer.getByText('可以导入 25 位用户')).toBeVisible();
};
const begin = async () => {
  await openChecked();
  await button('导入 25 位用户').click();
};

it('adds users ten at a time, stops after those under way, and goes on with the rest', async () => {
  await begin();
  const first = await next();
  await button('停止').click();
  first.go();
  await expect.element(drawer.getByText('已停止，还有 15 位用户没有导入。')).toBeVisible();
  expect(sent).toEqual(['check', '2-11']);
  await button('继续导入 15 位').click();
  (await next()).go();
  (await next()).go();
  await expect.element(drawer.getByText(/已导入 25 位用户。/)).toBeVisible();
  expect(sent).toEqual(['check', '2-11', '12-21', '22-26']);
});

it('stops in the place of closing, and asks before passwords are lost that nobody has', async () => {
  await begin();
  const first = await next();
  await drawer.getByRole('button', { name: /关闭/ }).click();
  first.go();
  await expect.element(drawer.getByText('已停止，还有 15 位用户没有导入。')).toBeVisible();
  await button('完成').click();
  await expect.element(page.getByText('不下载初始密码就关闭？').last()).toBeVisible();
  await page.getByRole('button', { name: '取消' }).last().click();
  await expect.element(drawer.getByText(/已导入 10 位用户。/)).toBeVisible();
  await button('完成').click();
  await page.getByRole('button', { name: '不下载，关闭' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(sent).toEqual(['check', '2-11']);
});

it('keeps what was added when a call fails, says why, and goes on from there', async () => {
  await begin();
  (await next()).go();
  (await next()).fail(new ApiError({ status: 503, code: 503, message: '服务器繁忙，请稍后' }));
  await expect.element(drawer.getByText('服务器繁忙，请稍后')).toBeVisible();
  await expect.element(drawer.getByText('已停止，还有 15 位用户没有导入。')).toBeVisible();
  await expect.element(drawer.getByText(/已导入 10 位用户。/)).toBeVisible();
  await button('继续导入 15 位').click();
  await expect.element(drawer.getByText('服务器繁忙，请稍后')).not.toBeInTheDocument();
  (await next()).go();
  (await next()).go();
  await expect.element(drawer.getByText(/已导入 25 位用户。/)).toBeVisible();
  expect(sent).toEqual(['check', '2-11', '12-21', '22-26']);
});

it('does not add again whom the server may have added, and says so', async () => {
  await begin();
  (await next()).fail(new ApiError({ status: 0, code: 0, message: '网络已断开' }));
  await button('继续导入 15 位').click();
  (await next()).go();
  (await next()).go();
  await expect.element(drawer.getByText(/已导入 15 位用户。/)).toBeVisible();
  await expect.element(drawer.getByText(/不确定是否已导入/).first()).toBeVisible();
  expect(sent).toEqual(['check', '12-21', '22-26']);
});

/** A tab that imports, what closes it, and what opens it anew. */
const Tab = () => {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <ImportUsersDrawer open onClose={() => setOpen(false)} />}
      <button type="button" onClick={() => setOpen(!open)}>
        标签
      </button>
    </>
  );
};
// The drawer lies over it.
const turnTab = () =>
  page
    .getByRole('button', { name: '标签', exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
const closeTab = async () => {
  turnTab();
  await expect.element(drawer).not.toBeInTheDocument();
};
/** What is sent by a tab opened anew reaches the server after whatever the closed one still sent. */
const checkAnew = async () => {
  turnTab();
  await expect.element(drawer).toBeVisible();
  await choose();
  (await next()).go();
  await expect.element(drawer.getByText('可以导入 25 位用户')).toBeVisible();
};

it('adds nobody more once its tab is closed', async () => {
  await openPage(Tab, '/', { before });
  await choose();
  (await next()).go();
  await button('导入 25 位用户').click();
  const first = await next();
  await closeTab();
  first.go();
  await checkAnew();
  expect(sent).toEqual(['check', '2-11', 'check']);
});

it('does not send what is to be checked once its tab is closed', async () => {
  await openPage(Tab, '/', { before });
  await choose();
  const check = await next();
  await closeTab();
  check.go();
  await checkAnew();
  expect(sent).toEqual(['check']);
});

it('gives up what is being checked when it is closed, and begins with nothing next time', async () => {
  await openPage(UsersPage, `${list}?open=import`, { before });
  await choose();
  await expect.element(drawer.getByText('正在检查…')).toBeVisible();
  const check = await next();
  await button('取消').click();
  await expect.element(drawer).not.toBeInTheDocument();
  check.go();
  await page.getByRole('button', { name: '导入用户' }).click();
  await expect.element(button(/选择表格/)).toBeVisible();
  await expect.element(drawer.getByText('新用户.csv')).not.toBeInTheDocument();
  await choose();
  (await next()).go();
  await expect.element(drawer.getByText('可以导入 25 位用户')).toBeVisible();
  expect(sent).toEqual(['check']);
});

it('says that the passwords were not downloaded, and does not take them for known', async () => {
  await begin();
  for (const _ of [1, 2, 3]) (await next()).go();
  const download = button('下载账号和密码');
  await expect.element(download).toBeVisible();
  const refused = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('no room');
  });
  await download.click();
  await expect.element(page.getByText('没有导出成功，请重试')).toBeVisible();
  await button('完成').click();
  await expect.element(page.getByText('不下载初始密码就关闭？').last()).toBeVisible();
  await page.getByRole('button', { name: '取消' }).last().click();
  refused.mockRestore();
  const kept = vi.spyOn(URL, 'createObjectURL');
  await download.click();
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
  await button('完成').click();
  await expect.element(drawer).not.toBeInTheDocument();
});
