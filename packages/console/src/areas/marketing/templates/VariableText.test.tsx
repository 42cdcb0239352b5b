import { ConsoleProvider } from '@console/ui/provider';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { VariableText } from './VariableText.js';

const params = [
  { name: 'name', label: '姓名', sample: '王芷晴' },
  { name: 'attribute.座位', label: '座位', sample: 'A 区' },
];
const written = '${name}，你的座位 ${attribute.座位} 已留好';
const NAME = 7;

const Page = ({ initial }: { initial: string }) => {
  const [text, setText] = useState(initial);
  return (
    <ConsoleProvider>
      <div style={{ width: 480 }}>
        <VariableText aria-label="内容" params={params} max={500} lines={3} value={text} onChange={setText} />
      </div>
    </ConsoleProvider>
  );
};

const field = page.getByRole('textbox', { name: '内容' });
const area = (): HTMLTextAreaElement => {
  const found = field.element();
  if (!(found instanceof HTMLTextAreaElement)) throw new Error('no field of text');
  return found;
};
const tags = () => [...document.querySelectorAll<HTMLElement>('[data-label]')];
const select = (start: number, end = start) => {
  area().focus();
  area().setSelectionRange(start, end);
};
const selected = () => [area().selectionStart, area().selectionEnd];
/** An order to the browser itself, as an input method gives it. */
const order = async (name: string, values: object): Promise<void> => {
  const session: unknown = cdp();
  if (typeof session !== 'object' || session === null || !('send' in session) || typeof session.send !== 'function')
    throw new Error('The browser takes no orders');
  await session.send(name, values);
};
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

beforeEach(async () => {
  await render(<Page initial={written} />);
});
afterEach(cleanup);

it('draws variables by their names where they are written, and keeps the plain text', async () => {
  await expect.element(field).toHaveValue(written);
  expect(tags().map(({ dataset }) => dataset['label'])).toEqual(['姓名', '座位']);
  const [room, tag] = [area().getBoundingClientRect(), tags()[0]?.getBoundingClientRect()];
  expect(tag?.left).toBeGreaterThan(room.left);
  expect(tag?.bottom).toBeLessThan(room.bottom);
});

it('breaks lines where the field does', async () => {
  await cleanup();
  const long = `${written}，12-05 前续费享 9 折，点 https://hb.example.cn/x7k2 办理。\n\n`.repeat(6);
  await render(<Page initial={long} />);
  await vi.waitFor(() => expect(tags()[0]?.parentElement?.scrollHeight).toBe(area().scrollHeight));
  // So also in a narrower room.
  const room = area().closest('div')?.parentElement;
  if (room) room.style.width = '301px';
  await vi.waitFor(() => expect(tags()[0]?.parentElement?.clientWidth).toBe(area().clientWidth));
  await vi.waitFor(() => expect(tags()[0]?.parentElement?.scrollHeight).toBe(area().scrollHeight));
});

it('takes a whole variable away with one key, and undo brings it back', async () => {
  select(NAME);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('，你的座位 ${attribute.座位} 已留好');
  await undo();
  await expect.element(field).toHaveValue(written);
  select(0);
  await userEvent.keyboard('{Delete}');
  await expect.element(field).toHaveValue('，你的座位 ${attribute.座位} 已留好');
  expect(selected()).toEqual([0, 0]);
});

it('takes one away for a keyboard on a screen, which names no keys', async () => {
  select(NAME);
  const before = new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true });
  area().dispatchEvent(before);
  expect(before.defaultPrevented).toBe(true);
  await expect.element(field).toHaveValue('，你的座位 ${attribute.座位} 已留好');
});

it('puts a variable where the caret is, and undo takes it away again', async () => {
  select(NAME + 1);
  await page.getByRole('button', { name: '变量' }).click();
  await page.getByRole('menuitem', { name: '座位' }).click();
  await expect.element(field).toHaveValue(`\${name}，\${attribute.座位}你的座位 \${attribute.座位} 已留好`);
  await vi.waitFor(() => expect(document.activeElement).toBe(area()));
  await undo();
  await expect.element(field).toHaveValue(written);
});

it('steps over a variable, and selects it whole', async () => {
  select(0);
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual([NAME, NAME]);
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toEqual([NAME + 1, NAME + 1]);
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(selected()).toEqual([0, NAME]);
  await vi.waitFor(() => expect(tags()[0]).toHaveAttribute('data-chosen'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(selected()).toEqual([NAME, NAME]);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}各位');
  await expect.element(field).toHaveValue('各位，你的座位 ${attribute.座位} 已留好');
});

it('lets no pointer into a variable', async () => {
  const [room, tag] = [area().getBoundingClientRect(), tags()[0]?.getBoundingClientRect()];
  if (tag === undefined) throw new Error('no tag');
  const position = (share: number) => ({
    x: tag.left - room.left + tag.width * share,
    y: tag.top - room.top + tag.height / 2,
  });
  await userEvent.click(field, { position: position(0.3) });
  expect(selected()).toEqual([0, 0]);
  await userEvent.click(field, { position: position(0.7) });
  expect(selected()).toEqual([NAME, NAME]);
  await userEvent.dblClick(field, { position: position(0.5) });
  expect(selected()).toEqual([0, NAME]);
});

it('leaves the keys to an input method while it composes', async () => {
  select(NAME);
  await order('Input.imeSetComposition', { text: 'nin', selectionStart: 3, selectionEnd: 3 });
  await expect.element(field).toHaveValue(`\${name}nin，你的座位 \${attribute.座位} 已留好`);
  expect(tags()).toHaveLength(2);
  await order('Input.insertText', { text: '您' });
  await expect.element(field).toHaveValue(`\${name}您，你的座位 \${attribute.座位} 已留好`);
});

it('copies and pastes the plain text, of which variables are tags again', async () => {
  select(0, NAME + 1);
  await userEvent.copy();
  select(written.length);
  await userEvent.paste();
  await expect.element(field).toHaveValue(`${written}\${name}，`);
  await vi.waitFor(() => expect(tags()).toHaveLength(3));
});
