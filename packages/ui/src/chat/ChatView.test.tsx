import { loading, ready } from '@console/base';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import * as samples from './chat.fixtures.js';
import { ChatView } from './ChatView.js';

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

it('opens the evidence for a citation that the pointer rests on, not for one it passes over', async () => {
  // The time that a pointer rests is told here, not measured on a machine that may be busy: from the beginning, since the
  // pointer may lie where a citation comes to stand.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onEvidenceChange = vi.fn();
  const { container } = await render(
    <ConsoleProvider>
      <div style={{ height: 700, display: 'flex' }}>
        <ChatView
          topicKey="t1"
          title="罚则"
          turns={ready({ list: [samples.first] })}
          welcome={samples.welcome}
          composer={{ value: '', onChange: vi.fn(), onSend: vi.fn() }}
          evidence={null}
          onEvidenceChange={onEvidenceChange}
          source={loading}
          now={samples.now}
        />
      </div>
    </ConsoleProvider>,
  );
  const [first, second] = container.querySelectorAll('.answer-cites button');
  const away = container.querySelector('h1');
  if (!first || !second || !away) throw new Error('There are not two citations');
  await userEvent.hover(first);
  await userEvent.hover(away);
  vi.advanceTimersByTime(10_000);
  expect(onEvidenceChange).not.toHaveBeenCalled();
  await userEvent.hover(second);
  vi.advanceTimersByTime(10_000);
  expect(onEvidenceChange.mock.calls).toEqual([[{ id: 's1', n: 2 }]]);
});

it('leaves the conversations beside it as they are while an answer grows, and tells their owner of now', async () => {
  await page.viewport(1440, 1100);
  let reads = 0;
  const list = samples.conversations.map((conversation) => ({
    ...conversation,
    get title() {
      reads += 1;
      return conversation.title;
    },
  }));
  const conversations = ready({ list, hasMore: false, loadingMore: false });
  const onOpen = vi.fn();
  const at = (length: number) => (
    <ConsoleProvider>
      <div style={{ height: 700, display: 'flex' }}>
        <ChatView
          topicKey="t1"
          title="罚则"
          turns={ready({ list: [{ ...samples.running, answer: '球'.repeat(length) }] })}
          welcome={samples.welcome}
          composer={{ value: '', onChange: vi.fn(), onSend: vi.fn() }}
          conversations={{
            conversations,
            currentId: 't1',
            now: samples.now,
            onAdd: vi.fn(),
            onOpen: () => onOpen(length),
          }}
          evidence={null}
          onEvidenceChange={vi.fn()}
          source={loading}
          now={samples.now}
        />
      </div>
    </ConsoleProvider>
  );
  const screen = await render(at(1));
  await expect.element(screen.getByText('球', { exact: true })).toBeVisible();
  reads = 0;
  await screen.rerender(at(20));
  await expect.element(screen.getByText('球'.repeat(20))).toBeVisible();
  expect(reads).toBe(0);
  await screen.getByText(samples.conversations[1]?.title ?? '', { exact: true }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(20);
});

it.each([
  ['beside the talk', 1440],
  ['over the talk of a phone', 390],
])(
  'closes the evidence %s by Escape, wherever the keyboard is, and keeps that Escape to itself',
  async (_where, width) => {
    await page.viewport(width, 800);
    const onEvidenceChange = vi.fn();
    const heard = vi.fn();
    const listen = (event: KeyboardEvent) => heard(event.key, event.defaultPrevented);
    window.addEventListener('keydown', listen);
    const { container } = await render(
      <ConsoleProvider>
        <div style={{ height: 700, display: 'flex' }}>
          <ChatView
            topicKey="t1"
            title="罚则"
            turns={ready({ list: [samples.first] })}
            welcome={samples.welcome}
            composer={{ value: '', onChange: vi.fn(), onSend: vi.fn() }}
            evidence={{ id: 's1', n: 1 }}
            onEvidenceChange={onEvidenceChange}
            source={loading}
            now={samples.now}
          />
        </div>
      </ConsoleProvider>,
    );
    container.querySelector<HTMLElement>('.answer-cites button')?.focus();
    await userEvent.keyboard('{Escape}');
    window.removeEventListener('keydown', listen);
    expect(onEvidenceChange).toHaveBeenCalledWith(null);
    expect(heard).not.toHaveBeenCalledWith('Escape', false);
    await page.viewport(414, 896);
  },
);
