import { type Async, loading, mapAsync } from '@console/base';
import { useMemo } from 'react';
import type { Topic } from '../contract/topics.js';
import { useDeleteTopics, useInfiniteTopics, usePageTopics, useUpdateTopic } from '../hooks/topics.js';
import type { ChatConversations } from './chatTypes.js';

/** Milliseconds between looks at the list while an answer is being written somewhere. */
const WHILE_RUNNING = 5000;

export interface TopicListOptions {
  /** The conversation that is open. */
  currentId: string | undefined;
  /** Only those of one assistant; null: those with the model alone. */
  assistantId: string | null | undefined;
  now: Date;
  /** What the titles are searched for; empty: nothing. */
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onOpen: (topicId: string | undefined) => void;
  /** Asked before one is deleted. Left out, deleting is not offered. */
  confirmRemove: ((topic: Topic) => Promise<boolean> | boolean) | undefined;
  onRemoved: ((topic: Topic) => void) | undefined;
}

/** One's own conversations, as the list beside the chat needs them. */
export const useTopicList = ({
  currentId,
  assistantId,
  now,
  keyword,
  onKeywordChange,
  onOpen,
  confirmRemove,
  onRemoved,
}: TopicListOptions) => {
  const update = useUpdateTopic();
  const remove = useDeleteTopics();
  const page = useInfiniteTopics(
    { ...(keyword !== '' && { keyword }), ...(assistantId !== undefined && { assistantId }) },
    { refreshEvery: (data) => (data?.list.some(({ running }) => running) ? WHILE_RUNNING : 0) },
  );
  const single = usePageTopics(currentId === undefined ? null : { current: 1, size: 1, idList: [currentId] });
  const current: Topic | undefined =
    page.data?.list.find(({ id }) => id === currentId) ?? single.data?.list.find(({ id }) => id === currentId);

  const { hasMore, loadingMore } = page;
  const conversations = useMemo(
    () => mapAsync(page.state, ({ list }) => ({ list, hasMore, loadingMore })),
    [page.state, hasMore, loadingMore],
  );

  const onRemove = async (id: string) => {
    const topic = page.data?.list.find((one) => one.id === id);
    if (topic === undefined || confirmRemove === undefined || !(await confirmRemove(topic))) return;
    await remove.run({ idList: [id] });
    if (id === currentId) onOpen(undefined);
    onRemoved?.(topic);
  };

  const list: ChatConversations = {
    conversations,
    currentId: currentId ?? null,
    now,
    keyword,
    onKeywordChange,
    onAdd: () => onOpen(undefined),
    onOpen,
    // Why one of them failed, the client has said.
    onModify: ({ id, title }) => void update.run({ id, title }).catch(() => undefined),
    ...(confirmRemove && { onRemove: (id: string) => void onRemove(id).catch(() => undefined) }),
    onLoadMore: page.loadMore,
  };
  /** What is known of the open conversation, where the list does not hold it. */
  const beyond: Async<unknown> = current === undefined && currentId !== undefined ? single.state : loading;
  return { current, beyond, list };
};
