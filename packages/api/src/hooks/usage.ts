'use client';

import {
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  exportUsageReport,
  listReportRecipients,
  pageUsageAnswers,
  pageUsedDocuments,
  setReportRecipients,
} from '../contract/usage.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useAnalyseUsage = readHook(analyseUsage);
export const useAnalyseUsageBy = readHook(analyseUsageBy);
export const useAnalyseUsageHours = readHook(analyseUsageHours);
export const usePageUsedDocuments = readHook(pageUsedDocuments);
export const usePageUsageAnswers = readHook(pageUsageAnswers);
export const useCountUsageAnswers = readHook(countUsageAnswers);
export const useExportUsageReport = downloadHook(exportUsageReport);
export const useListReportRecipients = readHook(listReportRecipients);
export const useSetReportRecipients = writeHook(setReportRecipients, { refreshes: [listReportRecipients] });
