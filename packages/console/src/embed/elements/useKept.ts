import type { ChatDraft } from '@console/api/hooks/chat';
import { joinDrafts } from '@console/base';
import { useCallback, useState } from 'react';

/** What outlives a token: the conversation that is open, and what is typed and not yet asked. */
export interface Kept {
  topicId: string | null;
  setTopicId: (topicId: string | null) => void;
  draft: ChatDraft;
}

/** Keeps them as long as the element is in the page. */
export const useKept = (): Kept => {
  const [topicId, setTopicId] = useState<string | null>(null);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map());
  const key = topicId ?? '';
  const set = useCallback<ChatDraft['set']>(
    (next) =>
      setTexts((before) => {
        const text = typeof next === 'string' ? next : next(before.get(key) ?? '');
        return new Map(before).set(key, text);
      }),
    [key],
  );
  const moveTo = useCallback<ChatDraft['moveTo']>(
    (other = '') =>
      setTexts((before) => {
        const text = joinDrafts(before.get(other) ?? '', before.get(key) ?? '');
        return new Map(before).set(other, text).set(key, '');
      }),
    [key],
  );
  return { topicId, setTopicId, draft: { text: texts.get(key) ?? '', set, moveTo } };
};
