import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/index.js';
import { BottomSheet } from './BottomSheet.js';

afterEach(async () => {
  await cleanup();
  await page.viewport(1440, 1100);
});

beforeEach(() => page.viewport(390, 844));

const Shown = ({ open = true, onClose = () => {} }: { open?: boolean; onClose?: () => void }) => (
  <ConsoleProvider>
    <button type="button">列表里的一行</button>
    <div style={{ position: 'fixed', top: 0, height: 40, width: '100%', pointerEvents: 'none' }} id="high" />
    <BottomSheet open={open} title="第 47 页" onClose={onClose}>
      原文
    </BottomSheet>
  </ConsoleProvider>
);

it('fills the window when it is dragged up', async () => {
  const screen = await render(<Shown />);
  const top = document.querySelector('#high');
  if (!top) throw new Error('nothing to drag to');
  await userEvent.dragAndDrop(screen.getByRole('button', { name: '调整高度' }), top);
  await expect.element(screen.getByRole('dialog', { name: '第 47 页' })).toHaveAttribute('aria-modal', 'true');
});

it('gives the focus back when it goes', async () => {
  const screen = await render(<Shown open={false} />);
  const row = screen.getByRole('button', { name: '列表里的一行' });
  row.element().focus();
  await screen.rerender(<Shown />);
  expect(document.activeElement).toBe(row.element());
  await screen.getByRole('button', { name: '收起' }).click();
  await screen.rerender(<Shown open={false} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(row.element()));
});

it('keeps the Tab key inside while it fills the window', async () => {
  const screen = await render(<Shown />);
  await screen.getByRole('button', { name: '全屏查看' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  const dialog = screen.getByRole('dialog').element();
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});
