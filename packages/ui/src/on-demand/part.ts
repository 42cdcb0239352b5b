import { loadPart } from './loadPart.js';

/** A part of the program that is loaded when somebody is about to use it, or does. */
export interface Part<T> {
  /** Null until it is there. */
  readonly current: T | null;
  /** Begins to load, in case it is needed. Says nothing where that fails. */
  readonly prepare: () => void;
  /** Loads, at once where it is there. Given up after 120 s, with `ChunkLoadError`. A failure is told to `onPartFailed`, and may be tried again. */
  readonly load: () => Promise<T>;
  readonly subscribe: (onArrival: () => void) => () => void;
}

type Listener = (error: unknown) => void;
const listeners = new Set<Listener>();

/** Hears of parts that did not arrive though they were asked for: the place to offer a reload. Answers how to stop. */
export const onPartFailed = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells that something which was asked for is not there. */
export const tellPartFailed = (error: unknown): void => {
  if (listeners.size === 0) reportError(error);
  for (const listener of listeners) listener(error);
};

/** Makes a part of what `get` imports. */
export const part = <T>(get: () => Promise<T>): Part<T> => {
  const waiting = new Set<() => void>();
  let current: T | null = null;
  let running: Promise<T> | null = null;

  const begin = async (): Promise<T> => {
    try {
      const arrived = await loadPart(get);
      current = arrived;
      for (const onArrival of waiting) onArrival();
      return arrived;
    } finally {
      running = null;
    }
  };
  const join = (): Promise<T> => (running ??= begin());

  return {
    get current() {
      return current;
    },
    prepare: () => {
      if (current === null) join().catch(() => undefined);
    },
    load: async () => {
      if (current !== null) return current;
      try {
        return await join();
      } catch (error) {
        tellPartFailed(error);
        throw error;
      }
    },
    subscribe: (onArrival) => {
      waiting.add(onArrival);
      return () => waiting.delete(onArrival);
    },
  };
};
