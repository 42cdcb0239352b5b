'use client';

import { createContext, use, useSyncExternalStore } from 'react';
import type { Client } from '../client/createClient.js';

interface Called {
  client: Client;
  /** That of the client which the cache belongs to; undefined: the app names them. */
  identity: number | undefined;
}

/** The client that all hooks call through; `ApiProvider` sets it, together with a cache. */
export const ClientContext = createContext<Called | null>(null);

/** Whom a server draws for: the first one that a client in a browser calls as. */
export const nobody = (): number => 0;

const useCalled = (): Called => {
  const called = use(ClientContext);
  if (called === null) throw new Error('Hooks of @console/api need an <ApiProvider client={client}> around them');
  return called;
};

/** The client that `ApiProvider` was given: for calls that no hook makes. */
export const useClient = (): Client => useCalled().client;

/**
 * Whether the cache is that of whoever calls now. False from the moment that the token has changed until the provider
 * has heard of it: what is cached then is not theirs.
 */
export const useOwnCache = (): boolean => {
  const { client, identity } = useCalled();
  const now = useSyncExternalStore(client.onIdentity, client.identity, nobody);
  return identity === undefined || identity === now;
};
