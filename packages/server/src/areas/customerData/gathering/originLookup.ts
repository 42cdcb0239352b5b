/** Milliseconds for which the origins are remembered: each batch of a page asks for its own. */
const FRESH = 1000;

/** Answers whether pages of an origin may send to some source. One that was just added is known at once. */
export const gatherOriginLookup = (read: () => Promise<readonly string[]>) => {
  let known: ReadonlySet<string> = new Set();
  let readAt = 0;
  return async (origin: string): Promise<boolean> => {
    if (Date.now() - readAt < FRESH && known.has(origin)) return true;
    known = new Set(await read());
    readAt = Date.now();
    return known.has(origin);
  };
};
