import { collectEvents, type Input } from '@console/api/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTracker } from './tracker.js';

type Batch = Input<typeof collectEvents>;

const ORIGIN = 'https://console.example.com';
const own = Object.getOwnPropertyDescriptors(History.prototype);
const page = location.pathname + location.search;
/** What was sent, and of it what was taken. */
const sent: Batch[] = [];
const taken: Batch[] = [];
let answer: (batch: Batch) => { status: number; reason?: string };
let key = '';
let keys = 0;

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  taken.length = 0;
  answer = () => ({ status: 200 });
  // What an earlier test started knows nothing of this one.
  keys += 1;
  key = `gk_${String(keys).padStart(8, '0')}`;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const given: Batch = JSON.parse(body);
    sent.push(given);
    // As the server reads it: what does not fit is refused as a whole.
    const read = await collectEvents.body?.['~standard'].validate(given);
    const { status, reason } = read?.issues === undefined ? answer(given) : { status: 400, reason: 'invalid_request' };
    if (status === 200) taken.push(given);
    return new Response(JSON.stringify({ code: status, reason }), { status });
  });
});
afterEach(() => {
  Object.defineProperties(History.prototype, { pushState: own.pushState, replaceState: own.replaceState });
  history.replaceState(null, '', page);
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = () => startTracker(ORIGIN, key);
const eventsIn = (batches: readonly Batch[]) => batches.flatMap(({ events }) => events);
const names = () => eventsIn(taken).map(({ eventName }) => eventName);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it('keeps and sends nothing before the reader has agreed, and forgets all once that is withdrawn', async () => {
  const tracker = start();
  tracker.track('buy', { seats: 2 });
  await pass(10);
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);

  tracker.consent(true);
  tracker.track('buy', { seats: 2 });
  await pass(3);
  expect(names()).toEqual(['page_view', 'buy']);
  tracker.track('late');
  tracker.consent(false);
  expect(localStorage).toHaveLength(0);
  await pass(10);
  expect(names()).toEqual(['page_view', 'buy']);
});

it('keeps what could not be sent, 200 events at most, and sends it later, also from the next page', async () => {
  answer = () => ({ status: 503 });
  const tracker = start();
  tracker.consent(true);
  for (let at = 0; at < 250; at += 1) tracker.track(`event ${at}`);
  await pass(3);
  tracker.consent(true);
  answer = () => ({ status: 200 });
  start();
  await pass(20);
  expect(names()).toContain('event 249');
  expect(names()).not.toContain('event 10');
});

it('leaves out what no event can hold', async () => {
  const tracker = start();
  tracker.consent(true);
  const given: Record<string, never> = Object.fromEntries([
    ['price', 380],
    ['none', undefined],
    ['half', Number.NaN],
    ['huge', 2e15],
    ['list', [1]],
    ['', 'nameless'],
    ['x'.repeat(60), 'first'],
    [`${'x'.repeat(50)} again`, 'second'],
    ['note', `${'好'.repeat(499)}😀\0`],
    ['paid', true],
  ]);
  tracker.track('购票'.repeat(40), given, '主场'.repeat(200));
  tracker.track('empty', null);
  tracker.track('  ');
  tracker.identify({});
  tracker.identify({ phoneNumber: '1'.repeat(21), memberNumber: 'M20260001' });
  await pass(3);
  expect(names()).toEqual(['page_view', '购票'.repeat(25), 'empty', 'identify']);
  const [, bought, , identified] = eventsIn(taken);
  expect(bought?.properties).toEqual([
    { name: 'price', value: 380 },
    { name: 'x'.repeat(50), value: 'first' },
    { name: 'note', value: '好'.repeat(499) },
    { name: 'paid', value: true },
  ]);
  expect(bought?.object).toHaveLength(200);
  expect(identified).toMatchObject({ memberNumber: 'M20260001' });
  expect(identified).not.toHaveProperty('phoneNumber');
});

it('sends all but the one event that is refused', async () => {
  answer = ({ events }) =>
    events.some(({ phoneNumber }) => phoneNumber === 'nobody')
      ? { status: 400, reason: 'invalid_request' }
      : { status: 200 };
  const tracker = start();
  tracker.consent(true);
  for (let at = 0; at < 30; at += 1) tracker.track(`event ${at}`);
  tracker.identify({ phoneNumber: 'nobody' });
  for (let at = 30; at < 60; at += 1) tracker.track(`event ${at}`);
  await pass(60);
  expect(names()).toEqual(['page_view', ...Array.from({ length: 60 }, (_, at) => `event ${at}`)]);
  expect(sent.length).toBeLessThan(16);
  // Only who has agreed is left.
  expect(localStorage).toHaveLength(1);
});

it('gives up what a stopped source refuses, and keeps what never reached it', async () => {
  const tracker = start();
  tracker.consent(true);
  answer = () => ({ status: 400, reason: 'gather_not_authorized' });
  await pass(3);
  expect(localStorage).toHaveLength(1);
  for (const status of [404, 408, 429, 502]) {
    answer = () => ({ status });
    tracker.track('kept');
    await pass(30);
    expect(localStorage.length).toBeGreaterThan(1);
  }
});

it('is what the tabs of a browser share: what one withdraws, the others neither keep nor send', async () => {
  answer = () => ({ status: 503 });
  const [first, second] = [start(), start()];
  first.consent(true);
  first.track('from the first');
  second.track('from the second');
  second.consent(true);
  answer = () => ({ status: 200 });
  await pass(30);
  expect(names()).toEqual(expect.arrayContaining(['from the first', 'from the second']));
  const ids = new Set(eventsIn(taken).map(({ anonymousId }) => anonymousId));
  expect(ids.size).toBe(1);

  sent.length = 0;
  second.track('waits');
  first.consent(false);
  second.track('too late');
  await pass(30);
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('hears at once of what another tab says', async () => {
  start();
  // As another tab writes it, and takes it away.
  localStorage.setItem(`console-tracker:${key.slice(-8)}:id`, 'v1');
  window.dispatchEvent(new StorageEvent('storage'));
  await pass(3);
  expect(eventsIn(taken)).toMatchObject([{ eventName: 'page_view', anonymousId: 'v1' }]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  await pass(3);
  expect(sent).toHaveLength(1);
});

it('cuts batches by their bytes, and leaves out an event that alone is too large', async () => {
  const text = '球'.repeat(500);
  const properties = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, text]));
  const tracker = start();
  tracker.consent(true);
  tracker.track('too large', properties(50));
  for (let at = 0; at < 12; at += 1) tracker.track(`event ${at}`, properties(10));
  await pass(30);
  expect(names()).toEqual(['page_view', ...Array.from({ length: 12 }, (_, at) => `event ${at}`)]);
  for (const batch of sent) expect(new Blob([JSON.stringify(batch)]).size).toBeLessThan(60_000);
});

it('sends on leaving what fits', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const tracker = start();
  tracker.consent(true);
  for (let at = 0; at < 12; at += 1) tracker.track(`event ${at}`, { note: '球'.repeat(500), more: '球'.repeat(500) });
  window.dispatchEvent(new Event('pagehide'));
  const [[, body] = []] = beacon.mock.calls;
  const { size } = new Blob([typeof body === 'string' ? body : '']);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThan(60_000);
});

