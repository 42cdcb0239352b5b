'use client';

import {
  cancelDialogueWork,
  compareDialogueFiles,
  downloadDialogueComparison,
  listDialogueWorks,
  readDialogueWork,
  removeDialogueWorks,
  summariseDialogueFiles,
} from '../contract/dialogueWorks.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listDialogueWorks];

export const useCompareDialogueFiles = writeHook(compareDialogueFiles, { refreshes });
export const useSummariseDialogueFiles = writeHook(summariseDialogueFiles, { refreshes });
export const useListDialogueWorks = readHook(listDialogueWorks);
export const useReadDialogueWork = readHook(readDialogueWork);
export const useCancelDialogueWork = writeHook(cancelDialogueWork, {
  refreshes: [listDialogueWorks, readDialogueWork],
});
export const useRemoveDialogueWorks = writeHook(removeDialogueWorks, { refreshes });
export const useDownloadDialogueComparison = downloadHook(downloadDialogueComparison);
