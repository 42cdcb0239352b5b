'use client';

import {
  exportConversationRecords,
  pageConversationRecords,
  pageRecordedAnswers,
} from '../contract/conversationRecords.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';

export const usePageConversationRecords = pageHook(pageConversationRecords);
export const usePageRecordedAnswers = pageHook(pageRecordedAnswers);
export const useExportConversationRecords = downloadHook(exportConversationRecords);
