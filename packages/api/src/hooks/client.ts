import { createContext, use } from 'react';
import type { Client } from '../client/createClient.js';

/** The client that all hooks call through; `ApiProvider` sets it, together with a cache. */
export const ClientContext = createContext<Client | null>(null);

export const useClient = (): Client => {
  const client = use(ClientContext);
  if (client === null)
    throw new Error('Hooks of @console/api need an <ApiProvider client={client} identity={…}> around them');
  return client;
};
