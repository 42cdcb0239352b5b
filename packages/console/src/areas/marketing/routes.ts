import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const marketingPages: Pages = {
  crowdPacks: lazyPage(() => import('./crowdPacks/CrowdPacksPage.js')),
  crowdPackDetail: lazyPage(() => import('./crowdPacks/CrowdPackPage.js')),
};
