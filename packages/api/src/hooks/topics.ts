import { deleteTopics, insertTopic, pageTopics, updateTopic } from '../contract/topics.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageTopics = pageHook(pageTopics);
export const useInsertTopic = writeHook(insertTopic, { refreshes: [pageTopics] });
export const useUpdateTopic = writeHook(updateTopic, { refreshes: [pageTopics] });
export const useDeleteTopics = writeHook(deleteTopics, { refreshes: [pageTopics] });
