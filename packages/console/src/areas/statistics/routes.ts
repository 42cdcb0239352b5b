import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const statisticsPages: Pages = {
  statistics: lazyPage(() => import('./StatisticsPage.js')),
};
