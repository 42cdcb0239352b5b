'use client';

import { handleAnswerFeedback, pageAnswerFeedback } from '../contract/answerFeedback.js';
import { listTodos } from '../contract/home.js';
import { analyseFeedback } from '../contract/statistics.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageAnswerFeedback = pageHook(pageAnswerFeedback);
export const useHandleAnswerFeedback = writeHook(handleAnswerFeedback, {
  refreshes: [pageAnswerFeedback, listTodos, analyseFeedback],
});
