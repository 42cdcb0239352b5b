import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

export const feedbackPages: Pages = {
  answerFeedback: lazyPage(() => import('./AnswerFeedbackPage.js')),
  feedbackHandle: lazyPage(() => import('./FeedbackHandlePage.js')),
  userFeedback: lazyPage(() => import('./UserFeedbackPage.js')),
};
