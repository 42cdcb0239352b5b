import { loading, ready } from '@console/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { VersionHistory, type VersionHistoryProps } from './VersionHistory.js';
import { versionList } from './versions.fixtures.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const history = (props: Partial<VersionHistoryProps>) => (
  <ConsoleProvider>
    <VersionHistory
      versions={ready({ list: versionList(4), total: 4 })}
      currentId="v4"
      text={ready('旧的一行')}
      comparedText={ready('新的一行')}
      {...props}
    />
  </ConsoleProvider>
);

it('restores nothing before the reader agreed, and lets nobody ask twice while it runs', async () => {
  let resolve = (): void => undefined;
  const onRestore = vi.fn(
    () =>
      new Promise<void>((done) => {
        resolve = done;
      }),
  );
  await render(history({ onRestore, defaultShown: { id: 'v2' } }));
  const restore = page.getByRole('button', { name: '恢复这一版' });
  await restore.click();
  await page.getByRole('button', { name: /取\s?消/ }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onRestore).not.toHaveBeenCalled();
  await restore.click();
  await page.getByRole('button', { name: /^恢\s?复$/ }).click();
  await vi.waitFor(() => expect(onRestore).toHaveBeenCalledExactlyOnceWith('v2'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: /版本 3/ }).click();
  await expect.element(page.getByRole('heading', { name: '版本 3' })).toBeVisible();
  expect(restore.query()).toBeNull();
  resolve();
  await expect.element(restore).toBeEnabled();
});

it('offers no way to restore the version in force', async () => {
  await render(history({ onRestore: () => Promise.resolve(), defaultShown: { id: 'v4' } }));
  await expect.element(page.getByRole('heading', { name: '版本 4' })).toBeVisible();
  expect(page.getByRole('button', { name: '恢复这一版' }).query()).toBeNull();
});

it('compares the newest with the one before it, and puts the older first whichever of the two was chosen', async () => {
  const onShownChange = vi.fn();
  const { rerender } = await render(history({ onShownChange, shown: { id: 'v4' } }));
  await page.getByText('比较', { exact: true }).click();
  expect(onShownChange).toHaveBeenLastCalledWith({ id: 'v4', comparedWith: 'v3' });
  // The text of version 4 is the newer side.
  await rerender(history({ onShownChange, shown: { id: 'v4', comparedWith: 'v3' } }));
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('版本 3');
  await expect.element(page.getByRole('row').nth(1).getByRole('cell').last()).toHaveTextContent('旧的一行');
  await rerender(history({ onShownChange, shown: { id: 'v3', comparedWith: 'v4' } }));
  await expect.element(page.getByRole('columnheader').first()).toHaveTextContent('版本 3');
  await expect.element(page.getByRole('row').nth(1).getByRole('cell').last()).toHaveTextContent('新的一行');
});

it('keeps what is looked at while more versions and the text are on their way', async () => {
  const more = { versions: ready({ list: versionList(4, 24), total: 24 }), currentId: 'v24', onMore: vi.fn() };
  const { rerender } = await render(history({ ...more, defaultShown: { id: 'v21' } }));
  await expect.element(page.getByText('旧的一行')).toBeVisible();
  await rerender(history({ ...more, more: loading, defaultShown: { id: 'v21' } }));
  await expect.element(page.getByText('旧的一行')).toBeVisible();
  await rerender(history({ ...more, versions: ready({ list: versionList(24), total: 24 }) }));
  await expect.element(page.getByRole('heading', { name: '版本 21' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /更早的版本/ })).not.toBeInTheDocument();
});
