import { Suspense } from 'react';
import { type Location, UNSAFE_RouteContext as RouteContext, useRoutes } from 'react-router-dom';
import { PageBoundary } from './PageFailure.js';
import { builtRoutes } from './registry.js';
import { routerPath } from './routerPath.js';

const pages = builtRoutes
  .filter(({ route }) => route.access !== 'open')
  .map(({ route, Page }) => ({ path: routerPath(route.path), element: <Page /> }));

interface PageAtProps {
  /** Need not be the one in the address bar. */
  location: Location;
}

const Page = ({ location }: PageAtProps) => useRoutes(pages, location);

const outermost = { outlet: null, matches: [], isDataRoute: false };

/** The page at an address. Its failure stays its own. */
export const PageAt = ({ location }: PageAtProps) => (
  // Addresses are whole ones, wherever this stands: not below the route that happens to be around it.
  <RouteContext value={outermost}>
    <PageBoundary key={location.pathname}>
      <Suspense>
        <Page location={location} />
      </Suspense>
    </PageBoundary>
  </RouteContext>
);
