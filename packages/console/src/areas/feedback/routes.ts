import { lazyPage } from '../../app/lazyPage.js';
import type { Pages } from '../../app/pages.js';

export const feedbackPages: Pages = {
  userFeedback: lazyPage(() => import('./UserFeedbackPage.js')),
};
