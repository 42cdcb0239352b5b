'use client';

import { useCallback } from 'react';
import type { CallOptions } from '../client/createClient.js';
import type { Endpoint, FileEndpoint, Input } from '../contract/endpoint.js';
import { useClient } from './client.js';
import { useRun } from './useRun.js';
import type { Write } from './writeHook.js';

/** Makes the hook of a call that answers a file: fetched when it is asked for, and kept nowhere. */
export const downloadHook =
  <P, Q, B, R>(entry: FileEndpoint<P, Q, B, R>) =>
  (): Write<Input<Endpoint<P, Q, B, R>>, Blob> => {
    const client = useClient();
    return useRun(
      useCallback(
        (input: Input<Endpoint<P, Q, B, R>>, options?: CallOptions): Promise<Blob> =>
          client.download(entry, input, options),
        [client],
      ),
    );
  };
