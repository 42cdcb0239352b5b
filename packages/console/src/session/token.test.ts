import { afterEach, expect, it, vi } from 'vitest';
import { forgetToken, keepToken, storedToken } from './token.js';

const cookies = { text: '', reads: 0 };
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('document', {
  get cookie() {
    cookies.reads += 1;
    return cookies.text;
  },
  set cookie(line: string) {
    const [pair = ''] = line.split(';');
    // What is removed is set to nothing.
    cookies.text = pair.endsWith('=') ? '' : pair;
  },
});
afterEach(() => {
  cookies.text = '';
});

it('asks the browser once a moment, however many want to know', async () => {
  cookies.text = 'Admin-Token=one';
  await Promise.resolve();
  cookies.reads = 0;
  for (let times = 0; times < 100; times += 1) expect(storedToken()).toBe('one');
  // The library looks twice.
  expect(cookies.reads).toBeLessThan(3);
});

it('knows at once what it has kept or forgotten, and soon what another window has', async () => {
  expect(storedToken()).toBeNull();
  keepToken('two');
  expect(storedToken()).toBe('two');
  forgetToken();
  expect(storedToken()).toBeNull();
  cookies.text = 'Admin-Token=three';
  await Promise.resolve();
  expect(storedToken()).toBe('three');
});
