'use client';

import { addRecordView, listRecordViews, removeRecordViews } from '../contract/recordViews.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useListRecordViews = readHook(listRecordViews);
export const useAddRecordView = writeHook(addRecordView, { refreshes: [listRecordViews] });
export const useRemoveRecordViews = writeHook(removeRecordViews, { refreshes: [listRecordViews] });
