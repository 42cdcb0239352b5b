import type { VisitorStore } from './visitor.store.js';

/** Milliseconds for which the origins are remembered: every call of a page asks for its own. */
const FRESH = 2000;

/** Answers whether an origin is one of a key that works. A key that was just issued is known at once. */
export const originLookup = (visitors: Pick<VisitorStore, 'origins'>) => {
  let known: ReadonlySet<string> = new Set();
  let readAt = 0;
  return async (origin: string): Promise<boolean> => {
    if (Date.now() - readAt < FRESH && known.has(origin)) return true;
    known = new Set(await visitors.origins());
    readAt = Date.now();
    return known.has(origin);
  };
};
