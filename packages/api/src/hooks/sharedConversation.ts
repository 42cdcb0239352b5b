'use client';

import { type Async, mapAsync } from '@console/base';
import { useMemo } from 'react';
import type { ChatCitation, ChatTurns, EvidenceSource, EvidenceText, OlderTurns } from '../chat/chatTypes.js';
import { toTurn } from '../chat/toTurn.js';
import { useEvidence } from '../chat/useEvidence.js';
import { useInfiniteSharedSessions } from './topicShares.js';

/** What a conversation shows that somebody shared: the props that it has in common with a chat. */
export interface SharedConversationData {
  turns: Async<ChatTurns>;
  onLoadOlder: () => void;
  /** Null where it cites nothing that is there. */
  evidence: ChatCitation | null;
  source: Async<EvidenceSource | EvidenceText | null>;
}

const PAGE_SIZE = 50;
const newestFirst = [{ column: 'createTime', asc: false }];

/** A shared conversation: its newest questions, the older ones as they are wanted, and what is cited. Null: none. */
export const useSharedConversation = (
  topicId: string | null,
  evidence: ChatCitation | null,
): SharedConversationData => {
  const sessions = useInfiniteSharedSessions(topicId === null ? null : { topicId, orders: newestFirst }, {
    size: PAGE_SIZE,
  });
  const { state, hasMore, loadingMore, moreError, loadMore } = sessions;
  const older = useMemo<OlderTurns>(() => {
    if (moreError !== undefined) return { status: 'failed', message: moreError.message };
    if (loadingMore) return { status: 'loading' };
    return { status: hasMore ? 'more' : 'none' };
  }, [moreError, loadingMore, hasMore]);
  const turns = useMemo(
    () => mapAsync(state, ({ list }): ChatTurns => ({ list: list.map(toTurn).toReversed(), older })),
    [state, older],
  );
  const list = turns.state === 'ready' ? turns.data.list : [];
  const cited = evidence === null ? undefined : list.find(({ id }) => id === evidence.id);
  const source = useEvidence(
    cited,
    cited?.references.find(({ n }) => n === evidence?.n),
  );
  return { turns, onLoadOlder: loadMore, evidence: cited === undefined ? null : evidence, source };
};
