import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const toolPages: Pages = {
  tools: lazyPage(() => import('./ToolsPage.js')),
  tool: lazyPage(() => import('./ToolPage.js')),
  addBusinessPlan: lazyPage(() => import('./plans/AddPlanPage.js')),
  editBusinessPlan: lazyPage(() => import('./plans/EditPlanPage.js')),
  expTools: lazyPage(() => import('./EmbeddedToolsPage.js')),
  expTool: lazyPage(() => import('./EmbeddedToolPage.js')),
};
