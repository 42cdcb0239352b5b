import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const messagePages: Pages = {
  sysMessages: lazyPage(() => import('./SysMessagesPage.js')),
  sysMessageDetail: lazyPage(() => import('./SysMessageDetailPage.js')),
};
