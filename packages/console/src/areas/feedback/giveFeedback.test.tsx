import { addUserFeedback } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import GiveFeedback from './GiveFeedback.js';

let given: string[];

beforeEach(async () => {
  localStorage.clear();
  given = [];
  await serveFakes([
    fake(addUserFeedback, {
      dataFor: ({ feedbackInfo }) => {
        given.push(feedbackInfo);
        return { id: 'f1' };
      },
    }),
  ]);
});
afterEach(cleanup);

const Shell = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        意见反馈
      </button>
      <GiveFeedback open={open} onClose={() => setOpen(false)} />
    </>
  );
};

const dialog = page.getByRole('dialog');
const text = dialog.getByLabelText('意见或建议');
const restored = dialog.getByText('已恢复上次未保存的内容');
const show = () => page.getByRole('button', { name: '意见反馈' }).click();
/** As after a reload. */
const arrive = async () => {
  await openPage(Shell, '/');
  await show();
};
const chooseImage = async () => {
  await vi.waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  const field = document.querySelector('input[type=file]');
  const picture = new File([new Uint8Array(8)], '截图.png', { type: 'image/png' });
  if (field) await page.elementLocator(field).upload(picture);
  await expect.element(dialog.getByText('截图.png')).toBeVisible();
};

it('brings a half-written opinion back after a reload, and gives it up when asked to', async () => {
  await arrive();
  await text.fill('分段页希望能按页码批量停用');
  await chooseImage();
  await arrive();
  await expect.element(restored).toBeVisible();
  await expect.element(text).toHaveValue('分段页希望能按页码批量停用');
  await dialog.getByRole('button', { name: '放弃' }).click();
  await expect.element(text).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
  await arrive();
  await expect.element(text).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

it('forgets it when it was sent, and when it was closed on purpose', async () => {
  await arrive();
  await text.fill('按页码批量停用');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(given).toEqual(['按页码批量停用']);
  await show();
  await expect.element(text).toHaveValue('');
  await text.fill('再想想');
  await chooseImage();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await dialog.getByRole('button', { name: '放弃' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await show();
  await expect.element(text).toHaveValue('');
  await arrive();
  await expect.element(text).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

it('asks for nothing when it is closed with nothing in it, and brings nothing back of an image alone', async () => {
  await arrive();
  await chooseImage();
  await vi.waitFor(() => expect(Object.keys(localStorage).join()).toContain('giveFeedback'));
  await arrive();
  await expect.element(text).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
