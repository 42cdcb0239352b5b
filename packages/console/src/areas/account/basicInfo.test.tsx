import { readUserBaseInfo, updateUserBaseInfo } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import BasicInfoDialog from './BasicInfoDialog.js';

const info = {
  id: 'u1',
  username: '陆远',
  account: 'luyuan',
  phoneNumber: '13800000001',
  email: 'luyuan@example.com',
  roles: [{ id: 'r1', name: '资料管理' }],
};

beforeEach(async () => {
  localStorage.clear();
  await serveFakes([fake(readUserBaseInfo, { data: info }), fake(updateUserBaseInfo, {})]);
});
afterEach(cleanup);

const Shell = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        基本信息
      </button>
      <BasicInfoDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const dialog = page.getByRole('dialog');
const email = dialog.getByLabelText('邮箱');
const phone = dialog.getByLabelText('手机号');
const restored = dialog.getByText('已恢复上次未保存的内容');
/** As after a reload. */
const arrive = async () => {
  await openPage(Shell, '/');
  await page.getByRole('button', { name: '基本信息' }).click();
  await expect.element(phone).toHaveValue('13800000001');
};

it('brings what was changed back after a reload, and gives it up when asked to', async () => {
  await arrive();
  await email.fill('yuan@example.com');
  await arrive();
  await expect.element(restored).toBeVisible();
  await expect.element(email).toHaveValue('yuan@example.com');
  await dialog.getByRole('button', { name: '放弃' }).click();
  await expect.element(email).toHaveValue('luyuan@example.com');
  await arrive();
  await expect.element(email).toHaveValue('luyuan@example.com');
  await expect.element(restored).not.toBeInTheDocument();
});

it('forgets what was saved', async () => {
  await arrive();
  await email.fill('yuan@example.com');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await arrive();
  await expect.element(email).toHaveValue('luyuan@example.com');
  await expect.element(restored).not.toBeInTheDocument();
});
