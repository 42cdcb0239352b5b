import { ready } from '@console/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { clubs, regions } from './tree.fixtures.js';
import { TreeSelection, type TreeSelectionProps } from './TreeSelection.js';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

const tree = (props: Partial<TreeSelectionProps>) => (
  <ConsoleProvider>
    <TreeSelection label="赛区" items={ready(regions)} {...props} />
  </ConsoleProvider>
);

it('is gone through and chosen from by the keyboard', async () => {
  const onChange = vi.fn();
  await render(tree({ onChange }));
  await userEvent.click(page.getByRole('textbox', { name: '搜索赛区' }));
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown} ');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['shenzhen']));
});

it('draws of thousands those in sight, and chooses them all at once', async () => {
  const onChange = vi.fn();
  await render(tree({ label: '俱乐部', items: ready(clubs), onChange }));
  await userEvent.fill(page.getByRole('textbox', { name: '搜索俱乐部' }), '俱乐部');
  await expect.element(page.getByText('找到 4000 项')).toBeVisible();
  expect(page.getByRole('checkbox').elements().length).toBeLessThan(60);
  await userEvent.click(page.getByText('全选'));
  expect(onChange.mock.lastCall?.[0]).toHaveLength(4000);
  await userEvent.click(page.getByText('清空'));
  expect(onChange.mock.lastCall?.[0]).toEqual([]);
});

it('shows what its owner says, and follows', async () => {
  const { rerender } = await render(tree({ value: ['beijing'] }));
  await userEvent.click(page.getByRole('checkbox', { name: '华南赛区' }));
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
  await rerender(tree({ value: ['south'] }));
  await expect.element(page.getByRole('checkbox', { name: '华南赛区' })).toHaveAttribute('aria-checked', 'true');
});
