import { fail } from './failure.js';
import type { Route } from './serve.js';

const answer = async (): Promise<never> => {
  throw fail('not_available');
};

/**
 * The calls of the contract that nothing here serves. They are guarded like any other and then say that this server
 * does not offer them, which a caller can tell from a wrong address.
 */
export const notAvailable = (entries: readonly Route['endpoint'][], served: readonly Route[]): Route[] => {
  const known = new Set(served.map(({ endpoint: { method, path } }) => `${method} ${path}`));
  return entries
    .filter(({ method, path }) => !known.has(`${method} ${path}`))
    .map(({ params: _params, query: _query, body: _body, ...entry }) => ({
      endpoint: entry,
      // Without a schema for it, no body is read.
      bodyLimit: Number.POSITIVE_INFINITY,
      answer,
    }));
};
