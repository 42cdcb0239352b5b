import { createContext, use } from 'react';
import type { Client } from '../client/createClient.js';

/** The client that all hooks call through: `<ClientContext value={createClient({…})}>`. */
export const ClientContext = createContext<Client | null>(null);

export const useClient = (): Client => {
  const client = use(ClientContext);
  if (client === null) throw new Error('Hooks of @console/api need a <ClientContext value={client}> around them');
  return client;
};
