import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const toolPages: Pages = {
  expTools: lazyPage(() => import('./EmbeddedToolsPage.js')),
  expTool: lazyPage(() => import('./EmbeddedToolsPage.js')),
};
