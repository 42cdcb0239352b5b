import { ApiProvider, createClient } from '@console/api';
import { sampleUser } from '@console/api/fake';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { preferences, setPreferences } from '../state/preferences.js';
import { clearDrafts } from '../session/clearDrafts.js';
import { UserContext } from '../session/UserContext.js';

/** What a page stands in, without the shell: an address, a signed-in user, a client and an empty cache. */
const Ground = ({ address, children }: { address: string; children: ReactNode }) => {
  const [client] = useState(() => {
    // What another story typed is none of this one's.
    clearDrafts(sampleUser.userId);
    return createClient();
  });
  return (
    <ApiProvider client={client} identity="sample">
      <UserContext value={sampleUser}>
        <MemoryRouter initialEntries={[address]}>
          <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh', position: 'relative' }}>
            {children}
          </div>
        </MemoryRouter>
      </UserContext>
    </ApiProvider>
  );
};

/** Puts a story's page at `parameters.address`, in the language of the toolbar. */
export const onPage: Decorator = (Story, { parameters, globals, id }) => {
  const language = globals['language'] === 'en-US' ? 'en-US' : 'zh-CN';
  if (preferences().language !== language) setPreferences({ language });
  return (
    <Ground key={`${id} ${language}`} address={String(parameters['address'] ?? '/')}>
      <Story />
    </Ground>
  );
};
