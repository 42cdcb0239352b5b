'use client';

import {
  askData,
  changeDataAnswer,
  chatWithData,
  downloadDataAnswer,
  listDataSuggestions,
  pageDataThreads,
  rateDataAnswer,
  readDataAnswer,
  readDataThread,
  removeDataThreads,
  repeatDataAnswer,
  resolveDataAnswer,
  stopDataAnswer,
} from '../contract/dataQuery.js';
import { downloadHook } from './downloadHook.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageDataThreads, readDataThread, readDataAnswer];

export const useChatWithData = writeHook(chatWithData, { refreshes: [pageDataThreads] });
export const useAskData = writeHook(askData, { refreshes: [pageDataThreads, readDataThread] });
export const useChangeDataAnswer = writeHook(changeDataAnswer, { refreshes });
export const useResolveDataAnswer = writeHook(resolveDataAnswer, { refreshes });
export const useRepeatDataAnswer = writeHook(repeatDataAnswer, { refreshes });
export const useRateDataAnswer = writeHook(rateDataAnswer, { refreshes: [readDataThread, readDataAnswer] });
export const useReadDataAnswer = readHook(readDataAnswer);
export const useStopDataAnswer = writeHook(stopDataAnswer, { refreshes });
export const usePageDataThreads = pageHook(pageDataThreads);
export const useInfiniteDataThreads = infiniteHook(pageDataThreads);
export const useReadDataThread = readHook(readDataThread);
export const useRemoveDataThreads = writeHook(removeDataThreads, { refreshes });
export const useListDataSuggestions = readHook(listDataSuggestions);
export const useDownloadDataAnswer = downloadHook(downloadDataAnswer);
