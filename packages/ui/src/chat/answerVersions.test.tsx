import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import * as samples from './chat.fixtures.js';
import { ChatThread } from './ChatThread.js';
import type { ChatTurn } from './types.js';

afterEach(cleanup);

/** Pixels that nobody sees. */
const NEAR = 4;

const paragraphs = (count: number, words: string): string =>
  Array.from({ length: count }, (_, index) => `${words}，第 ${index} 段。`).join('\n\n');

const ids = ['short', 'long'];
const answers = [paragraphs(2, '短'), paragraphs(40, '长')];

/** A thread whose last question has a short and a long answer, begun at the short one. */
const Thread = ({ before, grown }: { before: readonly ChatTurn[]; grown?: ChatTurn }) => {
  const [id, setId] = useState('short');
  const versions = { ids: grown ? [...ids, grown.id] : ids, current: 'long' };
  const shown = grown ?? { ...samples.done, questions: [], id, answer: answers[ids.indexOf(id)] ?? '' };
  return (
    <ConsoleProvider>
      <div style={{ width: 760, height: 600, display: 'flex' }}>
        <ChatThread
          now={samples.now}
          turns={[...before, { ...shown, versions }]}
          onVersion={setId}
          onJudge={() => {}}
        />
      </div>
    </ConsoleProvider>
  );
};

const find = (container: Element, selector: string): HTMLElement => {
  const element = container.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${selector}`);
  return element;
};
const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;
const pager = (container: Element) => find(container, '[aria-label^="第"]');
const step = (container: Element, name: string) => userEvent.click(find(container, `[aria-label="${name}"]`));

it('leaves the reader where they are when they turn to a longer answer at the end', async () => {
  const { container } = await render(<Thread before={samples.many(6)} />);
  const log = find(container, '[role="log"]');
  await vi.waitFor(() => {
    expect(log.scrollTop).toBeGreaterThan(200);
    expect(fromEnd(log)).toBeLessThan(NEAR);
    expect(pager(container)).toBeVisible();
  });
  const { top } = pager(container).getBoundingClientRect();
  await step(container, '下一个回答');
  await vi.waitFor(() => expect(fromEnd(log)).toBeGreaterThan(500));
  expect(Math.abs(pager(container).getBoundingClientRect().top - top)).toBeLessThan(NEAR);
  expect(pager(container).getAttribute('aria-label')).toBe('第 2 个回答，共 2 个');
  // And back, to where there is less than fills the view.
  await step(container, '上一个回答');
  await vi.waitFor(() => expect(fromEnd(log)).toBeLessThan(NEAR));
  const { top: after, bottom } = pager(container).getBoundingClientRect();
  expect(after).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(600);
});

it('shows a new answer as it grows, also to a reader who has turned to another one before', async () => {
  const { container, rerender } = await render(<Thread before={[]} />);
  await vi.waitFor(() => expect(pager(container)).toBeVisible());
  await step(container, '下一个回答');
  await step(container, '上一个回答');
  const log = find(container, '[role="log"]');
  for (let count = 1; count < 40; count += 6) {
    const grown = { ...samples.running, id: 'third', answer: paragraphs(count, '新') };
    await rerender(<Thread before={[]} grown={grown} />);
    await vi.waitFor(() => expect(fromEnd(log)).toBeLessThan(NEAR));
  }
  expect(log.scrollTop).toBeGreaterThan(200);
});

it('keeps the focus on its button, and tells which answer has come', async () => {
  const { container } = await render(<Thread before={[]} />);
  await vi.waitFor(() => expect(pager(container)).toBeVisible());
  const next = find(container, '[aria-label="下一个回答"]');
  next.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(container.textContent).toContain('长，第 39 段'));
  expect(document.activeElement).toBe(next);
  expect(find(container, '[aria-label^="第"] [role="status"]').textContent).toBe('第 2 个回答，共 2 个');
});
