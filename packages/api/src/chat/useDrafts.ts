import { joinDrafts } from '@console/base';
import { useCallback, useRef, useState } from 'react';

/** What is typed and not yet asked, in one conversation. */
export interface ChatDraft {
  text: string;
  /** Given a function, changes what is there by then, which may be more than was last drawn. */
  set: (next: string | ((before: string) => string)) => void;
  /** Takes it along to another conversation, beside what was typed there; undefined: to the new one. */
  moveTo: (topicId: string | undefined) => void;
}

/** One for each conversation, kept as long as the chat is on screen. */
export const useDrafts = (topicId: string | undefined): ChatDraft => {
  const key = topicId ?? '';
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map());
  const held = useRef(texts);
  const change = useCallback((changed: readonly (readonly [key: string, text: string])[]) => {
    held.current = new Map([...held.current, ...changed]);
    setTexts(held.current);
  }, []);
  const latest = useCallback(() => held.current.get(key) ?? '', [key]);
  const set = useCallback<ChatDraft['set']>(
    (next) => change([[key, typeof next === 'string' ? next : next(latest())]]),
    [key, change, latest],
  );
  const moveTo = useCallback(
    (other: string | undefined) =>
      change([
        [other ?? '', joinDrafts(held.current.get(other ?? '') ?? '', latest())],
        [key, ''],
      ]),
    [key, change, latest],
  );
  return { text: texts.get(key) ?? '', set, moveTo };
};
