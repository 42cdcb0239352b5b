import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const customerDataPages: Pages = {
  customers: lazyPage(() => import('./customers/CustomersPage.js')),
  customerDetail: lazyPage(() => import('./customers/CustomerPage.js')),
  dataGather: lazyPage(() => import('./gathering/DataGatherPage.js')),
  smsSettings: lazyPage(() => import('./channels/ChannelSettingsPage.js')),
  portraits: lazyPage(() => import('./portraits/PortraitsPage.js')),
  portraitDetails: lazyPage(() => import('./portraits/PortraitPage.js')),
  rfmDetails: lazyPage(() => import('./portraits/RfmPage.js')),
  dataUpload: lazyPage(() => import('./uploads/DataUploadPage.js')),
};
