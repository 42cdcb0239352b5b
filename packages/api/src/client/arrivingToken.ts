import { readArrival } from './arrivingTokens.js';

/** Where it is kept for this tab. */
const KEPT = 'F_T';

/**
 * Takes the token that another platform handed over in the address, as `F_T` before or after the `#`, out of the address
 * bar at once, and keeps it for this tab. Answers what reads it, for `createClient({ foreignToken })`. On a server, and
 * where none has arrived: null.
 */
export const arrivingToken = (): (() => string | null) => {
  if (typeof location === 'undefined') return () => null;
  const { pathname, search, hash } = location;
  const { found, rest, foreign } = readArrival(pathname + search + hash);
  if (found) history.replaceState(history.state, '', rest);
  try {
    if (foreign !== null) sessionStorage.setItem(KEPT, foreign);
  } catch {
    // The browser was told to keep nothing: it lasts as long as the page.
  }
  return () => {
    try {
      return sessionStorage.getItem(KEPT) ?? foreign;
    } catch {
      return foreign;
    }
  };
};
