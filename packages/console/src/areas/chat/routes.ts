import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const chatPages: Pages = {
  chatAI: lazyPage(() => import('./ChatPage.js')),
  deepseek: lazyPage(() => import('./DeepseekPage.js')),
  assistant: lazyPage(() => import('./AssistantPage.js')),
  sessionManage: lazyPage(() => import('./RecordsPage.js')),
  expAI: lazyPage(() => import('./EmbeddedChatPage.js')),
};
