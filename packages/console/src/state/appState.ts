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

/** Takes one tag away from those chosen under a name. */
export const dropTag = (name: string, tag: string): void => {
  const chosen = tagSelection.get();
  tagSelection.set(
    new Map(chosen).set(
      name,
      (chosen.get(name) ?? []).filter((one) => one !== tag),
    ),
  );
};

/** Nothing is chosen any more, under this name or under any. */
export const clearTags = (name?: string): void => {
  if (name === undefined) return tagSelection.reset();
  const rest = new Map(tagSelection.get());
  if (rest.delete(name)) tagSelection.set(rest);
};

/** Whether the panel of emoji is open. */
export const emojiPanelOpen = createStore(false);
