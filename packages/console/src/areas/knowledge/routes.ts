import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const knowledgePages: Pages = {
  knowledgeBase: lazyPage(() => import('./KnowledgePage.js')),
  expKnowledgeBase: lazyPage(() => import('./EmbeddedKnowledgePage.js')),
  chunks: lazyPage(() => import('./ChunksPage.js')),
};
