import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { UNDO_STAYS, UndoBar } from './UndoBar.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draw = (text: string, onClose: () => void) => (
  <ConsoleProvider>
    <UndoBar text={text} onUndo={() => undefined} onClose={onClose} />
  </ConsoleProvider>
);

it('goes by itself, but not while somebody is at it, and a new act begins its time anew', async () => {
  const onClose = vi.fn();
  const { container, rerender } = await render(draw('一', onClose));
  await vi.advanceTimersByTimeAsync(UNDO_STAYS - 1);
  await rerender(draw('二', onClose));
  await vi.advanceTimersByTimeAsync(UNDO_STAYS - 1);
  expect(onClose).not.toHaveBeenCalled();
  container.querySelector('button')?.focus();
  await vi.advanceTimersByTimeAsync(UNDO_STAYS * 2);
  expect(onClose).not.toHaveBeenCalled();
  container.querySelector('button')?.blur();
  await vi.advanceTimersByTimeAsync(UNDO_STAYS);
  expect(onClose).toHaveBeenCalledOnce();
});
