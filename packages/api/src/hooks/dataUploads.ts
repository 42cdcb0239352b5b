'use client';

import {
  cancelDataUpload,
  checkDataUpload,
  downloadDataTemplate,
  downloadDataUploadProblems,
  pageDataUploadRows,
  pageDataUploads,
  readDataUpload,
  removeDataUploads,
  takeBackDataUpload,
  takeInDataUpload,
  uploadCustomerData,
} from '../contract/dataUploads.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageDataUploads, readDataUpload, pageDataUploadRows];

export const usePageDataUploads = pageHook(pageDataUploads);
export const useReadDataUpload = readHook(readDataUpload);
export const usePageDataUploadRows = pageHook(pageDataUploadRows);
export const useUploadCustomerData = writeHook(uploadCustomerData, { refreshes: [pageDataUploads] });
export const useCheckDataUpload = writeHook(checkDataUpload, { refreshes });
export const useTakeInDataUpload = writeHook(takeInDataUpload, { refreshes });
export const useCancelDataUpload = writeHook(cancelDataUpload, { refreshes });
export const useTakeBackDataUpload = writeHook(takeBackDataUpload, { refreshes });
export const useRemoveDataUploads = writeHook(removeDataUploads, { refreshes });
export const useDownloadDataUploadProblems = downloadHook(downloadDataUploadProblems);
export const useDownloadDataTemplate = downloadHook(downloadDataTemplate);
