'use client';

import {
  addRetrievalCheck,
  cancelRetrievalRun,
  listRetrievalRuns,
  pageRetrievalChecks,
  removeRetrievalChecks,
  runRetrievalChecks,
} from '../contract/retrievalChecks.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageRetrievalChecks, listRetrievalRuns];

export const usePageRetrievalChecks = pageHook(pageRetrievalChecks);
export const useListRetrievalRuns = readHook(listRetrievalRuns);
export const useAddRetrievalCheck = writeHook(addRetrievalCheck, { refreshes });
export const useRemoveRetrievalChecks = writeHook(removeRetrievalChecks, { refreshes });
export const useRunRetrievalChecks = writeHook(runRetrievalChecks, { refreshes });
export const useCancelRetrievalRun = writeHook(cancelRetrievalRun, { refreshes });
