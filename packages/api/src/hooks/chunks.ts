import {
  addChunk,
  deleteChunk,
  enableChunk,
  pageChunks,
  readChunkRegions,
  testRetrieval,
  updateChunk,
} from '../contract/chunks.js';
import { readDocument } from '../contract/documents.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageChunks, readChunkRegions, readDocument];

export const usePageChunks = pageHook(pageChunks);
export const useReadChunkRegions = readHook(readChunkRegions);
export const useTestRetrieval = readHook(testRetrieval);
export const useAddChunk = writeHook(addChunk, { refreshes });
export const useUpdateChunk = writeHook(updateChunk, { refreshes });
export const useEnableChunk = writeHook(enableChunk, { refreshes });
export const useDeleteChunk = writeHook(deleteChunk, { refreshes });
