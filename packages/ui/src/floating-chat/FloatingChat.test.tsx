import { Activity, createRef } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { chatPage, silentPage } from './floating.fixtures.js';
import { FloatingChat } from './FloatingChat.js';
import type { FloatingChatHandle, FloatingChatProps } from './floatingChatProps.js';

const KEY = 'test:floating-chat';

beforeAll(() => page.viewport(1440, 900));
afterAll(() => page.viewport(414, 896));
beforeEach(() => localStorage.removeItem(KEY));
afterEach(async () => {
  await cleanup();
  localStorage.removeItem(KEY);
});

interface OwnerProps extends Partial<FloatingChatProps> {
  mode?: 'visible' | 'hidden';
}

const ready = { type: 'ready', features: [] } as const;

const Owner = ({ mode = 'visible', ...props }: OwnerProps) => (
  <ConsoleProvider>
    <Activity mode={mode}>
      <FloatingChat src="about:blank" storageKey={KEY} defaultState="normal" {...props} />
    </Activity>
  </ConsoleProvider>
);

const windowOf = (): HTMLElement => {
  const element = document.querySelector('.floating-window');
  if (!(element instanceof HTMLElement)) throw new Error('There is no window');
  return element;
};

/** The window itself is fetched when it is first opened. */
const windowThere = () => vi.waitFor(windowOf);

const frameOf = (): HTMLIFrameElement => {
  const element = windowOf().querySelector('iframe');
  if (!element) throw new Error('There is no frame');
  return element;
};

const expectInside = () => {
  const { left, top, right, bottom } = windowOf().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(-1);
  expect(top).toBeGreaterThanOrEqual(-1);
  expect(right).toBeLessThanOrEqual(window.innerWidth + 1);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
};

const mouse = (type: string, target: EventTarget, x: number, y: number) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 }));

const pageReady = () => vi.waitFor(() => expect(frameOf().dataset['waiting']).toBeUndefined());

it('stands in the lower right corner, and shows its page when that says it is there', async () => {
  await render(<Owner src={chatPage(ready)} />);
  await pageReady();
  expectInside();
  const { right, bottom, width } = windowOf().getBoundingClientRect();
  expect(width).toBe(440);
  expect(Math.abs(document.documentElement.clientWidth - right - 20)).toBeLessThan(2);
  expect(Math.abs(window.innerHeight - bottom - 20)).toBeLessThan(2);
});

it('is dragged by its head over its own frame, never beyond the edge, and stays where it was let go', async () => {
  const src = chatPage(ready);
  const screen = await render(<Owner src={src} />);
  await pageReady();
  const before = windowOf().getBoundingClientRect();
  const head = windowOf().querySelector('h2');
  if (!head) throw new Error('There is no head');
  mouse('mousedown', head, before.left + 100, before.top + 20);
  await vi.waitFor(() => expect(document.querySelector('[data-moving]')).not.toBeNull());
  mouse('mousemove', document, before.left + 60, before.top + 20);
  await vi.waitFor(() => expect(windowOf().getBoundingClientRect().left).toBeLessThan(before.left));
  // Wherever the pointer is now, it is not the frame's.
  await vi.waitFor(() => {
    const at = frameOf().getBoundingClientRect();
    expect(document.elementFromPoint(at.left + 50, at.top + 50)?.tagName).not.toBe('IFRAME');
  });
  mouse('mousemove', document, -4000, -4000);
  await vi.waitFor(() => expect(windowOf().getBoundingClientRect().left).toBeLessThan(2));
  mouse('mouseup', document, -4000, -4000);
  await vi.waitFor(() => expect(windowOf().getBoundingClientRect().left).toBeLessThan(2));
  expectInside();
  const at = frameOf().getBoundingClientRect();
  await vi.waitFor(() => expect(document.elementFromPoint(at.left + 50, at.top + 50)?.tagName).toBe('IFRAME'));
  await screen.unmount();
  await render(<Owner src={src} />);
  await vi.waitFor(() => expect(windowOf().getBoundingClientRect().left).toBeLessThan(2));
});

it('stays inside when a place was remembered on a larger screen', async () => {
  const far = { right: 3000, bottom: 2000, width: 2500, height: 1900, state: 'normal' };
  localStorage.setItem(KEY, JSON.stringify(far));
  await render(<Owner src={chatPage(ready)} />);
  await windowThere();
  expectInside();
});

it.each(['{', '{"right":"x"}', '{"right":1e400,"bottom":0,"width":1,"height":1,"state":"normal"}'])(
  'ignores a remembered place that is broken: %s',
  async (stored) => {
    localStorage.setItem(KEY, stored);
    await render(<Owner src={chatPage(ready)} />);
    await windowThere();
    expect(windowOf().getBoundingClientRect().width).toBe(440);
    expectInside();
  },
);

