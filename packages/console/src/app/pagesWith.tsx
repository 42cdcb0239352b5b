import type { Route } from '@console/api/contract';
import { builtRoutes } from './registry.js';
import { routerPath } from './routerPath.js';

/** The pages that are opened in one way or another, for the router. */
export const pagesWith = (isWanted: (access: Route['access']) => boolean) =>
  builtRoutes
    .filter(({ route }) => isWanted(route.access))
    .map(({ route, Page }) => ({ path: routerPath(route.path), element: <Page /> }));
