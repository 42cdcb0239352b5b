import { type Route, routes } from '@console/api/contract';
import { createHashRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { forgetToken, hasToken, storedToken } from '../session/token.js';
import { PageFailure } from './PageFailure.js';
import { builtRoutes } from './registry.js';
import { Starting } from './Starting.js';

/** `{id}` of the route table is `:id` for the router. */
const toPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const byAccess = (wanted: Route['access'][]): RouteObject[] =>
  builtRoutes
    .filter(({ route }) => wanted.includes(route.access))
    .map(({ route, lazy }) => ({ path: toPath(route.path), lazy, handle: route }));

const here = ({ request }: LoaderFunctionArgs): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** Without a token, everything but the open pages leads to the sign-in page, which leads back. */
const needToken = (args: LoaderFunctionArgs) =>
  hasToken() ? null : redirect(`/login?redirect=${encodeURIComponent(here(args))}`);

/** Opening `/` or the sign-in page while signed in ends the session. A foreign token alone is not signed in. */
const toSignIn = () => {
  forgetToken();
  return redirect(`/login?redirect=${encodeURIComponent('/')}`);
};

const [signIn, ...open] = byAccess(['open']).toSorted((a) => (a.path === routes.login.path ? -1 : 1));

export const router = createHashRouter([
  {
    HydrateFallback: Starting,
    ErrorBoundary: PageFailure,
    children: [
      { index: true, loader: toSignIn },
      { ...signIn, loader: () => (storedToken() === null ? null : toSignIn()) },
      ...open,
      {
        loader: needToken,
        shouldRevalidate: () => true,
        lazy: async () => ({ Component: (await import('./SignedIn.js')).SignedIn }),
        children: [
          { ErrorBoundary: PageFailure, children: byAccess(['token', 'menu']) },
          { path: '*', lazy: async () => ({ Component: (await import('./Unknown.js')).Unknown }) },
        ],
      },
    ],
  },
]);
