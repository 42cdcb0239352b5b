import { ApiProvider, type ClientOptions, createClient } from '@console/api';
import { sampleUser } from '@console/api/fake';
import { ConsoleProvider } from '@console/ui/provider';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { cleanup, render } from 'vitest-browser-react/pure';
// oxlint-disable-next-line no-restricted-imports -- A test stands in for the root.
import { lentParts } from '../app/lentParts.js';
import { PartsContext } from '../pages/parts.js';
import { UserContext } from '../session/UserContext.js';

/** Opens a page at an address, in the place of the one before, with nothing cached: as a reload or another tab does. */
export const openPage = async (Page: ComponentType, address: string, options: ClientOptions = {}) => {
  await cleanup();
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  await render(
    <ConsoleProvider>
      <ApiProvider client={createClient(options)} identity="sample">
        <UserContext value={sampleUser}>
          <PartsContext value={lentParts}>
            <div style={{ position: 'relative', display: 'flex', flexDirection: 'column', height: 900 }}>
              <RouterProvider router={router} />
            </div>
          </PartsContext>
        </UserContext>
      </ApiProvider>
    </ConsoleProvider>,
  );
  return router;
};