it('works where the browser stores nothing', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const screen = await render(<Owner src={chatPage(ready)} storage={{ getItem: forbidden, setItem: forbidden }} />);
  await screen.getByRole('button', { name: '最小化' }).click();
  await expect.element(screen.getByRole('button', { name: '打开智能问数' })).toBeVisible();
});

it('keeps its page while it is a pill, and remembers that it is one', async () => {
  const src = chatPage(ready);
  const screen = await render(<Owner src={src} />);
  await pageReady();
  frameOf().contentDocument?.body.append('just typed');
  await screen.getByRole('button', { name: '最小化' }).click();
  const pill = screen.getByRole('button', { name: '打开智能问数' });
  await expect.element(pill).toHaveFocus();
  expect(pill.element().getBoundingClientRect().height).toBe(44);
  await pill.click();
  expect(frameOf().contentDocument?.body.textContent).toContain('just typed');
  await userEvent.keyboard('{Escape}');
  await expect.element(pill).toHaveFocus();
  await screen.unmount();
  const again = await render(<Owner src={src} />);
  await expect.element(again.getByRole('button', { name: '打开智能问数' })).toBeVisible();
  expect(document.querySelector('iframe[title="智能问数页面"]')).toBeNull();
});

it('keeps its page through being hidden with its tab, also when the page came meanwhile', async () => {
  const src = chatPage(ready);
  const screen = await render(<Owner src={src} />);
  await vi.waitFor(frameOf);
  await screen.rerender(<Owner src={src} mode="hidden" />);
  // Comes, or comes once more, while nothing of it is shown.
  const came = new Promise((resolve) => frameOf().addEventListener('load', resolve, { once: true }));
  frameOf().src = src;
  await came;
  await vi.waitFor(() => expect(frameOf().contentDocument?.querySelector('table')).not.toBeNull());
  frameOf().contentDocument?.body.append('just typed');
  await screen.rerender(<Owner src={src} />);
  expect(frameOf().contentDocument?.body.textContent).toContain('just typed');
});

it('says that a page did not come, and loads it anew', async () => {
  const screen = await render(<Owner src={silentPage()} timeout={300} />);
  const retry = screen.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  // It is given up again in 0.3 s: seen when it comes, and not when there is time to look.
  const came = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('iframe[title="智能问数页面"]') === null) return;
      observer.disconnect();
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await retry.click();
  await came;
  await expect.element(retry).toBeVisible();
});

it('takes the loading of a page that says nothing as its coming, where it is told so', async () => {
  await render(<Owner src={silentPage()} waitForReady={false} />);
  await pageReady();
});

it.each(['javascript:alert(1)', 'data:text/html,hello', 'http://', 'about:blank'])('never frames %s', async (src) => {
  const screen = await render(<Owner src={src} />);
  await expect.element(screen.getByText('智能问数页面没有加载出来')).toBeVisible();
  expect(windowOf().querySelector('iframe')).toBeNull();
});

it('keeps a page of another origin from leading the window elsewhere', async () => {
  await render(<Owner src="https://chat.example/" />);
  await vi.waitFor(frameOf);
  const sandbox = frameOf().getAttribute('sandbox') ?? '';
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('top-navigation');
  expect(frameOf().getAttribute('allow')).toBe('clipboard-write');
});

it('opens for a question that is asked from outside', async () => {
  const handle = createRef<FloatingChatHandle>();
  const onStateChange = vi.fn();
  await render(<Owner ref={handle} src={chatPage(ready)} defaultState="minimized" onStateChange={onStateChange} />);
  handle.current?.ask('今年多少支队伍');
  await pageReady();
  expect(onStateChange).toHaveBeenCalledWith('normal');
});

it('stands as its owner says, and asks before it stands otherwise', async () => {
  const onStateChange = vi.fn();
  const src = chatPage(ready);
  const at = (state: 'normal' | 'minimized') => (
    <Owner src={src} defaultState={undefined} state={state} onStateChange={onStateChange} />
  );
  const screen = await render(at('minimized'));
  const pill = screen.getByRole('button', { name: '打开智能问数' });
  await pill.click();
  expect(onStateChange.mock.calls).toEqual([['normal']]);
  await expect.element(pill).toBeVisible();
  await screen.rerender(at('normal'));
  await windowThere();
  await screen.getByRole('button', { name: '最小化' }).click();
  expect(onStateChange).toHaveBeenLastCalledWith('minimized');
  expectInside();
});
