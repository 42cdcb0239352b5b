import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const assistantPages: Pages = {
  assistantConfiguration: lazyPage(() => import('./AssistantsPage.js')),
};
