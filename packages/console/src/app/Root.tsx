import { ApiProvider } from '@console/api';
import { Activity, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { confine } from '../session/embedded.js';
import { isOpen } from '../session/routeOf.js';
import { work } from '../session/session.js';
import { client } from './client.js';
import { lazyPage, pageComponent } from '../pages/lazyPage.js';
import { Starting } from './Starting.js';
import { useStore } from '../state/store.js';

const SignedIn = pageComponent(lazyPage(() => import('./SignedIn.js')));

/**
 * Everything there is. What a user has open stays, out of sight, while they sign in again: the same user finds it as it
 * was left, and no other ever sees it.
 */
export const Root = () => {
  const location = useLocation();
  const { owner, identity } = useStore(work);
  const inside = !isOpen(location.pathname);
  const [place, setPlace] = useState(location);
  if (inside && place !== location) setPlace(location);

  const own = confine(location.pathname);
  if (own !== null) return <Navigate to={own} replace />;
  return (
    <>
      {(inside || owner !== null) && (
        // Outside of what is hidden: a cache has to go on meanwhile.
        <ApiProvider client={client} identity={identity}>
          <Activity mode={inside ? 'visible' : 'hidden'}>
            <Suspense fallback={<Starting />}>
              <SignedIn location={place} />
            </Suspense>
          </Activity>
        </ApiProvider>
      )}
      <Suspense fallback={<Starting />}>
        <Outlet />
      </Suspense>
    </>
  );
};
