import { Activity, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import * as samples from './chat.fixtures.js';
import { ChatThread, type ChatThreadProps } from './ChatThread.js';
import type { ChatTurn } from './types.js';

afterEach(cleanup);

/** Pixels that nobody sees. */
const NEAR = 4;

interface ThreadProps extends Partial<ChatThreadProps> {
  turns: readonly ChatTurn[];
  mode?: 'visible' | 'hidden';
}

const Thread = ({ mode = 'visible', ...props }: ThreadProps) => (
  <ConsoleProvider>
    <Activity mode={mode}>
      <div style={{ width: 760, height: 600, display: 'flex' }}>
        <ChatThread now={samples.now} {...props} />
      </div>
    </Activity>
  </ConsoleProvider>
);

const log = (): HTMLElement => {
  const element = document.querySelector('[role="log"]');
  if (!(element instanceof HTMLElement)) throw new Error('There is no thread');
  return element;
};

const fromEnd = (): number => log().scrollHeight - log().scrollTop - log().clientHeight;

/** There, with everything drawn: a thread that is still empty is at its end too. */
const untilAtEnd = () =>
  vi.waitFor(() => {
    expect(log().scrollHeight).toBeGreaterThan(log().clientHeight);
    expect(fromEnd()).toBeLessThan(NEAR);
  });

/** The words at the upper edge, and how far they stand from it. */
const reading = () => {
  const edge = log().getBoundingClientRect().top;
  const words = [...document.querySelectorAll('[role="log"] p')].find(
    (one) => one.getBoundingClientRect().bottom > edge + 12,
  );
  if (!words) throw new Error('Nothing is being read');
  return { words: words.textContent, top: words.getBoundingClientRect().top - edge };
};

const settled = async () => {
  let before = -1;
  await vi.waitFor(() => {
    const now = log().scrollTop * 1e6 + log().scrollHeight;
    const same = now === before;
    before = now;
    expect(same).toBe(true);
  });
};

const goTo = async (share: number) => {
  await untilAtEnd();
  await settled();
  log().scrollTop = log().scrollHeight * share;
  await vi.waitFor(() => expect(latest()).toBeDefined());
  await settled();
};

const latest = () =>
  [...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith('回到最新'));

const expectSamePlace = (before: ReturnType<typeof reading>) =>
  vi.waitFor(() => {
    const after = reading();
    expect(after.words).toBe(before.words);
    expect(Math.abs(after.top - before.top)).toBeLessThan(NEAR);
  });

const paragraphs = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `第 ${from + index} 段，掷球入界复位至 14 秒。`).join('\n\n');

it('keeps its place through being hidden with its tab', async () => {
  const turns = samples.many(60);
  const screen = await render(<Thread turns={turns} />);
  await goTo(0.5);
  const before = reading();
  for (let round = 0; round < 2; round += 1) {
    await screen.rerender(<Thread turns={turns} mode="hidden" />);
    await screen.rerender(<Thread turns={turns} />);
    await expectSamePlace(before);
  }
});

it('keeps its place when a turn was added while its tab was hidden', async () => {
  const turns = samples.many(60);
  const screen = await render(<Thread turns={turns} />);
  await goTo(0.5);
  const before = reading();
  await screen.rerender(<Thread turns={turns} mode="hidden" />);
  await screen.rerender(<Thread turns={samples.many(62)} mode="hidden" />);
  await screen.rerender(<Thread turns={samples.many(62)} />);
  await expectSamePlace(before);
  await vi.waitFor(() => expect(latest()?.textContent).toContain('2 条新回答'));
});

it('is at the end again when it was hidden there, however much has come', async () => {
  const turns = samples.many(20);
  const screen = await render(<Thread turns={[...turns, samples.asked]} />);
  await untilAtEnd();
  await screen.rerender(<Thread turns={[...turns, samples.asked]} mode="hidden" />);
  const grown = { ...samples.running, answer: paragraphs(40) };
  await screen.rerender(<Thread turns={[...turns, grown]} mode="hidden" />);
  await screen.rerender(<Thread turns={[...turns, grown]} />);
  await vi.waitFor(() => {
    expect(log().textContent).toContain('第 39 段');
    expect(fromEnd()).toBeLessThan(NEAR);
    expect(latest()).toBeUndefined();
  });
});

