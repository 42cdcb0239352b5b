import type { Endpoint } from '../contract/endpoint.js';
import type { ApiError } from './ApiError.js';

type Call = Pick<Endpoint, 'method' | 'path' | 'origin' | 'fails'>;

/**
 * Whether a failure says that the backend has no such call, and not that there is no such thing: of a thing that is
 * gone, the entry names the reason. Only calls of ours can be missing: the others every backend has.
 */
export const isAbsence = ({ origin, fails = {} }: Call, { status, reason }: ApiError): boolean =>
  origin === 'ours' && status === 404 && !(reason !== undefined && Object.hasOwn(fails, reason));

/** What is known to be missing at the backend, as far as whoever calls now was told. Forgotten with them. */
export const absentCalls = (identity: () => number) => {
  const listeners = new Set<() => void>();
  let missing = new Set<string>();
  let owner: number | undefined;
  const known = (): Set<string> => {
    const now = identity();
    if (now !== owner) {
      owner = now;
      missing = new Set();
    }
    return missing;
  };
  const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
  return {
    note: (call: Call): void => {
      known().add(nameOf(call));
      for (const listener of listeners) listener();
    },
    has: (call: Call): boolean => known().has(nameOf(call)),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
