'use client';

import { pageTripleCandidates } from '../contract/tripleReview.js';
import { listTripleSchemas } from '../contract/tripleSchemas.js';
import {
  addTripleTask,
  cancelTripleTask,
  estimateTripleTask,
  pageGraphFiles,
  pageTripleTasks,
  passTripleTask,
  readTripleTask,
  removeTripleTasks,
  retryTripleTask,
  runTripleTask,
} from '../contract/tripleTasks.js';
import { graphReads } from './graphChanges.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageTripleTasks, readTripleTask, pageTripleCandidates, ...graphReads];

export const usePageTripleTasks = pageHook(pageTripleTasks);
export const useReadTripleTask = readHook(readTripleTask);
export const useEstimateTripleTask = readHook(estimateTripleTask);
export const useAddTripleTask = writeHook(addTripleTask, { refreshes: [pageTripleTasks, listTripleSchemas] });
export const useRunTripleTask = writeHook(runTripleTask, { refreshes });
export const useRetryTripleTask = writeHook(retryTripleTask, { refreshes });
export const useCancelTripleTask = writeHook(cancelTripleTask, { refreshes });
export const usePassTripleTask = writeHook(passTripleTask, { refreshes });
export const useRemoveTripleTasks = writeHook(removeTripleTasks, { refreshes });
export const usePageGraphFiles = pageHook(pageGraphFiles);
