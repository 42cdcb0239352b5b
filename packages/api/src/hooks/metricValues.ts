'use client';

import {
  addMetricValue,
  downloadMetricValues,
  listMetricTrends,
  modifyMetricValue,
  pageMetricValues,
  removeMetricValues,
  uploadMetricValues,
} from '../contract/metricValues.js';
import { pageMetrics, readMetric } from '../contract/metrics.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageMetricValues, listMetricTrends, pageMetrics, readMetric];

export const usePageMetricValues = pageHook(pageMetricValues);
export const useListMetricTrends = readHook(listMetricTrends);
export const useAddMetricValue = writeHook(addMetricValue, { refreshes });
export const useModifyMetricValue = writeHook(modifyMetricValue, { refreshes });
export const useRemoveMetricValues = writeHook(removeMetricValues, { refreshes });
export const useUploadMetricValues = writeHook(uploadMetricValues, { refreshes });
export const useDownloadMetricValues = downloadHook(downloadMetricValues);
