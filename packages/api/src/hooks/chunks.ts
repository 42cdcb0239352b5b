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
import { listChunkVersions, readChunkReview } from '../contract/chunkDesk.js';
import { readDocument } from '../contract/documents.js';
import { changeOf } from './changeOf.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageChunks, readChunkRegions, readDocument, listChunkVersions, readChunkReview];

const isUnchecked = ({ checked }: Chunk): boolean => checked !== true;

/** Changes listed chunks, with the counts over the document that follow from it. The list keeps its rows until it is read again. */
const changeListed = <I>(change: (chunk: Chunk, input: I) => Chunk) =>
  changeOf(pageChunks, (page, input: I) => {
    const list = page.list.map((chunk) => change(chunk, input));
    const more = (is: (chunk: Chunk) => boolean) => list.filter(is).length - page.list.filter(is).length;
    const { disabled, edited, unchecked } = page.counts;
    return {
      ...page,
      list,
      counts: {
        ...page.counts,
        disabled: disabled + more(({ enabled }) => !enabled),
        edited: edited + more((chunk) => chunk.edited),
        ...(unchecked !== undefined && { unchecked: unchecked + more(isUnchecked) }),
      },
    };
  });

/** A chunk that was changed is the next version, and nobody has checked it. */
const changed = (chunk: Chunk, change: Partial<Chunk>): Chunk => {
  const next = { ...chunk, ...change };
  if (JSON.stringify(next) === JSON.stringify(chunk)) return chunk;
  return {
    ...next,
    edited: true,
    ...(chunk.version !== undefined && { version: chunk.version + 1 }),
    ...(chunk.checked !== undefined && { checked: false }),
  };
};

export const usePageChunks = pageHook(pageChunks);
/** The same, growing at its end: a document read from top to bottom. */
export const useInfiniteChunks = infiniteHook(pageChunks);
export const useReadChunkRegions = readHook(readChunkRegions);
export const useAddChunk = writeHook(addChunk, { refreshes });
export const useUpdateChunk = writeHook(updateChunk, {
  refreshes,
  changes: [
    changeListed((chunk, { id, version: _version, content = chunk.content, ...change }) =>
      chunk.id === id ? changed(chunk, { ...change, content: content.trim() }) : chunk,
    ),
    changeOf(readChunkRegions, (regions, { id, positions }) =>
      regions.map((region) => (region.id === id && positions !== undefined ? { ...region, positions } : region)),
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
      const { all, disabled, edited, unchecked } = page.counts;
      return {
        ...page,
        list: page.list.filter(({ id }) => !idList.includes(id)),
        total: page.total - gone.length,
        counts: {
          ...page.counts,
          all: all - gone.length,
          disabled: disabled - gone.filter(({ enabled }) => !enabled).length,
          edited: edited - gone.filter((chunk) => chunk.edited).length,
          ...(unchecked !== undefined && { unchecked: unchecked - gone.filter(isUnchecked).length }),
        },
      };
    }),
    changeOf(readChunkRegions, (regions, { idList }) => regions.filter(({ id }) => !idList.includes(id))),
  ],
});
