import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../session/clearDrafts.js';
import { noteRecent, readRecent } from './recent.js';

const recent = (id: string) => ({ id, label: `页面 ${id}`, detail: '', path: `/${id}` });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(storage, key, { value, configurable: true, enumerable: true });
    },
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the six things that a user opened last, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) noteRecent('u1', recent(id));
  expect(readRecent('u1').map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  expect(readRecent('u2')).toEqual([]);
});

it('forgets them when the user signs out', () => {
  noteRecent('u1', recent('a'));
  clearDrafts('u1');
  expect(readRecent('u1')).toEqual([]);
});

it('ignores what it did not write', () => {
  for (const value of ['{', '{"id":1}', '[1,{"id":"x"}]']) {
    localStorage.setItem('draft:u1:recent', value);
    expect(readRecent('u1')).toEqual([]);
  }
});
