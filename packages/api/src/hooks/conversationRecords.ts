'use client';

import {
  askRecordedAgain,
  countConversationRecords,
  draftRecordedFaq,
  markConversationRecords,
  pageConversationRecords,
  pageRecordedAnswers,
} from '../contract/conversationRecords.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const usePageConversationRecords = pageHook(pageConversationRecords);
export const useCountConversationRecords = readHook(countConversationRecords);
/** Conversations of all users, more of them as they are wanted. */
export const useInfiniteConversationRecords = infiniteHook(pageConversationRecords);
export const usePageRecordedAnswers = pageHook(pageRecordedAnswers);
/** Answers of a conversation, more of them as they are wanted. */
export const useInfiniteRecordedAnswers = infiniteHook(pageRecordedAnswers);
export const useAskRecordedAgain = writeHook(askRecordedAgain);
export const useDraftRecordedFaq = readHook(draftRecordedFaq);
/** Reads no list again: whoever goes through one loses no place. It shows what was marked by itself. */
export const useMarkConversationRecords = writeHook(markConversationRecords, { refreshes: [countConversationRecords] });