it('keeps the words being read where they are when something above them in the same answer grows', async () => {
  const long: ChatTurn = { ...samples.first, id: 'long', answer: paragraphs(80) };
  await render(<Thread turns={[...samples.many(2), long, ...samples.many(2, 10)]} />);
  await goTo(0.6);
  const before = reading();
  const above = document.querySelector('[data-index="2"] p + p');
  const words = above?.closest('[data-index="2"]')?.querySelector('p');
  if (!words) throw new Error('There is nothing above');
  // What a picture does when it arrives.
  const picture = document.createElement('div');
  picture.style.height = '333px';
  words.append(picture);
  await settled();
  await expectSamePlace(before);
});

it('keeps the words being read where they are when an answer above them grows', async () => {
  const turns = samples.many(30);
  const screen = await render(<Thread turns={turns} />);
  await goTo(0.5);
  const top = document.querySelector('[role="log"] [data-index]')?.getAttribute('data-index');
  const above = Number(top);
  const before = reading();
  const grown = turns.map((turn, index) => (index === above ? { ...turn, answer: paragraphs(30) } : turn));
  await screen.rerender(<Thread turns={grown} />);
  await settled();
  await expectSamePlace(before);
});

it('says what has come while the reader was elsewhere', async () => {
  const turns = samples.many(30);
  const screen = await render(<Thread turns={turns} />);
  await goTo(0.3);
  expect(latest()?.textContent).toBe('回到最新');
  await screen.rerender(<Thread turns={samples.many(31)} />);
  await vi.waitFor(() => expect(latest()?.textContent).toContain('1 条新回答'));
  expect(fromEnd()).toBeGreaterThan(500);
});

it('goes to a question just asked, wherever the reader was', async () => {
  const turns = samples.many(30);
  const screen = await render(<Thread turns={turns} />);
  await goTo(0.3);
  await screen.rerender(<Thread turns={[...turns, samples.asked]} />);
  await untilAtEnd();
});

it('keeps the focus and what is typed in a turn that goes out of view', async () => {
  const turns = samples.many(200);
  const screen = await render(<Thread turns={turns} onModify={vi.fn()} />);
  await untilAtEnd();
  await screen.getByRole('button', { name: '修改问题' }).last().click();
  const editor = screen.getByRole('textbox', { name: '修改问题' });
  await editor.fill('还没写完');
  log().scrollTop = 0;
  await vi.waitFor(() => expect(log().textContent).toContain('第 1 个问题'));
  await expect.element(editor).toHaveFocus();
  log().focus();
  log().scrollTop = log().scrollHeight / 2;
  await settled();
  await expect.element(editor).toHaveValue('还没写完');
});

it('goes to its beginning and its end by the keyboard', async () => {
  await render(<Thread turns={samples.many(5000)} />);
  await untilAtEnd();
  log().focus();
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => expect(log().textContent).toContain('第 1 个问题'));
  expect(document.querySelectorAll('[role="log"] [data-index]').length).toBeLessThan(40);
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => {
    expect(log().textContent).toContain('第 5000 个问题');
    expect(fromEnd()).toBeLessThan(NEAR);
  });
});

it('asks for older turns when it comes near its top, and not again by itself once that failed', async () => {
  const onLoadOlder = vi.fn();
  const Owner = () => {
    const [failed, setFailed] = useState(false);
    return (
      <Thread
        turns={samples.many(30)}
        older={failed ? { status: 'failed', message: '服务器繁忙' } : { status: 'more' }}
        onLoadOlder={() => {
          onLoadOlder();
          setFailed(true);
        }}
      />
    );
  };
  const screen = await render(<Owner />);
  await untilAtEnd();
  expect(onLoadOlder).not.toHaveBeenCalled();
  log().scrollTop = 0;
  await expect.element(screen.getByText('更早的内容没有加载出来：服务器繁忙')).toBeVisible();
  expect(onLoadOlder).toHaveBeenCalledTimes(1);
  log().scrollTop = 40;
  await settled();
  expect(onLoadOlder).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onLoadOlder).toHaveBeenCalledTimes(2);
});

it('finds words in turns that are not drawn', async () => {
  const screen = await render(<Thread turns={samples.many(300)} />);
  await untilAtEnd();
  log().focus();
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('textbox', { name: '在会话中查找' });
  await expect.element(field).toHaveFocus();
  await field.fill('第 7 个问题');
  await expect.element(screen.getByText('1 / 1 条问答')).toBeVisible();
  await expect.element(screen.getByText('第 7 个问题：掷球入界时怎么判？')).toBeVisible();
  await field.fill('第 25');
  await expect.element(screen.getByText('1 / 11 条问答')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('2 / 11 条问答')).toBeVisible();
  await expect.element(screen.getByText('第 250 个问题：掷球入界时怎么判？')).toBeVisible();
  await field.fill('没有这句话');
  await expect.element(screen.getByText('没有找到')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.activeElement).toBe(log()));
});
