'use client';

import {
  cancelDataUpload,
  downloadDataTemplate,
  downloadDataUploadProblems,
  pageDataUploads,
  removeDataUploads,
  uploadCustomerData,
} from '../contract/dataUploads.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageDataUploads];

export const usePageDataUploads = pageHook(pageDataUploads);
export const useUploadCustomerData = writeHook(uploadCustomerData, { refreshes: [pageDataUploads] });
export const useCancelDataUpload = writeHook(cancelDataUpload, { refreshes });
export const useRemoveDataUploads = writeHook(removeDataUploads, { refreshes });
export const useDownloadDataUploadProblems = downloadHook(downloadDataUploadProblems);
export const useDownloadDataTemplate = downloadHook(downloadDataTemplate);
