import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const graphPages: Pages = {
  knowledgeGraph: lazyPage(() => import('./GraphPage.js')),
  tripleTasks: lazyPage(() => import('./tasks/TripleTasksPage.js')),
  tripleTaskDetail: lazyPage(() => import('./review/TripleTaskDetailPage.js')),
};
