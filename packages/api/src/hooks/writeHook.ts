'use client';

import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.js';
import type { CallOptions } from '../client/createClient.js';
import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import type { Change } from './changeOf.js';
import { useClient } from './client.js';
import { changeReads, changeReadsDuring, reloadReads } from './cachedReads.js';
import { useRun } from './useRun.js';

export interface Write<I, R> {
  /** Makes the call. Rejects with `ApiError`. */
  run: (input: I, options?: CallOptions) => Promise<R>;
  /** True while at least one call is on its way. */
  running: boolean;
}

export interface WriteOptions<I> {
  /** Reads that this write changes: they are loaded again wherever they are on screen. */
  refreshes?: readonly Pick<Endpoint, 'method' | 'path'>[];
  /**
   * What is known of the reads once it went through: on screen at once, however long loading them again takes. What was
   * asked for before the write and comes after it is dropped. They are among `refreshes` too.
   */
  changes?: readonly Change<I>[];
  /**
   * How the reads look while the call is on its way, and from then on if it goes through. If it fails, they look as
   * before, and are loaded again. They are among `refreshes` too.
   */
  optimistic?: readonly Change<I>[];
}

/** Makes the hook of a write. */
export const writeHook =
  <P, Q, B, R>(
    entry: JsonEndpoint<P, Q, B, R, 'write'>,
    { refreshes = [], changes = [], optimistic = [] }: WriteOptions<Input<Endpoint<P, Q, B, R>>> = {},
  ) =>
  (): Write<Input<Endpoint<P, Q, B, R>>, R> => {
    const client = useClient();
    const { mutate } = useSWRConfig();
    return useRun(
      useCallback(
        async (input: Input<Endpoint<P, Q, B, R>>, options?: CallOptions): Promise<R> => {
          const work = client.call(entry, input, options);
          const shown = optimistic.map(({ read, apply }) =>
            changeReadsDuring(mutate, read, work, (data) => apply(data, input)),
          );
          try {
            const reply = await work;
            await Promise.all(shown);
            for (const { read, apply } of changes)
              changeReads(mutate, read, (data) => (data === undefined ? data : apply(data, input)));
            reloadReads(mutate, ...refreshes);
            return reply;
          } catch (error) {
            await Promise.all(shown);
            // What was shown before may itself have been what another write was expected to do.
            // Somebody else was quicker: what is on screen is not what there is.
            const isOutdated = error instanceof ApiError && error.reason === 'changed_meanwhile';
            if (shown.length > 0 || isOutdated) reloadReads(mutate, ...refreshes);
            throw error;
          }
        },
        [client, mutate],
      ),
    );
  };
