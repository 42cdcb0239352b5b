'use client';

import { deleteTopics, insertTopic, pageTopics, updateTopic } from '../contract/topics.js';
import { changeOf } from './changeOf.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageTopics = pageHook(pageTopics);
/** Own conversations, more of them as they are wanted. */
export const useInfiniteTopics = infiniteHook(pageTopics);
export const useInsertTopic = writeHook(insertTopic, { refreshes: [pageTopics] });
export const useUpdateTopic = writeHook(updateTopic, {
  refreshes: [pageTopics],
  optimistic: [
    changeOf(pageTopics, (page, { id, title }) => ({
      ...page,
      list: page.list.map((topic) => (topic.id === id ? { ...topic, title } : topic)),
    })),
  ],
});
export const useDeleteTopics = writeHook(deleteTopics, {
  refreshes: [pageTopics],
  optimistic: [
    changeOf(pageTopics, (page, { idList }) => {
      const list = page.list.filter(({ id }) => !idList.includes(id));
      return { ...page, list, total: page.total - (page.list.length - list.length) };
    }),
  ],
});
