import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { Composer } from './Composer.js';

afterEach(cleanup);

/** A field with a question in it while an answer is being written, until that is stopped. */
const Answering = ({ onSend, disabledReason }: { onSend: (text: string) => void; disabledReason?: string }) => {
  const [value, setValue] = useState('下一个问题');
  const [running, setRunning] = useState(true);
  return (
    <ConsoleProvider>
      <Composer
        value={value}
        onChange={setValue}
        onSend={(text) => {
          onSend(text);
          setValue('');
        }}
        running={running}
        onStop={() => setRunning(false)}
        {...(disabledReason !== undefined && { disabledReason })}
      />
    </ConsoleProvider>
  );
};
const answering = async () => {
  const onSend = vi.fn();
  const screen = await render(<Answering onSend={onSend} />);
  const field = screen.getByRole('textbox', { name: '提问' });
  const enter = async () => {
    await field.click();
    await userEvent.keyboard('{Enter}');
  };
  return { onSend, screen, field, enter, stop: () => screen.getByRole('button', { name: '停止' }).click() };
};

it('sends what Enter was pressed for while an answer was written once that has ended, and says that it waits', async () => {
  const { onSend, screen, field, enter, stop } = await answering();
  await enter();
  await expect.element(screen.getByRole('status')).toHaveTextContent('当前回答结束后自动发送');
  // Twice is once.
  await enter();
  expect(onSend).not.toHaveBeenCalled();
  await stop();
  await expect.element(field).toHaveValue('');
  expect(onSend.mock.calls).toEqual([['下一个问题']]);
});

type At = Awaited<ReturnType<typeof answering>>;

it.each<[string, string, (at: At) => Promise<unknown>]>([
  ['the button', '下一个问题', ({ screen }) => screen.getByRole('button', { name: '先不发送' }).click()],
  ['Escape', '下一个问题', () => userEvent.keyboard('{Escape}')],
  ['going on to write', '下一个问题？', () => userEvent.keyboard('？')],
])('is called back by %s, and stays in the field', async (_by, left, act) => {
  const at = await answering();
  await at.enter();
  await expect.element(at.screen.getByRole('status')).toBeInTheDocument();
  await act(at);
  await expect.element(at.screen.getByRole('status')).not.toBeInTheDocument();
  await at.stop();
  await expect.element(at.screen.getByRole('button', { name: '发送' })).toBeEnabled();
  await expect.element(at.field).toHaveValue(left);
  expect(at.onSend).not.toHaveBeenCalled();
});

it('does not send by itself what nobody could be asked meanwhile', async () => {
  const { onSend, screen, enter, stop } = await answering();
  await enter();
  await screen.rerender(<Answering onSend={onSend} disabledReason="这个助手已停用" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('这个助手已停用');
  await stop();
  await screen.rerender(<Answering onSend={onSend} />);
  await expect.element(screen.getByRole('button', { name: '发送' })).toBeEnabled();
  expect(onSend).not.toHaveBeenCalled();
});

it('does not send again by itself what was refused, once another answer has ended', async () => {
  const onSend = vi.fn();
  const at = (running: boolean) => (
    <ConsoleProvider>
      <Composer
        value="下一个问题"
        onChange={() => undefined}
        onSend={onSend}
        running={running}
        onStop={() => undefined}
      />
    </ConsoleProvider>
  );
  const screen = await render(at(true));
  await screen.getByRole('textbox', { name: '提问' }).click();
  await userEvent.keyboard('{Enter}');
  await screen.rerender(at(false));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  await screen.rerender(at(true));
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await screen.rerender(at(false));
  await expect.element(screen.getByRole('button', { name: '发送' })).toBeEnabled();
  expect(onSend).toHaveBeenCalledOnce();
});
