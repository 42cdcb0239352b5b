import { logout, readAppConfig, readUser } from '@console/api/contract/account';
import { afterEach, expect, it, vi } from 'vitest';
import { meetFaults, testFaults } from './testFaults.js';

afterEach(() => {
  testFaults.reset();
  vi.useRealTimers();
});

const outcome = (call: Promise<void>): Promise<string> =>
  call.then(
    () => 'goes on',
    () => 'fails',
  );

it('leaves calls alone until something is chosen', async () => {
  expect(await outcome(meetFaults(readUser))).toBe('goes on');
});

it('fails every third call, or all', async () => {
  testFaults.set({ latency: 0, failing: 'some' });
  const some: string[] = [];
  for (let call = 0; call < 6; call += 1) some.push(await outcome(meetFaults(readUser)));
  expect(some.filter((one) => one === 'fails')).toHaveLength(2);
  testFaults.set({ latency: 0, failing: 'all' });
  expect(await outcome(meetFaults(readUser))).toBe('fails');
});

it('never stands in the way out', async () => {
  testFaults.set({ latency: 10, failing: 'all' });
  expect(await outcome(meetFaults(readAppConfig))).toBe('goes on');
  expect(await outcome(meetFaults(logout))).toBe('goes on');
});

it('holds a call up for as long as was chosen', async () => {
  vi.useFakeTimers();
  testFaults.set({ latency: 2, failing: 'none' });
  let gone = false;
  const call = (async () => {
    await meetFaults(readUser);
    gone = true;
  })();
  await vi.advanceTimersByTimeAsync(1900);
  expect(gone).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await call;
  expect(gone).toBe(true);
});
