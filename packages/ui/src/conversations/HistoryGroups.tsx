import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { type Conversation, groupConversations } from './conversationGroups.js';
import { More } from './ConversationList.styles.js';
import { conversationsWords } from './locale.js';

export interface HistoryGroupsProps {
  conversations: readonly Conversation[];
  /** The present, for 今天 and 昨天. */
  now: Date;
  hasMore: boolean;
  loadingMore: boolean;
  onLoadMore: (() => void) | undefined;
  /** Draws one of them, as a row of a list. */
  children: (conversation: Conversation) => ReactNode;
}

/** Conversations under their days, and the way to older ones. */
export const HistoryGroups = (props: HistoryGroupsProps) => {
  const { conversations, now, hasMore, loadingMore, onLoadMore, children } = props;
  const words = useWords(conversationsWords);
  return (
    <>
      {groupConversations(conversations, now).map((group) => (
        <section key={group.period}>
          <h3>{words[group.period]}</h3>
          <ul>{group.conversations.map(children)}</ul>
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
  );
};
