import type { ApiError } from './ApiError.js';

export interface SessionEvents {
  /** Something the reader should be told. Not called for quiet calls. The same words come once in 3 seconds. */
  onMessage?: (error: ApiError) => void;
  /** The session is over: 401, or a 403 that isn't "not permitted". Called once for each token. */
  onSignedOut?: (error: ApiError, session: { foreign: boolean }) => void;
  /** Holds the first-403 marker. Default: the browser's session storage. */
  markers?: Pick<Storage, 'getItem' | 'setItem'>;
}

/** In session storage once a 403 has been shown; a successful sign-in removes it. */
export const FIRST_403_MARKER = 'fristOverdue';

const SAME_MESSAGE_INTERVAL = 3000;

const isSessionOver = (error: ApiError): boolean =>
  error.code === 401 || error.status === 401 || ((error.status === 403 || error.code === 403) && !error.notPermitted);

/** Decides, for every failed call, whether the reader is told and whether the session is over. */
export const sessionGuard = ({ onMessage, onSignedOut, markers }: SessionEvents, isForeign: () => boolean) => {
  const shown = new Map<string, number>();
  let signedOut: string | null | undefined;

  const isNew = (message: string): boolean => {
    const now = Date.now();
    const last = shown.get(message);
    shown.set(message, now);
    return last === undefined || now - last > SAME_MESSAGE_INTERVAL;
  };

  const isFirst403 = (): boolean => {
    const store = markers ?? globalThis.sessionStorage;
    if (store.getItem(FIRST_403_MARKER) !== null) return false;
    store.setItem(FIRST_403_MARKER, '1');
    return true;
  };

  return (error: ApiError, usedToken: string | null, quiet: boolean): void => {
    if (error.aborted) return;
    const over = isSessionOver(error);
    const known = error.entry !== undefined || (error.status > 0 && error.status < 600);
    const speaks = known && (error.code === 403 && over ? isFirst403() : !quiet);
    if (speaks && isNew(error.message)) onMessage?.(error);
    if (over && signedOut !== usedToken) {
      signedOut = usedToken;
      onSignedOut?.(error, { foreign: isForeign() });
    }
  };
};
