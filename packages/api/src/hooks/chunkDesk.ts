'use client';

import {
  bringBackChunk,
  checkChunk,
  listChunkVersions,
  listKeptChunks,
  mergeChunk,
  readChunkReview,
  readPageWords,
  restoreChunk,
  saveChunkReview,
  settleKeptChunk,
  splitChunk,
} from '../contract/chunkDesk.js';
import { pageChunks, readChunkRegions } from '../contract/chunks.js';
import { readDocument } from '../contract/documents.js';
import { changeOf } from './changeOf.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageChunks, readChunkRegions, readDocument, listChunkVersions, readChunkReview];

export const useReadPageWords = readHook(readPageWords);
export const useListChunkVersions = readHook(listChunkVersions);
export const useListKeptChunks = readHook(listKeptChunks);
export const useReadChunkReview = readHook(readChunkReview);

export const useBringBackChunk = writeHook(bringBackChunk, { refreshes });
export const useSplitChunk = writeHook(splitChunk, { refreshes });
export const useMergeChunk = writeHook(mergeChunk, { refreshes });
export const useRestoreChunk = writeHook(restoreChunk, { refreshes });
export const useSettleKeptChunk = writeHook(settleKeptChunk, {
  refreshes: [...refreshes, listKeptChunks],
  changes: [changeOf(listKeptChunks, (kept, { id }) => kept.filter((one) => one.id !== id))],
});
/** Where a person is changes with every key they press: nothing is read again for it. */
export const useSaveChunkReview = writeHook(saveChunkReview, { refreshes: [] });
export const useCheckChunk = writeHook(checkChunk, {
  refreshes: [pageChunks, readChunkReview],
  changes: [
    changeOf(pageChunks, (page, { idList, isChecked }) => {
      const list = page.list.map((chunk) => (idList.includes(chunk.id) ? { ...chunk, checked: isChecked } : chunk));
      const left = (chunks: typeof list): number => chunks.filter(({ checked }) => checked !== true).length;
      const { unchecked } = page.counts;
      return {
        ...page,
        list,
        counts: {
          ...page.counts,
          ...(unchecked !== undefined && { unchecked: unchecked + left(list) - left(page.list) }),
        },
      };
    }),
  ],
});
