import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react/pure';
import { useSharedDraft } from './formDrafts.js';

beforeEach(() => localStorage.clear());
afterEach(() => cleanup());

const open = async () => (await renderHook(() => useSharedDraft('plan:1'))).result.current;

it('keeps what two pages write, each by itself, until it is taken over', async () => {
  const [one, other] = [await open(), await open()];
  one.write({ text: '甲' });
  one.flush();
  other.write({ text: '乙' });
  other.flush();
  expect(one.left().map(({ fields }) => fields)).toEqual([{ text: '乙' }]);
  other.forget();
  const third = await open();
  const left = third.left();
  expect(left.map(({ fields }) => fields)).toEqual([{ text: '甲' }]);
  for (const { name } of left) third.forgetLeft(name);
  expect((await open()).left()).toEqual([]);
});
