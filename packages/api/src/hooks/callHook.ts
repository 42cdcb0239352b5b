'use client';

import { useCallback } from 'react';
import type { CallOptions } from '../client/createClient.js';
import type { Endpoint, Input, JsonEndpoint } from '../contract/endpoint.js';
import { useClient } from './client.js';
import { useRun } from './useRun.js';
import type { Write } from './writeHook.js';

/** Makes the hook of a read that is asked for now and then, with other input each time, and kept nowhere. */
export const callHook =
  <P, Q, B, R>(entry: JsonEndpoint<P, Q, B, R, 'read'>) =>
  (): Write<Input<Endpoint<P, Q, B, R>>, R> => {
    const client = useClient();
    return useRun(
      useCallback(
        (input: Input<Endpoint<P, Q, B, R>>, options?: CallOptions): Promise<R> => client.call(entry, input, options),
        [client],
      ),
    );
  };
