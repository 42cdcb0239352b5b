'use client';

import {
  cancelSlides,
  downloadSlideDeck,
  duplicateSlideDeck,
  generateSlides,
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeck,
  readSlideDeckVersion,
  readSlidePrompt,
  removeSlideDecks,
  restoreSlideDeckVersion,
  rewriteSlide,
  uploadSlidePicture,
  writeSlides,
} from '../contract/slides.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageSlideDecks, readSlideDeck, pageSlideDeckVersions];

export const useReadSlidePrompt = readHook(readSlidePrompt);
export const useGenerateSlides = writeHook(generateSlides, { refreshes });
export const usePageSlideDecks = pageHook(pageSlideDecks);
export const useReadSlideDeck = readHook(readSlideDeck);
/** The editor holds what it saves: its deck is not loaded again. */
export const useModifySlideDeck = writeHook(modifySlideDeck, { refreshes: [pageSlideDecks, pageSlideDeckVersions] });
export const useWriteSlides = writeHook(writeSlides, { refreshes });
export const useRewriteSlide = writeHook(rewriteSlide, { refreshes: [] });
export const useDuplicateSlideDeck = writeHook(duplicateSlideDeck, { refreshes });
export const usePageSlideDeckVersions = pageHook(pageSlideDeckVersions);
export const useReadSlideDeckVersion = readHook(readSlideDeckVersion);
export const useRestoreSlideDeckVersion = writeHook(restoreSlideDeckVersion, { refreshes });
export const useUploadSlidePicture = writeHook(uploadSlidePicture, { refreshes: [] });
export const useDownloadSlideDeck = downloadHook(downloadSlideDeck);
export const useCancelSlides = writeHook(cancelSlides, { refreshes });
export const useRemoveSlideDecks = writeHook(removeSlideDecks, { refreshes });
