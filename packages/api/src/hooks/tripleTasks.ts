'use client';

import { listGraphCategories, pageTripleEntities, pageTripleRelationships, readGraph } from '../contract/graph.js';
import {
  addTripleTask,
  cancelTripleTask,
  listTripleSchemas,
  pageGraphFiles,
  pageTripleTasks,
  passTripleTask,
  readTripleTask,
  removeTripleTasks,
  runTripleTask,
  uploadTripleSchema,
} from '../contract/tripleTasks.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [
  pageTripleTasks,
  readTripleTask,
  listGraphCategories,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
];

export const usePageTripleTasks = pageHook(pageTripleTasks);
export const useReadTripleTask = readHook(readTripleTask);
export const useAddTripleTask = writeHook(addTripleTask, { refreshes: [pageTripleTasks] });
export const useRunTripleTask = writeHook(runTripleTask, { refreshes });
export const useCancelTripleTask = writeHook(cancelTripleTask, { refreshes });
export const usePassTripleTask = writeHook(passTripleTask, { refreshes });
export const useRemoveTripleTasks = writeHook(removeTripleTasks, { refreshes });
export const useUploadTripleSchema = writeHook(uploadTripleSchema, { refreshes: [listTripleSchemas] });
export const useListTripleSchemas = readHook(listTripleSchemas);
export const usePageGraphFiles = pageHook(pageGraphFiles);
