'use client';

import {
  listDialogueFiles,
  readDialogueFile,
  removeDialogueFiles,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
} from '../contract/dialogueFiles.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listDialogueFiles];

export const useUploadDialogueFileAndWait = writeHook(uploadDialogueFileAndWait, { refreshes });
export const useUploadDialogueFile = writeHook(uploadDialogueFile, { refreshes });
export const useReadDialogueFile = readHook(readDialogueFile);
export const useListDialogueFiles = readHook(listDialogueFiles);
export const useRemoveDialogueFiles = writeHook(removeDialogueFiles, {
  refreshes: [listDialogueFiles, readDialogueFile],
});
