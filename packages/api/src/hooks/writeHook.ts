import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { CallOptions } from '../client/createClient.js';
import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import type { Change } from './changeOf.js';
import { useClient } from './client.js';
import { changeReads, reloadReads } from './cachedReads.js';
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
}

/** Makes the hook of a write. */
export const writeHook =
  <P, Q, B, R>(
    entry: JsonEndpoint<P, Q, B, R, 'write'>,
    { refreshes = [], changes = [] }: WriteOptions<Input<Endpoint<P, Q, B, R>>> = {},
  ) =>
  (): Write<Input<Endpoint<P, Q, B, R>>, R> => {
    const client = useClient();
    const { mutate } = useSWRConfig();
    return useRun(
      useCallback(
        async (input: Input<Endpoint<P, Q, B, R>>, options?: CallOptions): Promise<R> => {
          const reply = await client.call(entry, input, options);
          for (const { read, apply } of changes)
            changeReads(mutate, read, (data) => (data === undefined ? data : apply(data, input)));
          reloadReads(mutate, ...refreshes);
          return reply;
        },
        [client, mutate],
      ),
    );
  };
