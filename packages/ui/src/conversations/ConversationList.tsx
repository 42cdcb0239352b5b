import { EditOutlined, SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Button, Input, Tooltip } from 'antd';
import { memo, type ReactNode, useState } from 'react';
import { useLatest } from '../latest/useLatest.js';
import { useWords } from '../locale/useWords.js';
import { conversationsWords } from './locale.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { useComposed } from '../typing/useComposed.js';
import { type Conversation, groupConversations } from './conversationGroups.js';
import { Elsewhere, Head, More, Nothing, Root, Scroller, SearchRow } from './ConversationList.styles.js';
import { ConversationRow } from './ConversationRow.js';

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

const SearchField = ({ keyword, onKeywordChange }: { keyword: string; onKeywordChange: (keyword: string) => void }) => {
  const words = useWords(conversationsWords);
  const [draft, setDraft] = useState(keyword);
  const field = useComposed(draft, (next) => {
    setDraft(next);
    onKeywordChange(next.trim());
  });
  return (
    <SearchRow>
      <Input
        autoFocus
        allowClear
        {...field}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={words.searchPlaceholder}
        aria-label={words.search}
      />
    </SearchRow>
  );
};

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
  const [searching, setSearching] = useState(keyword !== '');
  const toggleSearch = () => {
    if (searching) onKeywordChange?.('');
    setSearching(!searching);
  };
  const nothing = () =>
    keyword === '' ? (
      <Nothing>
        <p>{words.empty}</p>
        <small>{words.emptyHelp}</small>
      </Nothing>
    ) : (
      <Nothing>
        <p>{words.nothing(keyword)}</p>
        <Button onClick={toggleSearch}>{words.clear}</Button>
      </Nothing>
    );
  return (
    <Root {...rootProps(root)} aria-label={words.list}>
      <Head>
        <Button icon={<EditOutlined aria-hidden />} onClick={() => onAdd()}>
          {words.create}
        </Button>
        {onKeywordChange && (
          <Tooltip title={searching ? words.closeSearch : words.search}>
            <Button
              icon={<SearchOutlined aria-hidden />}
              aria-label={searching ? words.closeSearch : words.search}
              aria-expanded={searching}
              onClick={toggleSearch}
            />
          </Tooltip>
        )}
      </Head>
      {searching && onKeywordChange && <SearchField keyword={keyword} onKeywordChange={onKeywordChange} />}
      {elsewhere !== undefined && <Elsewhere>{elsewhere}</Elsewhere>}
      <Scroller>
        <AsyncView value={conversations} what={words.list} skeleton={<Skeletons shape="text" count={6} />}>
          {({ list, hasMore, loadingMore }) => (
            <>
              {list.length === 0 && nothing()}
              {groupConversations(list, now).map((group) => (
                <section key={group.period}>
                  <h3>{words[group.period]}</h3>
                  <ul>
                    {group.conversations.map((conversation) => (
                      <ConversationRow
                        now={now}
                        key={conversation.id}
                        conversation={conversation}
                        current={conversation.id === currentId}
                        onOpen={onOpen}
                        onModify={onModify}
                        onRemove={onRemove}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              {hasMore && onLoadMore && (
                <More>
                  <Button type="text" loading={loadingMore} onClick={() => onLoadMore()}>
                    {loadingMore ? words.loadingMore : words.loadMore}
                  </Button>
                </More>
              )}
            </>
          )}
        </AsyncView>
      </Scroller>
    </Root>
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
