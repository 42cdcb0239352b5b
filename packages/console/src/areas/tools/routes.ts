import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const toolPages: Pages = {
  expTools: lazyPage(() => import('./EmbeddedToolsPage.js')),
  expTool: lazyPage(() => import('./EmbeddedToolsPage.js')),
};
