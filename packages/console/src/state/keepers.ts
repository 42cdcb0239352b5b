import Cookies from 'js-cookie';
import type { Keeper } from './store.js';

const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * Keeps a value as JSON in the browser. `parse` judges what was found there: anyone may have written it. `print` makes
 * it something that JSON can hold; default: it is that.
 */
export const inStorage = <T>(
  area: () => Storage,
  key: string,
  parse: (kept: unknown) => T | undefined,
  print: (value: T) => unknown = (value) => value,
): Keeper<T> => ({
  read: () =>
    quietly(() => {
      const kept = area().getItem(key);
      return kept === null ? undefined : parse(JSON.parse(kept));
    }),
  write: (value) => {
    quietly(() => area().setItem(key, JSON.stringify(print(value))));
  },
});

const YEAR_IN_DAYS = 365;

/** Keeps a value in a cookie for a year, for what other programs of the same site read too. */
export const inCookie = <T>(
  name: string,
  { parse, print }: { parse: (kept: string) => T | undefined; print: (value: T) => string },
): Keeper<T> => ({
  read: () => {
    const kept = Cookies.get(name);
    return kept === undefined ? undefined : parse(kept);
  },
  write: (value) => void Cookies.set(name, print(value), { path: '/', sameSite: 'Lax', expires: YEAR_IN_DAYS }),
});
