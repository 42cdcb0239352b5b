import { ready } from '@console/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { groups, saved } from './settings.fixtures.js';
import { SettingsRows, type SettingsRowsProps } from './SettingsRows.js';

beforeEach(() => page.viewport(1440, 1100));
afterEach(cleanup);

const rows = (props: Partial<SettingsRowsProps>) => (
  <ConsoleProvider>
    <SettingsRows groups={groups} values={ready(saved)} onSave={() => Promise.resolve()} {...props} />
  </ConsoleProvider>
);
const host = () => page.getByRole('textbox', { name: '来源' });
const strict = () => page.getByRole('switch', { name: '只根据资料回答' });

/** A saving that is answered by hand. */
const slow = () => {
  const answers: ((problems?: Record<string, string>) => void)[] = [];
  const onSave = vi.fn<SettingsRowsProps['onSave']>(() => new Promise((resolve) => answers.push(resolve)));
  return { onSave, answer: (problems?: Record<string, string>) => answers.shift()?.(problems) };
};

it('keeps what is typed through newer values, and through what is typed while it is saved', async () => {
  const { onSave, answer } = slow();
  const { rerender } = await render(rows({ onSave }));
  await host().fill('https://a.example');
  await rerender(rows({ onSave, values: ready({ ...saved, host: 'https://other.example', perDay: 7 }) }));
  await expect.element(host()).toHaveValue('https://a.example');
  await expect.element(page.getByRole('spinbutton', { name: '每天' })).toHaveValue('7');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ host: 'https://a.example' }));
  await host().fill('https://a.example/b');
  answer();
  await expect.element(page.getByText('1 项未保存')).toBeVisible();
  await expect.element(host()).toHaveValue('https://a.example/b');
});

it('shows what was saved until the newer values arrive, and then those', async () => {
  const { rerender } = await render(rows({ saveBy: 'each' }));
  await strict().click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await expect.element(strict()).not.toBeChecked();
  await rerender(rows({ saveBy: 'each', values: ready({ ...saved, strict: false }) }));
  await expect.element(strict()).not.toBeChecked();
  await rerender(rows({ saveBy: 'each', values: ready({ ...saved, strict: true }) }));
  await expect.element(strict()).toBeChecked();
});

it.each([
  ['newer values arrive', { ...saved }, false],
  ['the same values were read again', saved, true],
])('shows what the server has kept once %s, and saves the change anew', async (_, kept, isRead) => {
  const { onSave, answer } = slow();
  const { rerender } = await render(rows({ onSave }));
  await host().fill('https://a.example');
  await userEvent.keyboard('{Enter}');
  answer();
  await expect.element(page.getByText('已保存')).toBeVisible();
  if (isRead) await rerender(rows({ onSave, values: ready(saved, true) }));
  await expect.element(host()).toHaveValue('https://a.example');
  await rerender(rows({ onSave, values: ready(kept) }));
  await expect.element(host()).toHaveValue('https://www.zjba.example.cn');
  await expect.element(page.getByText('已保存')).not.toBeInTheDocument();
  await host().fill('https://a.example');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave).toHaveBeenLastCalledWith({ host: 'https://a.example' });
});

it('shows what the server has kept also where that was read before the saving was answered', async () => {
  const { onSave, answer } = slow();
  const { rerender } = await render(rows({ saveBy: 'each', onSave }));
  await strict().click();
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await rerender(rows({ saveBy: 'each', onSave, values: ready({ ...saved }) }));
  await expect.element(strict()).not.toBeChecked();
  answer();
  await expect.element(strict()).toBeChecked();
  expect(onSave).toHaveBeenCalledOnce();
});

it('keeps what was saved where the values that arrive were asked for before', async () => {
  const { onSave, answer } = slow();
  const { rerender } = await render(rows({ onSave, values: ready(saved, true) }));
  await host().fill('https://a.example');
  await userEvent.keyboard('{Enter}');
  answer();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await rerender(rows({ onSave, values: ready({ ...saved }) }));
  await expect.element(host()).toHaveValue('https://a.example');
});

it('saves a switch that was turned again while it was saved once more, one call after the other', async () => {
  const { onSave, answer } = slow();
  await render(rows({ saveBy: 'each', onSave }));
  await strict().click();
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ strict: false }));
  await strict().click();
  expect(onSave).toHaveBeenCalledOnce();
  answer();
  await vi.waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ strict: true }));
  answer();
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('saves the others where one is refused, and lets that one be mended or taken back', async () => {
  const onSave = vi.fn<SettingsRowsProps['onSave']>(() => Promise.resolve({ host: '没有这个域名' }));
  await render(rows({ onSave }));
  await strict().click();
  await host().fill('https://x.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(host()).toHaveAccessibleDescription(/没有这个域名/);
  await expect.element(page.getByText('1 项未保存')).toBeVisible();
  await page.getByRole('button', { name: '撤销来源的修改' }).click();
  await expect.element(host()).toHaveValue('https://www.zjba.example.cn');
  await expect.element(page.getByText('没有这个域名')).not.toBeInTheDocument();
});
