'use client';

import {
  addAnalysisReport,
  listReportVersions,
  modifyAnalysisReport,
  pageAnalysisReports,
  readAnalysisReport,
  removeAnalysisReports,
  rewriteAnalysisReport,
} from '../contract/analysisReports.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageAnalysisReports, readAnalysisReport, listReportVersions];

export const usePageAnalysisReports = pageHook(pageAnalysisReports);
export const useReadAnalysisReport = readHook(readAnalysisReport);
export const useListReportVersions = readHook(listReportVersions);
export const useAddAnalysisReport = writeHook(addAnalysisReport, { refreshes });
export const useModifyAnalysisReport = writeHook(modifyAnalysisReport, { refreshes });
export const useRewriteAnalysisReport = writeHook(rewriteAnalysisReport, { refreshes });
export const useRemoveAnalysisReports = writeHook(removeAnalysisReports, { refreshes });
