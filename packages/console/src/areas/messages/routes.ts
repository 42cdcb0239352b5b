import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const messagePages: Pages = {
  sysMessages: lazyPage(() => import('./SysMessagesPage.js')),
  sysMessageDetail: lazyPage(() => import('./SysMessageDetailPage.js')),
};
