import { ready } from '@console/base';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { CommandPalette } from './CommandPalette.js';
import { find, recent } from './palette.fixtures.js';
import type { CommandItem } from './types.js';
import { useCommandPalette, useSearchKey } from './useCommandPalette.js';

afterEach(cleanup);

const onChoose = vi.fn<(item: CommandItem) => void>();

const Palette = () => {
  const palette = useCommandPalette();
  useSearchKey(() => palette.onOpenChange(true));
  return (
    <>
      <input aria-label="elsewhere" />
      <CommandPalette {...palette} results={ready(find(palette.query))} recent={recent} onChoose={onChoose} />
    </>
  );
};

const field = () => page.getByRole('combobox', { name: '搜索' });
const active = () => {
  const id = field().element().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  return option?.querySelector('b')?.textContent;
};

const open = async () => {
  onChoose.mockClear();
  await render(
    <ConsoleProvider>
      <Palette />
    </ConsoleProvider>,
  );
  const elsewhere = page.getByLabelText('elsewhere').element();
  if (elsewhere instanceof HTMLElement) elsewhere.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
};

it('opens with Ctrl K wherever the focus is, shows what was opened last, and gives the focus back', async () => {
  await open();
  await expect.element(page.getByRole('listbox', { name: '最近打开' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('elsewhere')).toHaveFocus();
});

it('walks through all groups and around, and opens what is active', async () => {
  await open();
  await userEvent.fill(field(), '裁判');
  await expect.poll(active).toBe('裁判管理');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toBe('李慧敏');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toBe('裁判员培训');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChoose.mock.calls.map(([item]) => item.id)).toEqual(['b1']);
  await expect.element(field()).not.toBeInTheDocument();
});

it('leaves Enter and arrows to the input method while a word is composed', async () => {
  await open();
  await userEvent.fill(field(), '裁判');
  await expect.poll(active).toBe('裁判管理');
  const element = field().element();
  for (const key of ['ArrowDown', 'Enter']) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));
  }
  expect(active()).toBe('裁判管理');
  expect(onChoose).not.toHaveBeenCalled();
});

it('says that nothing was found, in the words that were typed', async () => {
  await open();
  await userEvent.fill(field(), '足球');
  await expect.element(page.getByText('没有找到与“足球”有关的内容')).toBeVisible();
});
