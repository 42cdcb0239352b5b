'use client';

import {
  pageSharedSessions,
  pageSharedTopics,
  readSharedTopic,
  readTopicShare,
  shareTopic,
  unshareTopic,
} from '../contract/topicShares.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const shown = [readTopicShare, readSharedTopic, pageSharedSessions];

export const useReadTopicShare = readHook(readTopicShare);
export const useShareTopic = writeHook(shareTopic, { refreshes: shown });
export const useUnshareTopic = writeHook(unshareTopic, { refreshes: shown });
export const usePageSharedTopics = pageHook(pageSharedTopics);
export const useReadSharedTopic = readHook(readSharedTopic);
export const usePageSharedSessions = pageHook(pageSharedSessions);
/** What is shared of a conversation, more of it as it is wanted. */
export const useInfiniteSharedSessions = infiniteHook(pageSharedSessions);
