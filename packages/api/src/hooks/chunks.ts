'use client';

import {
  addChunk,
  type Chunk,
  deleteChunk,
  enableChunk,
  pageChunks,
  readChunkRegions,
  updateChunk,
} from '../contract/chunks.js';
import { readDocument } from '../contract/documents.js';
import { changeOf } from './changeOf.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageChunks, readChunkRegions, readDocument];

/** Changes listed chunks, with the counts over the document that follow from it. The list keeps its rows until it is read again. */
const changeListed = <I>(change: (chunk: Chunk, input: I) => Chunk) =>
  changeOf(pageChunks, (page, input: I) => {
    const list = page.list.map((chunk) => change(chunk, input));
    const more = (is: (chunk: Chunk) => boolean) => list.filter(is).length - page.list.filter(is).length;
    const { disabled, edited } = page.counts;
    return {
      ...page,
      list,
      counts: {
        ...page.counts,
        disabled: disabled + more(({ enabled }) => !enabled),
        edited: edited + more((chunk) => chunk.edited),
      },
    };
  });

export const usePageChunks = pageHook(pageChunks);
/** The same, growing at its end: a document read from top to bottom. */
export const useInfiniteChunks = infiniteHook(pageChunks);
export const useReadChunkRegions = readHook(readChunkRegions);
export const useAddChunk = writeHook(addChunk, { refreshes });
export const useUpdateChunk = writeHook(updateChunk, {
  refreshes,
  changes: [
    changeListed((chunk, { id, content }) =>
      chunk.id === id && chunk.content !== content.trim() ? { ...chunk, content: content.trim(), edited: true } : chunk,
    ),
  ],
});
export const useEnableChunk = writeHook(enableChunk, {
  refreshes,
  changes: [
    changeListed((chunk, { idList, isEnable }) =>
      idList.includes(chunk.id) ? { ...chunk, enabled: isEnable } : chunk,
    ),
    changeOf(readChunkRegions, (regions, { idList, isEnable }) =>
      regions.map((region) => (idList.includes(region.id) ? { ...region, enabled: isEnable } : region)),
    ),
  ],
});
export const useDeleteChunk = writeHook(deleteChunk, {
  refreshes,
  changes: [
    changeOf(pageChunks, (page, { idList }) => {
      const gone = page.list.filter(({ id }) => idList.includes(id));
      const { all, disabled, edited } = page.counts;
      return {
        ...page,
        list: page.list.filter(({ id }) => !idList.includes(id)),
        total: page.total - gone.length,
        counts: {
          ...page.counts,
          all: all - gone.length,
          disabled: disabled - gone.filter(({ enabled }) => !enabled).length,
          edited: edited - gone.filter((chunk) => chunk.edited).length,
        },
      };
    }),
    changeOf(readChunkRegions, (regions, { idList }) => regions.filter(({ id }) => !idList.includes(id))),
  ],
});
