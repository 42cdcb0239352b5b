'use client';

import {
  addSavedQuestion,
  modifySavedQuestion,
  pageSavedQuestions,
  removeSavedQuestions,
} from '../contract/savedQuestions.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageSavedQuestions];

export const usePageSavedQuestions = pageHook(pageSavedQuestions);
export const useAddSavedQuestion = writeHook(addSavedQuestion, { refreshes });
export const useModifySavedQuestion = writeHook(modifySavedQuestion, { refreshes });
export const useRemoveSavedQuestions = writeHook(removeSavedQuestions, { refreshes });
