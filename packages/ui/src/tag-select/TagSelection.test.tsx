import { loading, ready } from '@console/base';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { TagSelection, type TagSelectionProps } from './TagSelection.js';

afterEach(cleanup);

const options = ready([
  { value: '1', label: '裁判员' },
  { value: '2', label: '教练员' },
]);
const tags = (props: Partial<TagSelectionProps>) => (
  <ConsoleProvider>
    <TagSelection label="标签" options={options} {...props} />
  </ConsoleProvider>
);
const field = () => {
  const element = page.getByRole('combobox', { name: '标签' }).element();
  if (!(element instanceof HTMLInputElement)) throw new Error('no field');
  return element;
};
/** What an input method does: the letters come while it composes, then the word. */
const compose = (text: string) => {
  const input = field();
  input.focus();
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  input.setRangeText(text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
};
const enter = (isComposing: boolean) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, isComposing }));

it('leaves Enter to the input method while that composes, and looks for nothing meanwhile', async () => {
  const onChange = vi.fn();
  const onSearch = vi.fn();
  await render(tags({ onChange, onSearch, addable: true }));
  compose('cai pan');
  await expect.element(page.getByTitle('添加“cai pan”')).toBeVisible();
  enter(true);
  expect(onChange).not.toHaveBeenCalled();
  field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '裁判' }));
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  expect(onSearch).toHaveBeenCalledWith('cai pan');
  enter(false);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['cai pan']));
});

it('looks for what was typed once the reader pauses, and keeps the names of what was chosen', async () => {
  const onSearch = vi.fn();
  const { container, rerender } = await render(tags({ onSearch }));
  await userEvent.type(page.getByRole('combobox', { name: '标签' }), '裁判');
  await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['裁判']]));
  await userEvent.keyboard('{Enter}');
  await rerender(tags({ onSearch, options: loading }));
  const chosen = () => container.querySelector('[class*="selection-item-content"]')?.textContent;
  await vi.waitFor(() => expect(chosen()).toBe('裁判员'));
});

it('takes no more than the limit, and takes one away by the keyboard', async () => {
  const onChange = vi.fn();
  await render(tags({ onChange, limit: 1, value: ['1'] }));
  await userEvent.click(page.getByRole('combobox', { name: '标签' }));
  await userEvent.keyboard('{Backspace}');
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[[]]]));
  await userEvent.keyboard('教练');
  await expect.element(page.getByTitle('教练员')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('最多选 1 个')).toBeVisible();
  expect(onChange).toHaveBeenCalledOnce();
});
