'use client';

import { pageDocuments } from '../contract/documents.js';
import { pageFaq } from '../contract/faq.js';
import {
  keepDialogueFiles,
  listDialogueFiles,
  readDialogueFile,
  readDialoguePage,
  readDialogueSource,
  readDialogueWords,
  removeDialogueFiles,
  uploadDialogueFile,
  uploadDialogueFileAndWait,
} from '../contract/dialogueFiles.js';
import { listDialogueWorks } from '../contract/dialogueWorks.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listDialogueFiles];

export const useUploadDialogueFileAndWait = writeHook(uploadDialogueFileAndWait, { refreshes });
export const useUploadDialogueFile = writeHook(uploadDialogueFile, { refreshes });
export const useReadDialogueFile = readHook(readDialogueFile);
export const useListDialogueFiles = readHook(listDialogueFiles);
export const useRemoveDialogueFiles = writeHook(removeDialogueFiles, {
  refreshes: [listDialogueFiles, readDialogueFile, listDialogueWorks],
});
export const useReadDialogueSource = readHook(readDialogueSource);
export const useReadDialoguePage = downloadHook(readDialoguePage);
export const useReadDialogueWords = readHook(readDialogueWords);
export const useKeepDialogueFiles = writeHook(keepDialogueFiles, { refreshes: [pageDocuments, pageFaq] });