it('sees the pages of a site that never loads another, and leaves its history as it was', async () => {
  const tracker = start();
  tracker.consent(true);
  history.pushState({ at: 1 }, '', '/tickets?seat=7');
  expect(history.state).toEqual({ at: 1 });
  await pass(1);
  history.replaceState({ at: 2 }, '', '/tickets?seat=8');
  await pass(1);
  history.replaceState({ at: 3 }, '', '/games#today');
  await pass(3);
  const pages = eventsIn(taken).map(({ object }) => new URL(object ?? '').pathname);
  expect(pages).toEqual([page.split('?')[0], '/tickets', '/games']);
  expect(() => history.pushState(null, '', 'https://elsewhere.example.com/')).toThrow();
});

it('takes what has waited for 90 days no more', async () => {
  answer = () => ({ status: 503 });
  const tracker = start();
  tracker.consent(true);
  await pass(3);
  vi.setSystemTime(Date.now() + 90 * 24 * 3_600_000);
  answer = () => ({ status: 200 });
  tracker.track('today');
  await pass(30);
  expect(names()).toEqual(['today']);
});

it('sends from a browser that keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tracker = start();
  tracker.consent(true);
  tracker.track('buy');
  await pass(3);
  expect(names()).toEqual(['page_view', 'buy']);
  tracker.track('late');
  tracker.consent(false);
  await pass(10);
  expect(names()).toEqual(['page_view', 'buy']);
});
