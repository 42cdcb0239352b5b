import { expect, it, vi } from 'vitest';
import { addTags, clearTags, dropTag, emojiPanelOpen, sidebarOpen, size, tagSelection } from './appState.js';
import { currentNodes } from '../session/nodes.js';
import { device } from './device.js';
import { createStore } from './store.js';

it('begins as a browser that kept nothing: sidebar open, desktop, medium', () => {
  expect([sidebarOpen.get(), device.get(), size.get()]).toEqual([true, 'desktop', 'medium']);
  expect(emojiPanelOpen.get()).toBe(false);
  expect(Object.values(currentNodes).map(({ get }) => get())).toEqual([null, null]);
});

it('adds to the tags chosen under a name, and clears them all', () => {
  addTags('crowd', ['a', 'b']);
  addTags('crowd', ['b', 'c']);
  addTags('__proto__', ['x']);
  expect(tagSelection.get().get('crowd')).toEqual(['a', 'b', 'c']);
  expect(tagSelection.get().get('__proto__')).toEqual(['x']);
  clearTags();
  expect(tagSelection.get()).toEqual(new Map());
});

it('takes one tag away, and clears those under one name', () => {
  addTags('crowd', ['a', 'b']);
  addTags('rules', ['x']);
  dropTag('crowd', 'a');
  expect(tagSelection.get().get('crowd')).toEqual(['b']);
  clearTags('crowd');
  expect([...tagSelection.get().keys()]).toEqual(['rules']);
  clearTags();
});

it('tells whoever follows it, and only of changes', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.set(2);
  store.set(2);
  stop();
  store.set(3);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get()).toBe(3);
});

it('takes up what was kept, and goes on where nothing usable was', () => {
  const write = vi.fn();
  expect(createStore('a', { read: () => 'b', write }).get()).toBe('b');
  const unread = createStore<string>('a', { read: () => undefined, write });
  unread.set('c');
  expect(write).toHaveBeenCalledExactlyOnceWith('c');
});
