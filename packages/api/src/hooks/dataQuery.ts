'use client';

import {
  askData,
  chatWithData,
  downloadDataAnswer,
  pageDataAnswers,
  readDataAnswer,
  removeDataAnswers,
  stopDataAnswer,
} from '../contract/dataQuery.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageDataAnswers, readDataAnswer];

export const useChatWithData = writeHook(chatWithData, { refreshes: [pageDataAnswers] });
export const useAskData = writeHook(askData, { refreshes: [pageDataAnswers] });
export const useReadDataAnswer = readHook(readDataAnswer);
export const useStopDataAnswer = writeHook(stopDataAnswer, { refreshes });
export const usePageDataAnswers = pageHook(pageDataAnswers);
export const useRemoveDataAnswers = writeHook(removeDataAnswers, { refreshes });
export const useDownloadDataAnswer = downloadHook(downloadDataAnswer);
