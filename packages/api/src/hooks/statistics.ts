'use client';

import {
  analyseFaqCalls,
  analyseFeedback,
  analyseFileCalls,
  analyseQaCalls,
  countFaq,
  exportStatistics,
  listNews,
} from '../contract/statistics.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';

export const useAnalyseFaqCalls = readHook(analyseFaqCalls);
export const useAnalyseFileCalls = readHook(analyseFileCalls);
export const useAnalyseQaCalls = readHook(analyseQaCalls);
export const useAnalyseFeedback = readHook(analyseFeedback);
export const useCountFaq = readHook(countFaq);
export const useListNews = readHook(listNews);
export const useExportStatistics = downloadHook(exportStatistics);
