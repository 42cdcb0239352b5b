import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const knowledgePages: Pages = {
  knowledgeBase: lazyPage(() => import('./KnowledgePage.js')),
  expKnowledgeBase: lazyPage(() => import('./EmbeddedKnowledgePage.js')),
  configTable: lazyPage(() => import('./FunctionsPage.js')),
  configSetResource: lazyPage(() => import('./FunctionSetsPage.js')),
  promptConfig: lazyPage(() => import('./prompts/PromptConfigPage.js')),
  chunks: lazyPage(() => import('./ChunksPage.js')),
};
