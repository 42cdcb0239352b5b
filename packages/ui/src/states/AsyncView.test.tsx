import { type Async, loading, ready } from '@console/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { AsyncView } from './AsyncView.js';
import { QUIET } from './useDelayed.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
});

const view = (value: Async<string>) => (
  <ConsoleProvider language="en-US">
    <AsyncView value={value} skeleton={<p>bones</p>}>
      {(name) => <input aria-label="name" defaultValue={name} />}
    </AsyncView>
  </ConsoleProvider>
);

it('shows nothing for 200 ms, then the shape of what is coming', async () => {
  expect(QUIET).toBe(200);
  const { container, rerender } = await render(view(loading));
  vi.advanceTimersByTime(QUIET - 1);
  await rerender(view(loading));
  expect(container.textContent).toBe('');
  vi.advanceTimersByTime(1);
  await rerender(view(loading));
  expect(container.textContent).toContain('bones');
});

it('never flashes the shape when the data is there in time', async () => {
  const { container, rerender } = await render(view(loading));
  vi.advanceTimersByTime(QUIET - 1);
  await rerender(view(ready('rules')));
  vi.advanceTimersByTime(QUIET);
  await rerender(view(ready('rules')));
  expect(container.textContent).not.toContain('bones');
});

it('keeps what was typed through a refresh, and through one that fails', async () => {
  const { container, rerender } = await render(view(ready('rules')));
  const field = () => container.querySelector('input');
  const first = field();
  if (first) first.value = 'typed';
  const stale: Async<string> = { ...ready('rules'), stale: { error: { code: 503, message: 'busy' } } };
  for (const value of [ready('rules', true), stale, ready('newer')]) {
    await rerender(view(value));
    expect(field()).toBe(first);
    expect(field()?.value).toBe('typed');
  }
});
