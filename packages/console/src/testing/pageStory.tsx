import { ApiProvider, createClient } from '@console/api';
import type { User } from '@console/api/contract';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
// oxlint-disable-next-line no-restricted-imports -- A story stands in for the root.
import { lentParts } from '../app/lentParts.js';
import { followLanguage } from '../locale/coreWords.js';
import { PartsContext } from '../pages/parts.js';
import { preferences, setPreferences } from '../state/preferences.js';
import { clearDrafts } from '../session/clearDrafts.js';
import { forgetNodes } from '../session/nodes.js';
import { UserContext } from '../session/UserContext.js';
import { readerOf } from './sampleReaders.js';

void followLanguage();

/** What a page stands in, without the shell: an address, a signed-in user, a client and an empty cache. */
const Ground = ({ address, user, children }: { address: string; user: User; children: ReactNode }) => {
  const [client] = useState(() => {
    // What another story typed, or had open, is none of this one's.
    clearDrafts(user.userId);
    forgetNodes();
    return createClient();
  });
  return (
    <ApiProvider client={client} identity="sample">
      <UserContext value={user}>
        <PartsContext value={lentParts}>
          <MemoryRouter initialEntries={[address]}>
            <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh', position: 'relative' }}>
              {children}
            </div>
          </MemoryRouter>
        </PartsContext>
      </UserContext>
    </ApiProvider>
  );
};

/** Puts a story's page at `parameters.address`, in the language and for the reader of the toolbar; begun anew with each. */
export const onPage: Decorator = (Story, { parameters, globals, id }) => {
  const language = globals['language'] === 'en-US' ? 'en-US' : 'zh-CN';
  if (preferences().language !== language) setPreferences({ language });
  return (
    <Ground
      key={[id, language, globals['role'], globals['latency'], globals['failure']].join(' ')}
      address={String(parameters['address'] ?? '/')}
      user={readerOf(globals['role'])}
    >
      <Story />
    </Ground>
  );
};
