import type { Async } from '@console/base';
import { memo, type ReactNode } from 'react';
import { useLatest } from '../latest/useLatest.js';
import { useWords } from '../locale/useWords.js';
import { conversationsWords } from './locale.js';
import type { RootProps } from '../root/rootProps.js';
import { AsyncView, Skeletons } from '../states/index.js';
import type { Conversation } from './conversationGroups.js';
import { ConversationRow } from './ConversationRow.js';
import { HistoryFrame } from './HistoryFrame.js';
import { HistoryGroups } from './HistoryGroups.js';

export interface ConversationPage {
  readonly list: readonly Conversation[];
  /** There are more than these. */
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
}

export interface ConversationListProps extends RootProps {
  /** What is loaded so far, newest first. */
  conversations: Async<ConversationPage>;
  /** The one shown beside the list. */
  currentId?: string | null;
  /** The present, for 今天 and 昨天. */
  now: Date;
  /** What the list is searched for. Default: nothing. */
  keyword?: string;
  /** Asked with each word typed; an unfinished word of an input method is not reported. Left out, no search. */
  onKeywordChange?: (keyword: string) => void;
  /** A new one is wanted. */
  onAdd: () => void;
  /** A conversation was chosen. */
  onOpen: (id: string) => void;
  /** With the new name, trimmed and not empty. */
  onModify?: (event: { id: string; title: string }) => void;
  /** Wanted. The owner asks whether it is meant. */
  onRemove?: (id: string) => void;
  /** The reader has come to the end of those loaded. Leave out where there are no more. */
  onLoadMore?: () => void;
  /** Over the list: the way to conversations that are kept elsewhere. Keep it the same element. Default none. */
  elsewhere?: ReactNode;
}

/** Drawn anew only where what it shows has changed: beside an answer that grows, its owner is drawn with every piece. */
const Listing = memo(function Listing({
  conversations,
  currentId = null,
  now,
  keyword = '',
  onKeywordChange,
  onAdd,
  onOpen,
  onModify,
  onRemove,
  onLoadMore,
  elsewhere,
  ...root
}: ConversationListProps) {
  const words = useWords(conversationsWords);
  return (
    <HistoryFrame
      {...root}
      words={words}
      keyword={keyword}
      onKeywordChange={onKeywordChange}
      onAdd={onAdd}
      elsewhere={elsewhere}
    >
      {(nothing) => (
        <AsyncView value={conversations} what={words.list} skeleton={<Skeletons shape="text" count={6} />}>
          {({ list, hasMore, loadingMore }) => (
            <>
              {list.length === 0 && nothing}
              <HistoryGroups
                conversations={list}
                now={now}
                hasMore={hasMore}
                loadingMore={loadingMore}
                onLoadMore={onLoadMore}
              >
                {(conversation) => (
                  <ConversationRow
                    now={now}
                    key={conversation.id}
                    conversation={conversation}
                    current={conversation.id === currentId}
                    onOpen={onOpen}
                    onModify={onModify}
                    onRemove={onRemove}
                  />
                )}
              </HistoryGroups>
            </>
          )}
        </AsyncView>
      )}
    </HistoryFrame>
  );
});

/** One's own conversations by day, with a new one, search, renaming in place and deletion. Fills its parent. */
export const ConversationList = (props: ConversationListProps) => {
  const onKeywordChange = useLatest(props.onKeywordChange);
  const onAdd = useLatest<void>(props.onAdd);
  const onOpen = useLatest(props.onOpen);
  const onModify = useLatest(props.onModify);
  const onRemove = useLatest(props.onRemove);
  const onLoadMore = useLatest<void>(props.onLoadMore);
  return (
    <Listing
      {...props}
      onAdd={onAdd}
      onOpen={onOpen}
      {...(onKeywordChange && { onKeywordChange })}
      {...(onModify && { onModify })}
      {...(onRemove && { onRemove })}
      {...(onLoadMore && { onLoadMore })}
    />
  );
};
