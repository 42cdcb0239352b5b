'use client';

import { listRetrievalTests, removeRetrievalTests, testRetrieval } from '../contract/retrievalTests.js';
import { changeOf } from './changeOf.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useTestRetrieval = readHook(testRetrieval);
export const useListRetrievalTests = readHook(listRetrievalTests);
export const useRemoveRetrievalTests = writeHook(removeRetrievalTests, {
  refreshes: [listRetrievalTests],
  changes: [changeOf(listRetrievalTests, (tests, { idList }) => tests.filter(({ id }) => !idList.includes(id)))],
});
