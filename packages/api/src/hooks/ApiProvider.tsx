'use client';

import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/createClient.js';
import { ClientContext, nobody } from './client.js';

export interface ApiProviderProps {
  client: Client;
  /**
   * Names as whom calls are made, where the app knows better than the client: user, role, system. Another name means
   * another cache, which begins empty: nothing that one identity read is ever shown to the next, also where its reply
   * comes late. What is inside begins anew with it. Default: whom the client calls as, that is another one with each
   * token.
   */
  identity?: string | number;
  children: ReactNode;
}

interface OwnCacheProps {
  client: Client;
  /** That of the client which the cache belongs to; undefined: the app names them. */
  identity: number | undefined;
  children: ReactNode;
}

const OwnCache = ({ client, identity, children }: OwnCacheProps) => {
  // Clearing a shared cache is not enough, since replies of the last half minute are remembered apart from it.
  const [cache] = useState(() => ({ provider: () => new Map() }));
  const called = useMemo(() => ({ client, identity }), [client, identity]);
  return (
    <SWRConfig value={cache}>
      <ClientContext value={called}>{children}</ClientContext>
    </SWRConfig>
  );
};

/** What all hooks of this package need around them: the client they call through, and a cache of this identity alone. */
export const ApiProvider = ({ client, identity, children }: ApiProviderProps) => {
  const known = useSyncExternalStore(client.onIdentity, client.identity, nobody);
  const named = identity !== undefined;
  return (
    <OwnCache key={named ? `named ${identity}` : `known ${known}`} client={client} identity={named ? undefined : known}>
      {children}
    </OwnCache>
  );
};
