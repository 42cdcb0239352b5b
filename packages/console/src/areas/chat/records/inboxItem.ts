import type { ConversationRecord, RecordFault } from '@console/api/contract';
import type { InboxItem } from '@console/ui/inbox';
import type { useRecordWords } from './recordWords.js';

/** The worst of what can be told in a word; a dislike has a sign of its own. */
const told = ['cutOff', 'unsupported', 'slow'] as const satisfies readonly RecordFault[];

/** A conversation as the list shows it. */
export const inboxItem = (record: ConversationRecord, words: ReturnType<typeof useRecordWords>): InboxItem => {
  const { id, title, updateTime, unread, username, firstWord, assistantId, faults, referenceCount } = record;
  const fault = told.find((kind) => faults.includes(kind));
  // Of the last answer: beside the word that another one had none it would only puzzle.
  const isCounted = assistantId !== null && !faults.includes('unsupported');
  return {
    id,
    title,
    time: updateTime,
    unread,
    facts: [
      username,
      ...(firstWord === null ? [] : [words.firstWord((firstWord / 1000).toFixed(1))]),
      ...(isCounted ? [words.references(referenceCount)] : []),
    ],
    ...(fault && { fault: words.faults[fault] }),
    ...(record.dislikes > 0 ? { judged: 'disliked' as const } : record.likes > 0 && { judged: 'liked' as const }),
  };
};
