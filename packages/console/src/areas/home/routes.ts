import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const homePages: Pages = {
  overview: lazyPage(() => import('./OverviewPage.js')),
};
