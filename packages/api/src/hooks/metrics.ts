'use client';

import { listMetricTrends } from '../contract/metricValues.js';
import {
  addMetric,
  listMetricCategories,
  modifyMetric,
  pageMetrics,
  readMetric,
  removeMetrics,
} from '../contract/metrics.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageMetrics, readMetric, listMetricCategories, listMetricTrends];

export const usePageMetrics = pageHook(pageMetrics);
export const useReadMetric = readHook(readMetric);
export const useListMetricCategories = readHook(listMetricCategories);
export const useAddMetric = writeHook(addMetric, { refreshes });
export const useModifyMetric = writeHook(modifyMetric, { refreshes });
export const useRemoveMetrics = writeHook(removeMetrics, { refreshes });
