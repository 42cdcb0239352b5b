import { createRef } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { pageOf } from './floating.fixtures.js';
import { FloatingChat } from './FloatingChat.js';
import type { FloatingChatHandle, FloatingChatProps } from './floatingChatProps.js';
import { envelope } from '../frame-messages/index.js';

const added: Element[] = [];

beforeAll(() => browser.viewport(1440, 900));
afterAll(() => browser.viewport(414, 896));
afterEach(async () => {
  await cleanup();
  for (const element of added.splice(0)) element.remove();
});

const module = new URL('./connectHost.ts', import.meta.url).href;
const asking = new URL('../frame-messages/askHostForToken.ts', import.meta.url).href;

/** A real chat page: it connects, writes down what it hears, and does `then`. */
const connected = (options: string, then = ''): string =>
  pageOf(`<!doctype html><meta charset="utf-8"><ol></ol><script type="module">
    import { connectHost } from '${module}';
    import { askHostForToken } from '${asking}';
    const hear = (name) => (event) => {
      const item = document.createElement('li');
      item.textContent = name + JSON.stringify(event ?? null);
      document.querySelector('ol').append(item);
    };
    const host = connectHost({
      onAsk: hear('ask'), onFresh: hear('fresh'), onVisibleChange: hear('visible'), onSettingsChange: hear('settings'), ${options}
    });
    ${then}
  </script>`);

const Owner = (props: Partial<FloatingChatProps> & { src: string }) => (
  <ConsoleProvider>
    <FloatingChat storageKey={null} defaultState="normal" {...props} />
  </ConsoleProvider>
);

const page = (): HTMLIFrameElement => {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="智能问数页面"]');
  if (!frame) throw new Error('There is no frame');
  return frame;
};
const heard = (): string => page().contentDocument?.querySelector('ol')?.textContent ?? '';

it('carries questions, settings and visibility to the page, and what the page says to the window', async () => {
  const handle = createRef<FloatingChatHandle>();
  const onClose = vi.fn();
  const src = connected('', "host.title('各赛区报名'); host.news(3); host.resize({ width: 500 });");
  const screen = await render(<Owner ref={handle} src={src} onClose={onClose} theme="dark" language="zh-CN" />);
  handle.current?.ask('今年多少支队伍');
  await expect.element(screen.getByText('各赛区报名')).toBeVisible();
  await vi.waitFor(() => {
    expect(heard()).toContain('ask"今年多少支队伍"');
    expect(heard()).toContain('settings{"theme":"dark","language":"zh-CN"}');
    expect(heard()).toContain('visibletrue');
  });
  await vi.waitFor(() => expect(document.querySelector('.floating-window')?.getBoundingClientRect().width).toBe(500));
  await screen.getByRole('button', { name: '新建会话' }).click();
  await vi.waitFor(() => expect(heard()).toContain('freshnull'));
  await screen.getByRole('button', { name: '最小化' }).click();
  await vi.waitFor(() => expect(heard()).toContain('visiblefalse'));
});

