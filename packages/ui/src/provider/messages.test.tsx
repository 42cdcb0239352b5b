import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from './ConsoleProvider.js';
import { useMessage } from './useMessage.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

const Speaker = () => {
  const message = useMessage();
  return (
    <button type="button" onClick={() => message.success('修改成功')}>
      say
    </button>
  );
};

const undone = vi.fn();

const Remover = () => {
  const message = useMessage();
  return (
    <button type="button" onClick={() => message.success('已删除', { label: '撤销', onClick: undone })}>
      remove
    </button>
  );
};

const said = () => document.querySelector('[role="alert"]');

const say = async () => {
  const { container } = await render(
    <ConsoleProvider>
      <Speaker />
    </ConsoleProvider>,
  );
  const press = () => container.querySelector('button')?.click();
  press();
  await vi.waitFor(() => expect(said()).not.toBeNull());
  return press;
};

/** Lets the time pass in steps, so that what a step begins takes part in the next one. */
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.advanceTimersByTimeAsync(200);
};

it('goes after 3 s', async () => {
  await say();
  expect(said()?.textContent).toContain('修改成功');
  await vi.advanceTimersByTimeAsync(2900);
  expect(said()).not.toBeNull();
  await pass(200);
  await vi.waitFor(() => expect(said()).toBeNull());
});

it('stays for as long as the pointer rests on it', async () => {
  await say();
  await page.elementLocator(said() ?? document.body).hover();
  await pass(30_000);
  expect(said()).not.toBeNull();
  await page.getByRole('button', { name: 'say' }).hover();
  await pass(3000);
  await vi.waitFor(() => expect(said()).toBeNull());
});

it('gives time for what can still be done about it, and goes once that is done', async () => {
  undone.mockClear();
  const { container } = await render(
    <ConsoleProvider>
      <Remover />
    </ConsoleProvider>,
  );
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(said()).not.toBeNull());
  await pass(7000);
  expect(said()).not.toBeNull();
  said()?.querySelector('button')?.click();
  expect(undone).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(said()).toBeNull());
});

it('stays for as long as the focus is in it', async () => {
  const { container } = await render(
    <ConsoleProvider>
      <Remover />
    </ConsoleProvider>,
  );
  container.querySelector('button')?.click();
  await vi.waitFor(() => expect(said()).not.toBeNull());
  said()?.querySelector('button')?.focus();
  await pass(30_000);
  expect(said()).not.toBeNull();
});
