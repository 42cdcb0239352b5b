'use client';

import {
  beginRecordExport,
  cancelRecordExport,
  downloadRecordExport,
  listRecordExports,
} from '../contract/recordExports.js';
import { downloadHook } from './downloadHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useListRecordExports = readHook(listRecordExports);
export const useBeginRecordExport = writeHook(beginRecordExport, { refreshes: [listRecordExports] });
export const useCancelRecordExport = writeHook(cancelRecordExport, { refreshes: [listRecordExports] });
export const useDownloadRecordExport = downloadHook(downloadRecordExport);
