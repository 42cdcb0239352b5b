import { useEffect, useSyncExternalStore } from 'react';

/** A part of the code that is fetched when it is first needed. Undefined until it has come. */
export const lazyModule = <T>(load: () => Promise<T>): ((needed: boolean) => T | undefined) => {
  let value: T | undefined;
  let asked = false;
  const listeners = new Set<() => void>();

  const fetchOnce = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    try {
      value = await load();
      for (const listener of listeners) listener();
    } catch {
      // Stays without it, and asks again with the next text that needs it.
      asked = false;
    }
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return (needed) => {
    const now = useSyncExternalStore(subscribe, () => value);
    useEffect(() => {
      if (needed) void fetchOnce();
    }, [needed]);
    return needed ? now : undefined;
  };
};
