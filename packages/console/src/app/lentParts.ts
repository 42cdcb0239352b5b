import { lazyPart } from '@console/ui/on-demand';
import { lazyPage, pageComponent } from '../pages/lazyPage.js';
import type { LentToolProps, Parts } from '../pages/parts.js';

/** Each loaded when it is first drawn. */
export const lentParts: Parts = {
  EditAssistant: lazyPart(() => import('../areas/assistants/EditAssistantDrawer.js')),
  WriteFaq: lazyPart(() => import('../areas/knowledge/faq/WriteFaqDrawer.js')),
  Tool: pageComponent(lazyPage<LentToolProps>(() => import('./LentTool.js'))),
};
