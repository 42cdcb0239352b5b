'use client';

import {
  countNotificationRecords,
  markNotificationRecordsRead,
  modifyNotificationRecord,
  pageNotificationRecords,
  removeNotificationRecords,
} from '../contract/notificationRecords.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageNotificationRecords, countNotificationRecords];

export const usePageNotificationRecords = pageHook(pageNotificationRecords);
export const useMarkNotificationRecordsRead = writeHook(markNotificationRecordsRead, { refreshes });
export const useModifyNotificationRecord = writeHook(modifyNotificationRecord, { refreshes });
export const useCountNotificationRecords = readHook(countNotificationRecords);
export const useRemoveNotificationRecords = writeHook(removeNotificationRecords, { refreshes });
