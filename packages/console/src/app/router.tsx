import { logout, routes } from '@console/api/contract';
import { createHashRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { signInLeadingTo } from '../session/redirect.js';
import { borrowedToken, forgetToken, hasToken, storedToken } from '../session/token.js';
import { client } from './client.js';
import { lazyPage } from '../pages/lazyPage.js';
import { RouteFailure } from './PageFailure.js';
import { builtRoutes } from './registry.js';
import { Root } from './Root.js';
import { routerPath } from './routerPath.js';
import { Starting } from './Starting.js';

const here = ({ request }: LoaderFunctionArgs): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/** Without a token, everything but the open pages leads to the sign-in page, which leads back. */
const needToken = (args: LoaderFunctionArgs) => (hasToken() ? null : redirect(signInLeadingTo(here(args))));

/** Opening `/` or the sign-in page while signed in ends the session. A foreign token alone is not signed in. */
const toSignIn = () => {
  // The server is told by the token that the call carries, which must not be somebody else's.
  if (storedToken() !== null && borrowedToken() === null)
    void client.call(logout, {}, { quiet: true }).catch(() => undefined);
  forgetToken();
  return redirect(signInLeadingTo('/'));
};

/** Pages with a way of their own to come in. */
const entrances: readonly string[] = [routes.login.path, routes.authRedirect.path];

const openPages: RouteObject[] = Object.values(routes)
  .filter(({ path, access }) => access === 'open' && !entrances.includes(path))
  .map(({ path }) => {
    const Page = builtRoutes.find(({ route }) => route.path === path)?.Page;
    return { path: routerPath(path), ...(Page && { element: <Page /> }) };
  });

const pageOf = (path: string) => builtRoutes.find(({ route }) => route.path === path)?.Page;

const SignInPage = pageOf(routes.login.path);
const AuthRedirectPage = pageOf(routes.authRedirect.path);

export const router = createHashRouter([
  {
    Component: Root,
    HydrateFallback: Starting,
    ErrorBoundary: RouteFailure,
    children: [
      { index: true, loader: toSignIn },
      {
        path: routes.login.path,
        loader: () => (storedToken() === null ? null : toSignIn()),
        shouldRevalidate: () => true,
        Component: SignInPage,
      },
      { path: routes.authRedirect.path, Component: AuthRedirectPage },
      { path: '/expAITool', loader: () => redirect(routes.expTools.path) },
      { lazy: lazyPage(() => import('./OpenFrame.js')), children: openPages },
      { path: '*', loader: needToken, shouldRevalidate: () => true, element: null },
    ],
  },
]);
