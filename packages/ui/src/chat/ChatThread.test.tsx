import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import * as samples from './chat.fixtures.js';
import { ChatThread, type ChatThreadProps } from './ChatThread.js';
import type { ChatTurn } from './types.js';

afterEach(cleanup);

/** Pixels that nobody sees. */
const NEAR = 4;

const Thread = (props: Partial<ChatThreadProps> & { turns: readonly ChatTurn[] }) => (
  <ConsoleProvider>
    <div style={{ width: 760, height: 600, display: 'flex' }}>
      <ChatThread now={samples.now} {...props} />
    </div>
  </ConsoleProvider>
);

const log = (container: Element): HTMLElement => {
  const element = container.querySelector('[role="log"]');
  if (!(element instanceof HTMLElement)) throw new Error('There is no thread');
  return element;
};

/** Far away while nothing is drawn yet: an empty thread would be at its end too. */
const fromEnd = (element: HTMLElement): number =>
  element.scrollHeight > element.clientHeight
    ? element.scrollHeight - element.scrollTop - element.clientHeight
    : Number.POSITIVE_INFINITY;

const grown = (paragraphs: number): ChatTurn => ({
  ...samples.running,
  answer: Array.from({ length: paragraphs }, (_, index) => `第 ${index} 段，掷球入界复位至 14 秒 [2]。`).join('\n\n'),
});

const toButton = (container: Element) =>
  [...container.querySelectorAll('button')].find((button) => button.textContent?.startsWith('回到最新'));

describe('a thread', () => {
  it('begins at its end', async () => {
    const { container } = await render(<Thread turns={samples.many(20)} />);
    await vi.waitFor(() => expect(fromEnd(log(container))).toBeLessThan(NEAR));
  });

  it('stays at the end while the answer grows and the reader is there', async () => {
    const turns = samples.many(6);
    const { container, rerender } = await render(<Thread turns={[...turns, grown(1)]} />);
    for (let paragraphs = 2; paragraphs < 40; paragraphs += 3) {
      await rerender(<Thread turns={[...turns, grown(paragraphs)]} />);
      await vi.waitFor(() => expect(fromEnd(log(container))).toBeLessThan(NEAR));
    }
    await vi.waitFor(() => expect(toButton(container)).toBeUndefined());
  });

  it('leaves a reader who went up alone, and takes them back on request', async () => {
    const turns = samples.many(6);
    const { container, rerender } = await render(<Thread turns={[...turns, grown(10)]} />);
    const element = log(container);
    await vi.waitFor(() => expect(fromEnd(element)).toBeLessThan(NEAR));
    element.scrollTop -= 500;
    await vi.waitFor(() => expect(toButton(container)).toBeDefined());
    const place = element.scrollTop;
    for (let paragraphs = 12; paragraphs < 40; paragraphs += 4) {
      await rerender(<Thread turns={[...turns, grown(paragraphs)]} />);
    }
    expect(Math.abs(element.scrollTop - place)).toBeLessThan(NEAR);
    const button = toButton(container);
    if (!button) throw new Error('There is no way back');
    await userEvent.click(button);
    await vi.waitFor(() => expect(fromEnd(element)).toBeLessThan(NEAR));
  });

  it('keeps its place when older turns come', async () => {
    const { container, rerender } = await render(<Thread turns={samples.many(20, 20)} older={{ status: 'loading' }} />);
    const element = log(container);
    await vi.waitFor(() => expect(fromEnd(element)).toBeLessThan(NEAR));
    element.scrollTop = 400;
    await vi.waitFor(() => expect(toButton(container)).toBeDefined());
    const turnAtTop = () =>
      [...container.querySelectorAll('[data-index]')].find(
        (turn) => turn.getBoundingClientRect().bottom > element.getBoundingClientRect().top + 10,
      );
    const before = turnAtTop();
    const words = before?.querySelector('p')?.textContent;
    const top = before?.getBoundingClientRect().top ?? 0;
    await rerender(<Thread turns={samples.many(40)} older={{ status: 'more' }} />);
    await vi.waitFor(() => {
      const after = turnAtTop();
      expect(after?.querySelector('p')?.textContent).toBe(words);
      expect(Math.abs((after?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(NEAR);
    });
  });

  it('draws only what can be seen of a long one', async () => {
    const { container } = await render(<Thread turns={samples.many(500)} />);
    await vi.waitFor(() => expect(fromEnd(log(container))).toBeLessThan(NEAR));
    await vi.waitFor(() => expect(container.textContent).toContain('第 500 个问题'));
    expect(container.querySelectorAll('[data-index]').length).toBeLessThan(30);
  });

  it('reads a growing answer out by sentences, not by words', async () => {
    const say = (answer: string) => <Thread turns={[{ ...samples.running, answer }]} />;
    const { container, rerender } = await render(say(''));
    const live = () => container.querySelector('[aria-live="polite"]')?.textContent;
    await rerender(say('不一定。规则按**掷球'));
    await vi.waitFor(() => expect(live()).toBe('不一定。'));
    await rerender(say('不一定。规则按**掷球地点**区分'));
    expect(live()).toBe('不一定。');
    await rerender(say('不一定。规则按**掷球地点**区分 [1]。前场'));
    await vi.waitFor(() => expect(live()).toBe('规则按 掷球地点 区分 。'));
  });
});
