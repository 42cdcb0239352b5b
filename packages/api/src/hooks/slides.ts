'use client';

import {
  cancelSlides,
  downloadSlideDeck,
  generateSlides,
  pageSlideDecks,
  readSlideDeck,
  readSlidePrompt,
  removeSlideDecks,
} from '../contract/slides.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageSlideDecks, readSlideDeck];

export const useReadSlidePrompt = readHook(readSlidePrompt);
export const useGenerateSlides = writeHook(generateSlides, { refreshes });
export const usePageSlideDecks = pageHook(pageSlideDecks);
export const useReadSlideDeck = readHook(readSlideDeck);
export const useDownloadSlideDeck = downloadHook(downloadSlideDeck);
export const useCancelSlides = writeHook(cancelSlides, { refreshes });
export const useRemoveSlideDecks = writeHook(removeSlideDecks, { refreshes });
