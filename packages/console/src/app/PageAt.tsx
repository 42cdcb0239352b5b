import { PagePlace } from '@console/ui/page-frame';
import { type Location, UNSAFE_RouteContext as RouteContext, useRoutes } from 'react-router-dom';
import { builtRoutes } from './registry.js';
import { useFolders } from './useFolders.js';
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

/** The page at an address. */
export const PageAt = ({ location }: PageAtProps) => (
  // Addresses are whole ones, wherever this stands: not below the route that happens to be around it.
  <RouteContext value={outermost}>
    <PagePlace value={useFolders(location.pathname)}>
      <Page location={location} />
    </PagePlace>
  </RouteContext>
);
