import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const assistantPages: Pages = {
  assistantConfiguration: lazyPage(() => import('./AssistantsPage.js')),
  models: lazyPage(() => import('./ModelsPage.js')),
};
