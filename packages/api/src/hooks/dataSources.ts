'use client';

import {
  addDataSource,
  modifyDataSource,
  pageDataSources,
  readDataSource,
  refreshDataSource,
  removeDataSources,
  removeSourceTable,
  suggestSourceDescriptions,
  uploadDataTable,
} from '../contract/dataSources.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageDataSources, readDataSource];

export const usePageDataSources = pageHook(pageDataSources);
export const useReadDataSource = readHook(readDataSource);
export const useAddDataSource = writeHook(addDataSource, { refreshes });
export const useModifyDataSource = writeHook(modifyDataSource, { refreshes });
export const useRemoveDataSources = writeHook(removeDataSources, { refreshes });
export const useRefreshDataSource = writeHook(refreshDataSource, { refreshes });
export const useUploadDataTable = writeHook(uploadDataTable, { refreshes });
export const useRemoveSourceTable = writeHook(removeSourceTable, { refreshes });
export const useSuggestSourceDescriptions = writeHook(suggestSourceDescriptions, { refreshes: [] });
