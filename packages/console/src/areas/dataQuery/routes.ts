import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const dataQueryPages: Pages = {
  nl2sql: lazyPage(() => import('./DataQueryPage.js')),
  text2sql: lazyPage(() => import('./DataQueryPage.js')),
};
