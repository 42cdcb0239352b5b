import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react/pure';
import { createClient } from '../client/createClient.js';
import { countNotificationRecords } from '../contract/notificationRecords.js';
import { ApiProvider } from './ApiProvider.js';
import { UNREAD_INTERVAL, useUnread } from './unread.js';
import { startWorker, worker } from '../testing/browserWorker.js';

let asked = 0;
let unread = 0;
let owners = 0;
let owner = '';

beforeAll(startWorker);

beforeEach(() => {
  owners += 1;
  owner = `reader-${owners}`;
  asked = 0;
  unread = 2;
  worker.use(
    http.all(`*${countNotificationRecords.path}`, () => {
      asked += 1;
      return HttpResponse.json({ code: 200, message: '', data: { unread, total: 40 } });
    }),
  );
  // Only what the hook goes by: the answers of the network come in their own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  worker.resetHandlers();
});

/** A window of the browser: a client and a cache of its own. */
const openWindow = async (whose = owner) => {
  const client = createClient();
  const around = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} identity={whose}>
      {children}
    </ApiProvider>
  );
  const { result, rerender, unmount } = await renderHook(
    (props?: { whose: string }) => useUnread({ owner: props?.whose ?? whose }),
    {
      wrapper: around,
    },
  );
  return { number: () => result.current.data?.unread, rerender, unmount };
};

const shows = (window: { number: () => number | undefined }, wanted: number) => expect.poll(window.number).toBe(wanted);

it('asks again every 30 s', async () => {
  expect(UNREAD_INTERVAL).toBe(30_000);
  const one = await openWindow();
  await shows(one, 2);
  expect(asked).toBe(1);
  unread = 3;
  vi.advanceTimersByTime(29_999);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  await shows(one, 3);
  unread = 4;
  vi.advanceTimersByTime(30_000);
  await shows(one, 4);
  expect(asked).toBe(3);
});

it('tells the other windows of the same reader what it learned, so that they need not ask', async () => {
  const one = await openWindow();
  await shows(one, 2);
  unread = 5;
  const two = await openWindow();
  await shows(two, 5);
  await shows(one, 5);
  expect(asked).toBe(2);
});

it('leaves the asking to one window as long as that one does it', async () => {
  const one = await openWindow();
  await shows(one, 2);
  vi.advanceTimersByTime(UNREAD_INTERVAL / 2);
  const two = await openWindow();
  await shows(two, 2);
  await expect.poll(() => asked).toBe(2);
  unread = 7;
  vi.advanceTimersByTime(UNREAD_INTERVAL);
  await shows(one, 7);
  await shows(two, 7);
  expect(asked).toBe(3);
});

it('tells the windows of another reader nothing', async () => {
  const one = await openWindow();
  await shows(one, 2);
  const told = vi.fn<(event: MessageEvent<unknown>) => void>();
  const listener = new BroadcastChannel(`unread:${owner}`);
  listener.addEventListener('message', told);
  unread = 9;
  const other = await openWindow(`${owner}-other`);
  await shows(other, 9);
  unread = 6;
  const mine = await openWindow();
  await shows(mine, 6);
  await shows(one, 6);
  await expect.poll(() => told.mock.calls.map(([event]) => event.data)).toEqual([{ unread: 6, total: 40 }]);
  listener.close();
});

it('pays no heed to what is no number of messages', async () => {
  const one = await openWindow();
  await shows(one, 2);
  const foreign = new BroadcastChannel(`unread:${owner}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  for (const said of [null, 'many', { unread: '8', total: 8 }, { unread: 8 }, { unread: 8, total: 8 }]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    foreign.postMessage(said);
  }
  await shows(one, 8);
  expect(asked).toBe(1);
  foreign.close();
});

it('does not ask while nobody can see the window, and asks as soon as somebody can', async () => {
  const one = await openWindow();
  await shows(one, 2);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  unread = 3;
  vi.advanceTimersByTime(3 * UNREAD_INTERVAL);
  window.dispatchEvent(new Event('focus'));
  expect(one.number()).toBe(2);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await shows(one, 3);
  expect(asked).toBe(2);
});

it('asks when the window is looked at again, but not for what it has just learned', async () => {
  const one = await openWindow();
  await shows(one, 2);
  unread = 3;
  vi.setSystemTime(Date.now() + 500);
  window.dispatchEvent(new Event('focus'));
  expect(one.number()).toBe(2);
  vi.setSystemTime(Date.now() + 1000);
  window.dispatchEvent(new Event('focus'));
  await shows(one, 3);
  expect(asked).toBe(2);
});

it('closes its channel when another reader signs in, and when it is gone', async () => {
  const closed = vi.spyOn(BroadcastChannel.prototype, 'close');
  const names = () => closed.mock.contexts.map((channel) => channel instanceof BroadcastChannel && channel.name);
  const one = await openWindow();
  await shows(one, 2);
  expect(names()).toEqual([]);
  await one.rerender({ whose: `${owner}-next` });
  expect(names()).toEqual([`unread:${owner}`]);
  await one.unmount();
  expect(names()).toEqual([`unread:${owner}`, `unread:${owner}-next`]);
});
