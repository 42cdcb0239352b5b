import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const customerDataPages: Pages = {
  dataUpload: lazyPage(() => import('./uploads/DataUploadPage.js')),
};
