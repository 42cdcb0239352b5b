import { catalogueEntry, OK } from '@console/base';
import type { ApiError } from './ApiError.js';

export interface SessionEvents {
  /** Something the reader should be told. Not called for quiet calls. The same words come once in 3 seconds. */
  onMessage?: (error: ApiError) => void;
  /** The session is over: 401, or a 403 that isn't "not permitted". Called once for each token. */
  onSignedOut?: (error: ApiError, session: { foreign: boolean }) => void;
  /** Every failure but those of calls given up, shown or not: for a log. `call` is the method and path of the entry. */
  onLog?: (error: ApiError, call: string) => void;
  /** Holds the first-403 marker. Default: the browser's session storage. */
  markers?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The tokens in use, as far as the guard must know them. */
export interface Tokens {
  /** What the next call would send. */
  current: () => string | null;
  isForeign: () => boolean;
}

/** In session storage once a 403 has been shown; a successful sign-in removes it. */
export const FIRST_403_MARKER = 'fristOverdue';

/** What a browser was told not to keep, as long as the program lasts. */
const unkept = new Map<string, string>();

/** A sign-in has come through: a session that ends by a 403 is told of again. Call it where `markers` are the default. */
export const forgetRefusal = (): void => {
  unkept.delete(FIRST_403_MARKER);
  try {
    globalThis.sessionStorage.removeItem(FIRST_403_MARKER);
  } catch {
    // It may not be used, and holds nothing.
  }
};

const SAME_MESSAGE_INTERVAL = 3000;

const isForbidden = ({ status, code }: ApiError): boolean => status === 403 || code === 403;

const isSessionOver = (error: ApiError): boolean =>
  error.code === 401 || error.status === 401 || (isForbidden(error) && !error.notPermitted);

/** False for what no row of the catalogue and no entry of the contract speaks of: that is only logged. */
const isListed = ({ verdict, reason }: ApiError): boolean =>
  // Code 200 is that of a reply which said what was done, and then brought nothing to show for it.
  reason !== undefined || typeof verdict === 'string' || verdict === OK || catalogueEntry(verdict) !== null;

/** The browser's own store, or one that lasts as long as the program where there is none, or none may be used. */
const storeOf = (given: SessionEvents['markers']): Pick<Storage, 'getItem' | 'setItem'> => {
  // Merely naming it throws where the browser was told to keep nothing.
  const store = () => given ?? globalThis.sessionStorage;
  return {
    getItem: (key) => {
      try {
        return store().getItem(key);
      } catch {
        return unkept.get(key) ?? null;
      }
    },
    setItem: (key, value) => {
      try {
        store().setItem(key, value);
      } catch {
        unkept.set(key, value);
      }
    },
  };
};

/** Decides, for every failed call, whether the reader is told and whether the session is over. */
export const sessionGuard = (
  { onMessage, onSignedOut, onLog, markers }: SessionEvents,
  { current, isForeign }: Tokens,
) => {
  const shown = new Map<string, number>();
  const store = storeOf(markers);
  let signedOut: string | null | undefined;

  const isNew = (message: string): boolean => {
    const now = Date.now();
    // From when it was last shown, not from when it would have been: what goes on failing is said every 3 seconds.
    for (const [said, at] of shown) if (now - at >= SAME_MESSAGE_INTERVAL) shown.delete(said);
    if (shown.has(message)) return false;
    shown.set(message, now);
    return true;
  };

  const isFirst403 = (): boolean => {
    if (store.getItem(FIRST_403_MARKER) !== null) return false;
    store.setItem(FIRST_403_MARKER, '1');
    return true;
  };

  return (error: ApiError, call: string, { usedToken, quiet }: { usedToken: string | null; quiet: boolean }): void => {
    if (error.aborted) return;
    onLog?.(error, call);
    const over = isSessionOver(error);
    // A late reply to a token that has been given up says nothing about the session of now.
    if (over && usedToken !== current()) return;
    // The view in whose place a quiet error would be shown goes with the session, so these words are always said.
    const speaks = over ? !isForbidden(error) || isFirst403() : isListed(error) && !quiet;
    if (speaks && isNew(error.message)) onMessage?.(error);
    if (!over || signedOut === usedToken) return;
    signedOut = usedToken;
    onSignedOut?.(error, { foreign: isForeign() });
  };
};
