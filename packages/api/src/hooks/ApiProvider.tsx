import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from '../client/createClient.js';
import { ClientContext } from './client.js';

export interface ApiProviderProps {
  client: Client;
  /**
   * Names as whom calls are made: user, role, system. Another name means another cache, which begins empty: nothing that
   * one identity read is ever shown to the next, also where its reply comes late. What is inside begins anew with it.
   */
  identity: string | number;
  children: ReactNode;
}

const OwnCache = ({ client, children }: Omit<ApiProviderProps, 'identity'>) => {
  // Clearing a shared cache is not enough, since replies of the last half minute are remembered apart from it.
  const [cache] = useState(() => ({ provider: () => new Map() }));
  return (
    <SWRConfig value={cache}>
      <ClientContext value={client}>{children}</ClientContext>
    </SWRConfig>
  );
};

/** What all hooks of this package need around them: the client they call through, and a cache of this identity alone. */
export const ApiProvider = ({ identity, ...rest }: ApiProviderProps) => <OwnCache key={identity} {...rest} />;
