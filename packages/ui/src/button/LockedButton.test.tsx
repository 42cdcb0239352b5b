import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { ACTION_LOCK, ActionButton, SUBMIT_LOCK, SubmitButton } from './LockedButton.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

const idle = (): void => undefined;

const show = async (button: ReactNode) => {
  const { container } = await render(<ConsoleProvider>{button}</ConsoleProvider>);
  return () => container.querySelector('button')?.click();
};

it.each([
  ['an action', ActionButton, ACTION_LOCK, 1000],
  ['a submission', SubmitButton, SUBMIT_LOCK, 3000],
] as const)('does %s once within its time', async (_, Button, lock, time) => {
  expect(lock).toBe(time);
  const onClick = vi.fn();
  const press = await show(<Button onClick={onClick}>go</Button>);
  press();
  press();
  vi.advanceTimersByTime(time - 1);
  press();
  expect(onClick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  press();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('stays locked while what it started is running', async () => {
  let finish = idle;
  const onClick = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const press = await show(<ActionButton onClick={onClick}>go</ActionButton>);
  press();
  vi.advanceTimersByTime(60_000);
  press();
  expect(onClick).toHaveBeenCalledTimes(1);
  finish();
  await Promise.resolve();
  await Promise.resolve();
  vi.advanceTimersByTime(0);
  press();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('is free at once when nothing was sent', async () => {
  const onClick = vi.fn(() => false);
  const press = await show(<SubmitButton onClick={onClick}>go</SubmitButton>);
  press();
  press();
  expect(onClick).toHaveBeenCalledTimes(2);
});