it('is minimized and closed by its page, and by Escape pressed in it', async () => {
  const onClose = vi.fn();
  const onStateChange = vi.fn();
  await render(<Owner src={connected('', 'host.close();')} onClose={onClose} onStateChange={onStateChange} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  page().contentDocument?.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await vi.waitFor(() => expect(onStateChange).toHaveBeenCalledWith('minimized'));
});

const attack = `
  const message = ${JSON.stringify(envelope({ type: 'close' }))};
  parent.postMessage(message, '*');
  top.postMessage(message, '*');
  parent.postMessage('attacked', '*');`;

/** Puts a frame into this page and waits until its messages are through. */
const addAttacker = async (prepare: (frame: HTMLIFrameElement) => void, from = document) => {
  // Each attacker brings the sandbox it should have.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = from.createElement('iframe');
  prepare(frame);
  const through = new Promise<void>((resolve) => {
    const listen = ({ data, source }: MessageEvent<unknown>) => {
      if (data !== 'attacked' || source !== frame.contentWindow) return;
      from.defaultView?.removeEventListener('message', listen);
      resolve();
    };
    from.defaultView?.addEventListener('message', listen);
  });
  from.body.append(frame);
  added.push(frame);
  await through;
};

it('ignores frames of another origin, other frames of its own, and frames within its page', async () => {
  const onClose = vi.fn();
  const screen = await render(<Owner src={connected('', 'window.host = host;')} onClose={onClose} />);
  await vi.waitFor(() => expect(heard()).toContain('visible'));
  const html = `<script>${attack}</script>`;
  await addAttacker((frame) => {
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = pageOf(html);
  });
  await addAttacker((frame) => {
    frame.src = `data:text/html,${encodeURIComponent(html)}`;
  });
  await addAttacker((frame) => {
    frame.src = pageOf(html);
  });
  window.postMessage(envelope({ type: 'close' }), location.origin);
  const inner = page().contentDocument;
  if (!inner) throw new Error('The page is not there');
  await addAttacker((frame) => {
    frame.srcdoc = `<script>parent.parent.postMessage(${JSON.stringify(envelope({ type: 'close' }))}, '*');parent.postMessage('attacked', '*');</script>`;
  }, inner);
  // What the page itself says afterwards arrives; so all before it has been read.
  const script = inner.createElement('script');
  script.textContent = "host.title('自己说的')";
  inner.body.append(script);
  await expect.element(screen.getByText('自己说的')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('ignores its own page when that has no origin', async () => {
  const onClose = vi.fn();
  const html = `<script>parent.postMessage(${JSON.stringify(envelope({ type: 'ready', features: [] }))}, '*');${attack}</script>`;
  const screen = await render(<Owner src={pageOf(html)} sandbox="allow-scripts" timeout={500} onClose={onClose} />);
  await expect.element(screen.getByText('智能问数页面没有加载出来')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('does not listen to a window whose origin it does not know', async () => {
  const handle = createRef<FloatingChatHandle>();
  const src = connected("hosts: ['https://portal.example']", "document.querySelector('ol').append('connected');");
  await render(<Owner ref={handle} src={src} waitForReady={false} />);
  handle.current?.ask('不该听到');
  await vi.waitFor(() => expect(heard()).toContain('connected'));
  handle.current?.ask('不该听到');
  const probe = new Promise<void>((resolve) => {
    page().contentWindow?.addEventListener('message', ({ data }) => data === 'probe' && resolve());
  });
  page().contentWindow?.postMessage('probe', location.origin);
  await probe;
  expect(heard()).toBe('connected');
});

it('gives the page a token when it wants one, and tells what happened there', async () => {
  const onEvent = vi.fn();
  const onTokenWanted = vi.fn(async (reason: string) => `token-for-${reason}`);
  const src = connected(
    '',
    "hear('first')(await askHostForToken({ reason: 'missing' })); hear('then')(await askHostForToken({ reason: 'over' })); host.event('answered');",
  );
  await render(<Owner src={src} onTokenWanted={onTokenWanted} onEvent={onEvent} />);
  await vi.waitFor(() => {
    expect(heard()).toContain('first"token-for-missing"');
    expect(heard()).toContain('then"token-for-over"');
    expect(onEvent.mock.calls).toEqual([['answered']]);
  });
});

it.each([
  ['nobody has one', undefined, ''],
  ['whoever has one fails', () => Promise.reject(new Error('offline')), ''],
  ['the window may not frame the page', () => 'token', "hosts: ['https://console.example.com'],"],
])('tells the page that there is no token where %s', async (_why, onTokenWanted, options) => {
  const src = connected('', `hear('token')(await askHostForToken({ ${options} reason: 'missing' }));`);
  await render(<Owner src={src} {...(onTokenWanted && { onTokenWanted })} />);
  await vi.waitFor(() => expect(heard()).toContain('tokennull'));
});

it('gives up on a window that does not answer, and on one that is not asked any more', async () => {
  const src = connected(
    '',
    `hear('late')(await askHostForToken({ reason: 'missing', timeout: 50 }));
     hear('given up')(await askHostForToken({ reason: 'missing', signal: AbortSignal.abort() }));`,
  );
  await render(<Owner src={src} onTokenWanted={() => new Promise<string>(() => undefined)} />);
  await vi.waitFor(() => {
    expect(heard()).toContain('latenull');
    expect(heard()).toContain('given upnull');
  });
});
