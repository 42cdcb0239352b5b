import { beforeEach, expect, it, vi } from 'vitest';
import { startTracker } from './tracker.js';

const sent: { events: { eventName: string; anonymousId: string }[] }[] = [];
let reply = 200;

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  reply = 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{}', { status: reply });
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const names = () => sent.flatMap(({ events }) => events.map(({ eventName }) => eventName));

it('keeps and sends nothing before the reader has agreed, and forgets all once that is withdrawn', async () => {
  const tracker = startTracker('https://console.example.com', 'gk_12345678');
  tracker.track('buy', { seats: 2 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);

  tracker.consent(true);
  tracker.track('buy', { seats: 2 });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(names()).toEqual(['page_view', 'buy']);
  tracker.track('late');
  tracker.consent(false);
  expect(localStorage).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual(['page_view', 'buy']);
});

it('keeps what could not be sent, 200 events at most, and sends it later, also from the next page', async () => {
  reply = 503;
  const tracker = startTracker('https://console.example.com', 'gk_12345678');
  tracker.consent(true);
  for (let at = 0; at < 250; at += 1) tracker.track(`event ${at}`);
  await vi.advanceTimersByTimeAsync(3_000);
  tracker.consent(true);
  sent.length = 0;
  reply = 200;
  startTracker('https://console.example.com', 'gk_12345678');
  await vi.advanceTimersByTimeAsync(20_000);
  const after = new Set(names());
  expect(after.has('event 249')).toBe(true);
  expect(after.has('event 10')).toBe(false);
});
