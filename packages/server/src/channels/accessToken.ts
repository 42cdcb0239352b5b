import type { VendorFailure } from './callVendor.js';

/** A token that opens a vendor's calls for a while. */
export interface AccessToken {
  readonly token: string;
  /** Seconds that it lasts. */
  readonly seconds: number;
}

/** Renewed so many milliseconds before it ends. */
const EARLY = 300_000;
const SHARE = 0.1;

/**
 * Keeps a token and renews it before it ends, once for all that ask at the same time. `renew` is for a token that the vendor
 * refuses although it has not ended: the one that was refused is named, so that many refusals renew once.
 */
export const keptToken = (
  ask: () => Promise<AccessToken | VendorFailure>,
  now: () => number = Date.now,
): { get: () => Promise<string | VendorFailure>; renew: (refused: string) => Promise<string | VendorFailure> } => {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<string | VendorFailure> | undefined;
  const fetchOnce = () => {
    asking ??= ask()
      .then((answer) => {
        if ('state' in answer) return answer;
        const lasts = answer.seconds * 1000;
        kept = { token: answer.token, until: now() + lasts - Math.min(EARLY, lasts * SHARE) };
        return answer.token;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  const get = async () => (kept !== undefined && now() < kept.until ? kept.token : fetchOnce());
  return {
    get,
    renew: async (refused) => {
      if (kept?.token === refused) kept = undefined;
      return get();
    },
  };
};
