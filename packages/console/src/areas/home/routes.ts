import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const homePages: Pages = {
  overview: lazyPage(() => import('./OverviewPage.js')),
};
