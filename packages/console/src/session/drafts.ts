import { joinDrafts } from '@console/base';
import { useCallback, useRef, useState } from 'react';
import { draftsOf } from './clearDrafts.js';
import { readDraft, writeDraft } from './draftStorage.js';
import { useOptionalUser } from './UserContext.js';

export interface Draft {
  text: string;
  /** Given a function, changes what is there by then, which may be more than was last drawn. */
  set: (next: string | ((before: string) => string)) => void;
  /** Puts it under another name, beside what was there. */
  moveTo: (name: string) => void;
}

/**
 * What the user typed and did not send, under a name. Kept in this browser, for this user, through reloads and a lost
 * session, until they sign out. An empty draft is none.
 */
export const useDraft = (name: string): Draft => {
  const prefix = draftsOf(useOptionalUser()?.userId ?? '');
  const key = prefix + name;
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map());
  const held = useRef(texts);
  const change = useCallback((changed: readonly (readonly [key: string, text: string])[]) => {
    for (const [one, text] of changed) writeDraft(one, text);
    held.current = new Map([...held.current, ...changed]);
    setTexts(held.current);
  }, []);
  const textOf = useCallback((one: string) => held.current.get(one) ?? readDraft(one), []);
  const latest = useCallback(() => textOf(key), [key, textOf]);
  const set = useCallback<Draft['set']>(
    (next) => change([[key, typeof next === 'string' ? next : next(latest())]]),
    [key, change, latest],
  );
  const moveTo = useCallback(
    (other: string) =>
      change([
        [prefix + other, joinDrafts(textOf(prefix + other), latest())],
        [key, ''],
      ]),
    [key, prefix, change, latest, textOf],
  );
  return { text: texts.get(key) ?? readDraft(key), set, moveTo };
};
