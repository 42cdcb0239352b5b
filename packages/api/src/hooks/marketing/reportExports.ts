'use client';

import {
  beginReportExport,
  cancelReportExport,
  downloadReportExport,
  listReportExports,
} from '../../contract/marketing/reportExports.js';
import { downloadHook } from '../downloadHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

export const useListReportExports = readHook(listReportExports);
export const useBeginReportExport = writeHook(beginReportExport, { refreshes: [listReportExports] });
export const useCancelReportExport = writeHook(cancelReportExport, { refreshes: [listReportExports] });
export const useDownloadReportExport = downloadHook(downloadReportExport);
