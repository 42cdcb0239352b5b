import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const embedPages: Pages = {
  embedKeys: lazyPage(() => import('./EmbedKeysPage.js')),
};
