'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Endpoint } from '../contract/endpoint.js';
import { useClient } from './client.js';

/**
 * False once the backend has answered that it lacks one of these calls of ours, by HTTP 404 without a reason of the
 * call's own. A feature that stands on them is then left out instead of failing; a backend that has them all shows it.
 */
export const useOffered = (...calls: readonly Pick<Endpoint, 'method' | 'path' | 'origin' | 'fails'>[]): boolean => {
  const client = useClient();
  const subscribe = useCallback((listener: () => void) => client.onLack(listener), [client]);
  const offered = () => !calls.some(client.lacks);
  // On a server nothing has been asked yet.
  return useSyncExternalStore(subscribe, offered, () => true);
};
