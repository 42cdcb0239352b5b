'use client';

import {
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  pageUsageAnswers,
  pageUsedDocuments,
} from '../contract/usage.js';
import { readHook } from './readHook.js';

export const useAnalyseUsage = readHook(analyseUsage);
export const useAnalyseUsageBy = readHook(analyseUsageBy);
export const useAnalyseUsageHours = readHook(analyseUsageHours);
export const usePageUsedDocuments = readHook(pageUsedDocuments);
export const usePageUsageAnswers = readHook(pageUsageAnswers);
export const useCountUsageAnswers = readHook(countUsageAnswers);
