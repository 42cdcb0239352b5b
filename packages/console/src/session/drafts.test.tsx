import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanup, renderHook } from 'vitest-browser-react/pure';
import { useDraft } from './drafts.js';

beforeEach(() => localStorage.clear());
afterEach(() => cleanup());

const open = async (first: string) => {
  const { result, rerender, act } = await renderHook((name?: string) => useDraft(name ?? first), {
    initialProps: first,
  });
  return { draft: () => result.current, act, goTo: (name: string) => rerender(name) };
};

it('keeps what was typed under each name, and after the page', async () => {
  const page = await open('one');
  await page.act(() => page.draft().set('第一处'));
  await page.goTo('two');
  expect(page.draft().text).toBe('');
  await page.act(() => page.draft().set('第二处'));
  await page.goTo('one');
  expect(page.draft().text).toBe('第一处');
  expect((await open('two')).draft().text).toBe('第二处');
});

it('changes what is there by then, though it was not drawn yet', async () => {
  const page = await open('one');
  const { set } = page.draft();
  await page.act(() => {
    set('罚球');
    set((before) => `${before}几次`);
  });
  expect(page.draft().text).toBe('罚球几次');
});

it('does not bring one name’s words to another when it is changed late', async () => {
  const page = await open('one');
  const { set } = page.draft();
  await page.act(() => set('晚到的'));
  await page.goTo('two');
  await page.act(() => page.draft().set('正在写'));
  await page.act(() => set(''));
  expect(page.draft().text).toBe('正在写');
  await page.goTo('one');
  expect(page.draft().text).toBe('');
});

it('moves to another name', async () => {
  const page = await open('new');
  await page.act(() => page.draft().set('接着问'));
  await page.act(() => page.draft().moveTo('topic'));
  expect(page.draft().text).toBe('');
  await page.goTo('topic');
  expect(page.draft().text).toBe('接着问');
});
