'use client';

import type { Async } from '@console/base';
import { useCallback, useMemo, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { ApiError, asApiError } from '../client/ApiError.js';
import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import { useClient, useOwnCache } from './client.js';
import { type Grown, type Identified, readRows } from './growingRows.js';
import type { Page } from './pageHook.js';
import { FRESH, keyOf, type Read, type ReadOptions, toAsync } from './readHook.js';
import { useEvery } from './useEvery.js';
import { useOvertaken } from './useOvertaken.js';

/** What a list is asked for: all that its read takes but the page, which the hook turns itself. */
export type ListInput<E> = Omit<Input<E>, 'current' | 'size'>;

export interface InfiniteOptions<R> extends Pick<ReadOptions<R>, 'refreshEvery'> {
  /** Rows of one step. Default 50. */
  size?: number;
}

export interface InfiniteRead<R> extends Read<R> {
  /** There are rows after those on screen. */
  hasMore: boolean;
  /** They are on their way. */
  loadingMore: boolean;
  /** Why they did not come; `loadMore` asks for them again. */
  moreError: ApiError | undefined;
  /** Asks for the next rows. While they are on their way, asking again asks nothing. */
  loadMore: () => void;
}

interface Place {
  name: string;
  upTo: number;
  /** How many rows were wanted before. */
  former: number;
}

/**
 * Makes the hook of a list that grows at its end, from a paged read. Reading it again, by itself or after a write, keeps
 * the place: all rows so far are read anew, in as few calls as they fit into. Rows that were deleted or added meanwhile
 * make none come twice, and none be left out.
 */
export const infiniteHook =
  <P, Q, B, R extends Page<Identified>>(entry: JsonEndpoint<P, Q, B, R, 'read'>) =>
  (
    input: ListInput<Endpoint<P, Q, B, R>> | null,
    { size = 50, refreshEvery }: InfiniteOptions<R> = {},
  ): InfiniteRead<R> => {
    const client = useClient();
    const own = useOwnCache();
    const { cache } = useSWRConfig();
    const wanted = own ? input : null;
    const name = unstable_serialize(keyOf(entry, wanted));
    const [stored, setPlace] = useState<Place>({ name, upTo: size, former: 0 });
    const { upTo, former } = stored.name === name ? stored : { upTo: size, former: 0 };
    const keyUpTo = (rows: number) => keyOf(entry, wanted === null ? null : { ...wanted, upTo: rows });
    const key = keyUpTo(upTo);
    const giveUpOvertaken = useOvertaken(key);

    const response = useSWR<Grown<R>, unknown, typeof key>(
      key,
      () =>
        giveUpOvertaken((signal) => {
          const ask = (current: number, rows: number) => {
            const page: object = { ...wanted, current, size: rows };
            return client.call(entry, page as Input<Endpoint<P, Q, B, R>>, { quiet: true, signal });
          };
          const isFirstTime = cache.get(unstable_serialize(key))?.data === undefined;
          const held: R | undefined =
            isFirstTime && former > 0 ? cache.get(unstable_serialize(keyUpTo(former)))?.data : undefined;
          return readRows({ ask, size, upTo, held });
        }),
      { keepPreviousData: own, revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: FRESH },
    );

    const { data, error, isValidating, mutate } = response;
    const refresh = useMemo(() => () => void mutate(), [mutate]);
    useEvery(typeof refreshEvery === 'function' ? refreshEvery(data) : (refreshEvery ?? 0), isValidating, refresh);
    const count = data?.list.length ?? 0;
    const arrived = cache.get(unstable_serialize(key))?.data !== undefined;
    const growing = data !== undefined && former > 0 && !arrived;
    const loadingMore = growing && isValidating;
    const failed = growing && !isValidating && error !== undefined && !(error instanceof ApiError && error.aborted);
    const hasMore = data !== undefined && !data.ended && count < data.total;
    const loadMore = useCallback(() => {
      if (failed) refresh();
      else if (hasMore && !loadingMore) setPlace({ name, upTo: count + size, former: upTo });
    }, [failed, refresh, hasMore, loadingMore, name, count, size, upTo]);

    const state = useMemo<Async<R>>(
      () =>
        // That more is loading, or did not come, is said at the end of the list.
        toAsync<R>({ data, error: growing ? undefined : error, isValidating: isValidating && !growing }, refresh),
      [data, error, growing, isValidating, refresh],
    );
    return {
      state,
      data,
      refresh,
      hasMore,
      loadingMore,
      moreError: failed ? asApiError(error) : undefined,
      loadMore,
    };
  };
