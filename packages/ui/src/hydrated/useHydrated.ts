import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows; null on a server, and while the page that it drew is taken over. Must answer the same until
 * something else draws anew.
 */
export const useOfBrowser = <T extends string | boolean>(read: () => T): T | null =>
  useSyncExternalStore<T | null>(never, read, () => null);

const yes = () => true;

/** False on a server, and while the page that it drew is taken over; true from then on. */
export const useHydrated = (): boolean => useOfBrowser(yes) !== null;
