import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const accountPages = {
  login: lazyPage(() => import('./SignInPage.js')),
  authRedirect: lazyPage(() => import('./AuthRedirectPage.js')),
  airport: lazyPage(() => import('./AirportPage.js')),
  notFound: lazyPage(() => import('./NotFoundPage.js')),
} satisfies Pages;
