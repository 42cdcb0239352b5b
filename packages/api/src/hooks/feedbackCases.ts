'use client';

import { pageAnswerFeedback } from '../contract/answerFeedback.js';
import {
  analyseFeedbackCases,
  askCaseAgain,
  closeFeedbackCases,
  commentFeedbackCase,
  noteMend,
  readFeedbackCase,
  updateFeedbackCases,
} from '../contract/feedbackCases.js';
import { listTodos } from '../contract/home.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const shown = [readFeedbackCase, pageAnswerFeedback];

export const useReadFeedbackCase = readHook(readFeedbackCase);
export const useUpdateFeedbackCases = writeHook(updateFeedbackCases, {
  refreshes: [...shown, listTodos, analyseFeedbackCases],
});
export const useCommentFeedbackCase = writeHook(commentFeedbackCase, { refreshes: [readFeedbackCase] });
export const useNoteMend = writeHook(noteMend, { refreshes: [readFeedbackCase] });
export const useAskCaseAgain = writeHook(askCaseAgain, { refreshes: [readFeedbackCase] });
export const useCloseFeedbackCases = writeHook(closeFeedbackCases, {
  refreshes: [...shown, listTodos, analyseFeedbackCases],
});
export const useAnalyseFeedbackCases = readHook(analyseFeedbackCases);
