import { ClientContext, createClient } from '@console/api';
import { sampleUser } from '@console/api/fake';
import type { Decorator } from '@storybook/react-vite';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { UserContext } from '../session/UserContext.js';

/** What a page stands in, without the shell: an address, a signed-in user, a client and an empty cache. */
export const onPage: Decorator = (Story, { parameters, id }) => {
  const address: unknown = parameters['address'];
  const client = useMemo(() => createClient({ language: () => 'zh-CN' }), []);
  const cache = useMemo(() => ({ provider: () => new Map() }), []);
  return (
    <SWRConfig value={cache} key={id}>
      <ClientContext value={client}>
        <UserContext value={sampleUser}>
          <MemoryRouter initialEntries={[typeof address === 'string' ? address : '/']}>
            <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh', position: 'relative' }}>
              <Story />
            </div>
          </MemoryRouter>
        </UserContext>
      </ClientContext>
    </SWRConfig>
  );
};
