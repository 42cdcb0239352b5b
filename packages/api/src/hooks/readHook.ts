'use client';

import { type Async, loading } from '@console/base';
import { useMemo } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { ApiError, asApiError } from '../client/ApiError.js';
import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import { useClient, useOwnCache } from './client.js';
import { useEvery } from './useEvery.js';
import { useOvertaken } from './useOvertaken.js';

/** Milliseconds for which a reply counts as fresh. */
export const FRESH = 30_000;

export interface ReadOptions<R> {
  /** Milliseconds until the next reading, from what was last read; 0 stops. Not while the page is hidden. */
  refreshEvery?: number | ((data: R | undefined) => number);
  /** Keeps the data of the former input on screen until that of the new one is there. */
  keepPrevious?: boolean;
}

export interface Read<R> {
  state: Async<R>;
  /** The data, where there is any. */
  data: R | undefined;
  refresh: () => void;
}

/** What a read is cached under. `null` does not load. */
export const keyOf = (entry: Pick<Endpoint, 'method' | 'path'>, input: object | null) =>
  input === null ? null : ([entry.method, entry.path, input] as const);

/** Where a key came from, whatever its input. */
export const isKeyOf = (entry: Pick<Endpoint, 'method' | 'path'>, key: unknown): boolean =>
  Array.isArray(key) && key[0] === entry.method && key[1] === entry.path;

export const toAsync = <R>(
  response: Pick<SWRResponse<R, unknown>, 'data' | 'error' | 'isValidating'>,
  retry: () => void,
): Async<R> => {
  const { data, isValidating } = response;
  // What was given up is asked for again by whoever wants it again.
  const error = response.error instanceof ApiError && response.error.aborted ? undefined : response.error;
  if (data !== undefined) {
    return {
      state: 'ready',
      data,
      refreshing: isValidating,
      ...(error !== undefined && !isValidating && { stale: { error: asApiError(error), retry } }),
    };
  }
  return error !== undefined && !isValidating ? { state: 'error', error: asApiError(error), retry } : loading;
};

/** Makes the hook of a read. Its cache key is the entry with all of the input; input `null` does not load. */
export const readHook =
  <P, Q, B, R>(entry: JsonEndpoint<P, Q, B, R, 'read'>) =>
  (input: Input<Endpoint<P, Q, B, R>> | null, { refreshEvery, keepPrevious = false }: ReadOptions<R> = {}): Read<R> => {
    const client = useClient();
    const own = useOwnCache();
    const key = keyOf(entry, own ? input : null);
    const giveUpOvertaken = useOvertaken(key);
    const response = useSWR<R, unknown, typeof key>(
      key,
      () =>
        giveUpOvertaken((signal) => client.call(entry, input as Input<Endpoint<P, Q, B, R>>, { quiet: true, signal })),
      {
        keepPreviousData: keepPrevious && own,
        revalidateOnFocus: false,
        dedupingInterval: FRESH,
        onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
          if (error instanceof ApiError && error.unreachable && retryCount <= 5) {
            setTimeout(() => void revalidate({ retryCount }), 1000 * 2 ** retryCount);
          }
        },
      },
    );
    const { data, error, isValidating, mutate } = response;
    const refresh = useMemo(() => () => void mutate(), [mutate]);
    const interval = typeof refreshEvery === 'function' ? refreshEvery(data) : (refreshEvery ?? 0);
    useEvery(interval, isValidating, refresh);
    const state = useMemo(
      () => toAsync<R>({ data, error, isValidating }, refresh),
      [data, error, isValidating, refresh],
    );
    return { state, data, refresh };
  };
