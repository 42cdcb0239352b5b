'use client';

import {
  addGatherSource,
  collectEvents,
  judgeGatherProperty,
  modifyGatherSource,
  pageGatherEvents,
  pageGatherSources,
  readGatherSchema,
  removeGatherSources,
  renewGatherKey,
} from '../contract/dataGather.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageGatherSources];

export const usePageGatherSources = pageHook(pageGatherSources);
export const useAddGatherSource = writeHook(addGatherSource, { refreshes });
export const useModifyGatherSource = writeHook(modifyGatherSource, { refreshes });
export const useRenewGatherKey = writeHook(renewGatherKey, { refreshes });
export const useRemoveGatherSources = writeHook(removeGatherSources, { refreshes });
export const usePageGatherEvents = pageHook(pageGatherEvents);
export const useCollectEvents = writeHook(collectEvents, { refreshes: [pageGatherSources, pageGatherEvents] });
export const useReadGatherSchema = readHook(readGatherSchema);
export const useJudgeGatherProperty = writeHook(judgeGatherProperty, {
  refreshes: [readGatherSchema, pageGatherSources],
});
