import { ApiProvider } from '@console/api';
import { openRoutes } from '@console/api/contract/openRoutes';
import { Activity, Suspense, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { accountPages } from '../areas/account/routes.js';
import { lazyPage, pageComponent } from '../pages/lazyPage.js';
import { isOpen } from '../session/openPaths.js';
import { work } from '../session/session.js';
import { useStore } from '../state/store.js';
import { client } from './client.js';
import { FollowLead } from './FollowLead.js';
import { type Lead, leadFrom } from './lead.js';
import { Starting } from './Starting.js';

const SignedIn = pageComponent(lazyPage(() => import('./SignedIn.js')));
const OpenFrame = pageComponent(lazyPage(() => import('./OpenFrame.js')));
const SignInPage = pageComponent(accountPages.login);
const AuthRedirectPage = pageComponent(accountPages.authRedirect);

/** What there is at an address, as it was when the reader came to it: who loses their token there hears of it there. */
interface Arrival {
  location: Location;
  lead: Lead | null;
  /** Whether the pages behind the sign-in page are in sight. */
  inside: boolean;
  /** The last address that those pages were shown. */
  place: Location;
}

const arrive = (location: Location, former?: Arrival): Arrival => {
  const lead = leadFrom(location);
  // On the way elsewhere, what was on screen stays there.
  if (lead !== null) return { location, lead, inside: former?.inside ?? false, place: former?.place ?? location };
  const inside = !isOpen(location.pathname);
  return { location, lead, inside, place: inside ? location : (former?.place ?? location) };
};

/** The page at an address outside of what is behind the sign-in page. */
const outside = (pathname: string) => {
  if (pathname === openRoutes.login.path) return <SignInPage />;
  if (pathname === openRoutes.authRedirect.path) return <AuthRedirectPage />;
  return <OpenFrame />;
};

/**
 * Everything there is. What a user has open stays, out of sight, while they sign in again: the same user finds it as it
 * was left, and no other ever sees it.
 */
export const Root = () => {
  const location = useLocation();
  const { owner, identity } = useStore(work);
  const [arrival, setArrival] = useState(() => arrive(location));
  if (arrival.location !== location) setArrival(arrive(location, arrival));
  const { lead, inside, place } = arrival;
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
      {lead !== null && <FollowLead {...lead} />}
      <Suspense fallback={<Starting />}>
        {!inside && (lead === null ? outside(location.pathname) : <Starting />)}
      </Suspense>
    </>
  );
};
