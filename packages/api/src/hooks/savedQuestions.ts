'use client';

import {
  addSavedQuestion,
  exportVerifiedQuestions,
  importVerifiedQuestions,
  listPinnedQuestions,
  modifySavedQuestion,
  pageSavedQuestions,
  removeSavedQuestions,
  runSavedQuestion,
  verifySavedQuestion,
} from '../contract/savedQuestions.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageSavedQuestions, listPinnedQuestions];

export const usePageSavedQuestions = pageHook(pageSavedQuestions);
export const useListPinnedQuestions = readHook(listPinnedQuestions);
export const useAddSavedQuestion = writeHook(addSavedQuestion, { refreshes });
export const useModifySavedQuestion = writeHook(modifySavedQuestion, { refreshes });
export const useVerifySavedQuestion = writeHook(verifySavedQuestion, { refreshes });
export const useRunSavedQuestion = writeHook(runSavedQuestion, { refreshes });
export const useRemoveSavedQuestions = writeHook(removeSavedQuestions, { refreshes });
export const useExportVerifiedQuestions = downloadHook(exportVerifiedQuestions);
export const useImportVerifiedQuestions = writeHook(importVerifiedQuestions, { refreshes });
