/** As whom calls are made, by a number: whoever learns it learns nothing of the token. */
export interface Identities {
  /** Stays the same as long as the same one calls; another token, or a call that says so, makes it another. */
  current: () => number;
  /** Makes it another, though the token has stayed. */
  change: () => void;
  /** Told when `current` answers otherwise than before. Answers what ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** Where a browser says that something may have happened to a token which this window did not do itself. */
const signs = [
  ['storage', () => window],
  ['focus', () => window],
  ['visibilitychange', () => document],
] as const;

/** Counts the identities that one client has had. The token of now is held in memory alone, to tell it from the next. */
export const identities = (token: () => string | null): Identities => {
  const listeners = new Set<() => void>();
  let held: string | null | undefined;
  let number = 0;
  const tell = (): void => {
    // Whoever looks may be in the middle of drawing.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  };
  const change = (): void => {
    number += 1;
    tell();
  };
  const current = (): number => {
    const now = token();
    const former = held;
    held = now;
    if (former !== undefined && former !== now) change();
    return number;
  };
  const look = (): void => void current();
  return {
    current,
    change,
    subscribe: (listener) => {
      if (listeners.size === 0) for (const [sign, of] of signs) of().addEventListener(sign, look);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const [sign, of] of signs) of().removeEventListener(sign, look);
      };
    },
  };
};
