import { useSyncExternalStore } from 'react';

/** One value that any part of the program may read, change and follow. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Back to what it begins with where nothing was kept. */
  reset: () => void;
  /** Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Where a store's value outlives the page. Neither throws: a browser may refuse to keep anything. */
export interface Keeper<T> {
  /** Undefined where nothing usable was kept. */
  read: () => T | undefined;
  write: (value: T) => void;
}

export const createStore = <T>(standard: T, keeper?: Keeper<T>): Store<T> => {
  let current = keeper?.read() ?? standard;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, current)) return;
    current = next;
    keeper?.write(next);
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set,
    reset: () => set(standard),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** The store's value, drawn again when it changes. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
