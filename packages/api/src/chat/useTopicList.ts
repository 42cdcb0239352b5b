import type { Topic } from '@console/api/contract';
import { useDeleteTopics, usePageTopics, useUpdateTopic } from '@console/api/hooks/topics';
import { type Async, loading, mapAsync } from '@console/base';
import type { ConversationListProps } from '@console/ui/conversations';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { useMemo, useState } from 'react';
import { useDictionary } from '../../locale/useDictionary.js';

const STEP = 50;
const MOST = 200;
/** Milliseconds between looks at the list while an answer is being written somewhere. */
const WHILE_RUNNING = 5000;

interface TopicsOptions {
  /** The conversation that is open. */
  currentId: string | undefined;
  /** Only those of one assistant. */
  assistantId: string | undefined;
  now: Date;
  /** What the titles are searched for; empty: nothing. */
  keyword: string;
  onSearch: (keyword: string) => void;
  onOpen: (topicId: string | undefined) => void;
}

/** One's own conversations, as the list beside the chat needs them. */
export const useTopics = ({ currentId, assistantId, now, keyword, onSearch, onOpen }: TopicsOptions) => {
  const { chat, form } = useDictionary();
  const message = useMessage();
  const confirm = useConfirm();
  const [size, setSize] = useState(STEP);
  const update = useUpdateTopic();
  const remove = useDeleteTopics();
  const page = usePageTopics(
    {
      current: 1,
      size,
      ...(keyword !== '' && { keyword }),
      ...(assistantId !== undefined && { assistantId }),
    },
    { refreshEvery: (data) => (data?.list.some(({ running }) => running) ? WHILE_RUNNING : 0) },
  );
  const single = usePageTopics(currentId === undefined ? null : { current: 1, size: 1, idList: [currentId] });
  const current: Topic | undefined =
    page.data?.list.find(({ id }) => id === currentId) ?? single.data?.list.find(({ id }) => id === currentId);

  const conversations = useMemo(
    () =>
      mapAsync(page.state, ({ list, total }) => ({
        list,
        hasMore: list.length < total && size < MOST,
        loadingMore: list.length < size && list.length < total,
      })),
    [page.state, size],
  );

  const onRemove = async (id: string) => {
    const title = page.data?.list.find((topic) => topic.id === id)?.title ?? '';
    if (!(await confirm({ title: chat.deleteTitle(title), text: chat.deleteText, verb: form.remove, danger: true }))) {
      return;
    }
    await remove.run({ idList: [id] });
    if (id === currentId) onOpen(undefined);
    message.success(chat.deleted);
  };

  const list: ConversationListProps = {
    conversations,
    currentId: currentId ?? null,
    now,
    keyword,
    onKeywordChange: (wanted) => {
      onSearch(wanted);
      setSize(STEP);
    },
    onAdd: () => onOpen(undefined),
    onOpen,
    onModify: ({ id, title }) => void update.run({ id, title }).catch(() => undefined),
    onRemove: (id) => void onRemove(id).catch(() => undefined),
    onLoadMore: () => setSize((shown) => Math.min(shown + STEP, MOST)),
  };
  /** What is known of the open conversation, where the list does not hold it. */
  const beyond: Async<unknown> = current === undefined && currentId !== undefined ? single.state : loading;
  return { current, beyond, list };
};
