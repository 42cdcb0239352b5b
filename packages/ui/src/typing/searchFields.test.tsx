import { ready } from '@console/base';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { FindBar } from '../chat/FindBar.js';
import { CommandPalette } from '../command-palette/CommandPalette.js';
import { ConversationList } from '../conversations/ConversationList.js';
import { EmojiPanel } from '../emoji/EmojiPanel.js';
import { RemoteSelect } from '../forms/RemoteSelect.js';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { TreeSelection } from '../tree-select/TreeSelection.js';

const look = vi.fn<(text: string) => void>();
beforeEach(() => look.mockClear());
afterEach(cleanup);

const field = async (role: 'combobox' | 'textbox', name: string) => {
  const found = page.getByRole(role, { name });
  await expect.element(found).toBeInTheDocument();
  const element = found.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('no field');
  return element;
};
/** What an input method does: its letters come one by one, and then the word in their place. */
const letters = (input: HTMLInputElement, text: string) => {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
};
const compose = (input: HTMLInputElement) => {
  input.focus();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  for (const text of ['c', 'cai', 'cai pan']) letters(input, text);
};
const takeOver = (input: HTMLInputElement, word: string) => {
  letters(input, word);
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: word }));
};
/** Longer than any of the fields waits for the next letter. */
const pause = () =>
  new Promise<void>((resolve) => {
    const end = performance.now() + 450;
    const turn = () => (performance.now() > end ? resolve() : requestAnimationFrame(turn));
    turn();
  });
const show = (widget: ReactElement) => render(<ConsoleProvider>{widget}</ConsoleProvider>);

const nothing = ready({ list: [], hasMore: false, loadingMore: false });

it.each([
  [
    'a field that looks elsewhere',
    'combobox',
    '成员',
    <RemoteSelect key="1" what="成员" aria-label="成员" mode="multiple" found={ready([])} onSearch={look} />,
  ],
  [
    'the command palette',
    'combobox',
    '搜索',
    <CommandPalette
      key="2"
      open
      query=""
      results={ready([])}
      onOpenChange={vi.fn()}
      onChoose={vi.fn()}
      onQueryChange={look}
    />,
  ],
  [
    'the list of conversations',
    'textbox',
    '搜索会话',
    <ConversationList
      key="3"
      conversations={nothing}
      now={new Date(0)}
      keyword="x"
      onKeywordChange={look}
      onAdd={vi.fn()}
      onOpen={vi.fn()}
    />,
  ],
  [
    'the search in a conversation',
    'textbox',
    '在会话中查找',
    <FindBar key="4" value="" total={0} current={0} onChange={look} onStep={vi.fn()} onClose={vi.fn()} />,
  ],
] as const)('%s looks for nothing while a word is composed, and then for the word', async (_, role, name, widget) => {
  await show(widget);
  const input = await field(role, name);
  compose(input);
  await pause();
  expect(look).not.toHaveBeenCalled();
  expect(input.value).toBe('cai pan');
  takeOver(input, '裁判');
  await vi.waitFor(() => expect(look).toHaveBeenLastCalledWith('裁判'));
  expect(look).toHaveBeenCalledOnce();
});

it.each([
  [
    'a tree',
    '搜索栏目',
    '裁判员',
    <TreeSelection
      key="1"
      label="栏目"
      items={ready([
        { id: '1', parentId: null, label: '裁判员' },
        { id: '2', parentId: null, label: '教练员' },
      ])}
    />,
  ],
  ['the emoji', '搜索表情符号', '裁判', <EmojiPanel key="2" onPick={vi.fn()} />],
] as const)('%s stays whole while a word is composed', async (_, name, label, widget) => {
  const { container } = await show(widget);
  const input = await field('textbox', name);
  const count = () => container.querySelectorAll('[role="treeitem"], [role="gridcell"]').length;
  await vi.waitFor(() => expect(count()).toBeGreaterThan(1));
  const before = count();
  compose(input);
  await pause();
  expect(count()).toBe(before);
  takeOver(input, label);
  await vi.waitFor(() => expect(count()).toBeLessThan(before));
});
