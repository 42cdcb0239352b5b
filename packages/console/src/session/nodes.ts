import { createStore, type Store } from '../state/store.js';

/** Trees in which one node at a time is open. */
export type NodeKind = 'base' | 'faq';

/** Ids of the nodes that were open last; null: none, or all of them. */
export const currentNodes: Readonly<Record<NodeKind, Store<string | null>>> = {
  base: createStore<string | null>(null),
  faq: createStore<string | null>(null),
};

/** The next to look at the trees is somebody else, or in another role. */
export const forgetNodes = (): void => {
  for (const store of Object.values(currentNodes)) store.reset();
};
