import { inCookie } from './keepers.js';
import { createStore } from './store.js';

export type Size = 'small' | 'medium' | 'large';

const sizes: readonly Size[] = ['small', 'medium', 'large'];

/** Whether the sidebar is open. The cookie holds 1 or 0. */
export const sidebarOpen = createStore(
  true,
  inCookie('sidebarStatus', { parse: (kept) => kept !== '0', print: (open) => (open ? '1' : '0') }),
);

/** Height of rows and fields. */
export const size = createStore<Size>(
  'medium',
  inCookie('size', { parse: (kept) => sizes.find((one) => one === kept), print: (one) => one }),
);

/** Tags chosen, by the name of where they were. Several pages share it. */
export const tagSelection = createStore<ReadonlyMap<string, readonly string[]>>(new Map());

/** Adds tags to those chosen under a name; one that is there already stays once. */
export const addTags = (name: string, tags: readonly string[]): void => {
  const chosen = tagSelection.get();
  tagSelection.set(new Map(chosen).set(name, [...new Set([...(chosen.get(name) ?? []), ...tags])]));
};

export const clearTags = (): void => tagSelection.reset();

/** Whether the panel of emoji is open. */
export const emojiPanelOpen = createStore(false);
