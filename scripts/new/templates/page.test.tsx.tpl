import { add%Record%, page%Records%, remove%Records%, type %Record% } from '@console/api/contract';
import { fake } from '@console/api/fake';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import { first%Record%, stopped%Record% } from './%record%.fixtures.js';
import %Records%Page from './%Records%Page.js';

const address = '%path%';
let kept: %Record%[];

beforeEach(async () => {
  localStorage.clear();
  kept = [first%Record%];
  await serveFakes([
    fake(page%Records%, { dataFor: () => ({ list: kept, total: kept.length, current: 1, size: 20 }) }),
    fake(add%Record%, {
      dataFor: ({ name }) => {
        kept = [{ ...first%Record%, id: 'added', name }, ...kept];
        return { id: 'added' };
      },
    }),
    fake(remove%Records%, {
      dataFor: ({ idList }) => {
        kept = kept.filter(({ id }) => !idList.includes(id));
        return null;
      },
    }),
  ]);
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const dialog = page.getByRole('dialog');

it('lists what was added, without the spaces around its name', async () => {
  await openPage(%Records%Page, address);
  await page.getByRole('button', { name: '新建%zh%' }).click();
  await dialog.getByLabelText('名称').fill(`${stopped%Record%.name} `);
  await dialog.getByRole('button', { name: '创建' }).click();
  await expect.element(page.getByText(stopped%Record%.name, { exact: true })).toBeVisible();
  expect(kept.map(({ name }) => name)).toEqual([stopped%Record%.name, first%Record%.name]);
});

it('asks before it removes', async () => {
  await openPage(%Records%Page, address);
  const line = page.getByRole('row', { name: first%Record%.name });
  await line.getByRole('button', { name: '删除' }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('还没有%zh%')).toBeVisible();
  expect(kept).toEqual([]);
});
