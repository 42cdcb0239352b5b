import type { ConversationRecord } from '@console/api/contract';
import { useMarkConversationRecords } from '@console/api/hooks/conversationRecords';
import { useCallback, useState } from 'react';
import { attempt } from '../../../actions/attempt.js';

/** What is said of a conversation. Left out: stays. */
export type Mark = Partial<Pick<ConversationRecord, 'unread' | 'starred' | 'archived'>>;

/** What was just said of a conversation, for as long as nobody asks on in it. */
interface Said {
  readonly updateTime: string;
  readonly mark: Mark;
}

/** Says something of conversations: seen at once, since no list is read again for it, and taken back if it fails. */
export const useMarks = () => {
  const { run } = useMarkConversationRecords();
  const [said, setSaid] = useState<ReadonlyMap<string, Said>>(new Map());

  const marked = useCallback(
    (record: ConversationRecord): ConversationRecord => {
      const known = said.get(record.id);
      return known?.updateTime === record.updateTime ? { ...record, ...known.mark } : record;
    },
    [said],
  );
  /** Answers whether it went through. `quiet`: the reader did not ask for it, and is not told if it did not. */
  const mark = async (record: ConversationRecord, change: Mark, { quiet = false } = {}): Promise<boolean> => {
    const { id, updateTime, unread, starred, archived } = record;
    const say = (next: Mark) =>
      setSaid((all) => new Map(all).set(id, { updateTime, mark: { ...all.get(id)?.mark, ...next } }));
    say(change);
    const { unread: notSeen, ...rest } = change;
    const seen = notSeen !== undefined && { seen: !notSeen };
    const went = await attempt(() => run({ idList: [id], ...rest, ...seen }, { quiet }));
    if (!went) say({ unread, starred, archived });
    return went;
  };
  return { marked, mark };
};
