'use client';

import { listMetricTrends, pageMetricValues } from '../contract/metricValues.js';
import {
  addMetric,
  breakDownMetric,
  checkMetricFormula,
  computeMetric,
  followMetric,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  listMetricUses,
  listMetricVersions,
  modifyMetric,
  pageMetrics,
  readMetric,
  removeMetrics,
} from '../contract/metrics.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [
  pageMetrics,
  readMetric,
  listMetricCategories,
  listMetricTrends,
  listMetricVersions,
  breakDownMetric,
  pageMetricValues,
];

export const usePageMetrics = pageHook(pageMetrics);
export const useReadMetric = readHook(readMetric);
export const useListMetricVersions = readHook(listMetricVersions);
export const useListMetricUses = readHook(listMetricUses);
export const useListMetricCategories = readHook(listMetricCategories);
export const useListMetricSources = readHook(listMetricSources);
export const useListMetricOwners = readHook(listMetricOwners);
export const useCheckMetricFormula = readHook(checkMetricFormula);
export const useBreakDownMetric = readHook(breakDownMetric);
export const useAddMetric = writeHook(addMetric, { refreshes });
export const useModifyMetric = writeHook(modifyMetric, { refreshes });
export const useFollowMetric = writeHook(followMetric, { refreshes: [pageMetrics, readMetric] });
export const useComputeMetric = writeHook(computeMetric, { refreshes });
export const useRemoveMetrics = writeHook(removeMetrics, { refreshes });
