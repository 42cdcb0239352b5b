'use client';

import { addMessage, modifyMessage, pageMessages, passMessage, readMessage } from '../contract/messages.js';
import { countNotificationRecords, pageNotificationRecords } from '../contract/notificationRecords.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageMessages, readMessage];

export const usePageMessages = pageHook(pageMessages);
export const useAddMessage = writeHook(addMessage, { refreshes: [pageMessages] });
export const useReadMessage = readHook(readMessage);
export const useModifyMessage = writeHook(modifyMessage, { refreshes });
export const usePassMessage = writeHook(passMessage, {
  refreshes: [...refreshes, pageNotificationRecords, countNotificationRecords],
});
