/**
 * What a view knows about data that it does not have yet, has, or failed to get.
 * One union instead of three booleans, so that a failed load can't be drawn as "nothing here".
 */
export type Async<T> = AsyncLoading | AsyncError | AsyncReady<T>;

export interface AsyncLoading {
  readonly state: 'loading';
}

export interface AsyncError {
  readonly state: 'error';
  readonly error: Problem;
  /** Loads again. Left out where trying again can't help. */
  readonly retry?: () => void;
}

export interface AsyncReady<T> {
  readonly state: 'ready';
  readonly data: T;
  /** True while newer data is on its way. The old data stays on screen. */
  readonly refreshing: boolean;
  /** Set when the last refresh failed: the data shown is older than the reader may think. */
  readonly stale?: { readonly error: Problem; readonly retry?: () => void };
}

/** What went wrong, in words for the person looking. Never HTML, never a secret. */
export interface Problem {
  /** Matched on by code; the words may change. */
  readonly code: number | string;
  readonly message: string;
  /** To quote to support. */
  readonly requestId?: string;
  /** True when the person may not see this at all. */
  readonly notPermitted?: boolean;
}

export const loading: AsyncLoading = { state: 'loading' };

export const ready = <T>(data: T, refreshing = false): AsyncReady<T> => ({ state: 'ready', data, refreshing });

export const failed = (error: Problem, retry?: () => void): AsyncError => ({ state: 'error', error, retry });

/** The same state around other data. */
export const mapAsync = <T, U>(value: Async<T>, map: (data: T) => U): Async<U> =>
  value.state === 'ready' ? { ...value, data: map(value.data) } : value;

const retryBoth = (...retries: readonly ((() => void) | undefined)[]) => {
  const given = retries.filter((retry) => retry !== undefined);
  return given.length === 0
    ? undefined
    : () => {
        for (const retry of given) retry();
      };
};

/** Both or neither: ready when both are, failed as soon as one is. */
export const bothAsync = <A, B>(a: Async<A>, b: Async<B>): Async<readonly [A, B]> => {
  if (a.state === 'error') return { ...a, retry: retryBoth(a.retry, b.state === 'error' ? b.retry : undefined) };
  if (b.state === 'error') return b;
  if (a.state === 'loading' || b.state === 'loading') return loading;
  const stale = a.stale ?? b.stale;
  return {
    state: 'ready',
    data: [a.data, b.data],
    refreshing: a.refreshing || b.refreshing,
    ...(stale && { stale: { error: stale.error, retry: retryBoth(a.stale?.retry, b.stale?.retry) } }),
  };
};
