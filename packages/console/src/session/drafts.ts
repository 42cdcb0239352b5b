import { useCallback, useRef, useState } from 'react';
import { draftsOf } from './clearDrafts.js';
import { useOptionalUser } from './UserContext.js';

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** A full or closed storage costs the draft its life after the page, and nothing else. */
const write = (key: string, draft: string): void => {
  try {
    if (draft === '') localStorage.removeItem(key);
    else localStorage.setItem(key, draft);
  } catch {
    return;
  }
};

export interface Draft {
  text: string;
  /** Given a function, changes what is there by then, which may be more than was last drawn. */
  set: (next: string | ((before: string) => string)) => void;
  /** Puts it under another name, in the place of what was there. */
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
    for (const [one, text] of changed) write(one, text);
    held.current = new Map([...held.current, ...changed]);
    setTexts(held.current);
  }, []);
  const latest = useCallback(() => held.current.get(key) ?? read(key), [key]);
  const set = useCallback<Draft['set']>(
    (next) => change([[key, typeof next === 'string' ? next : next(latest())]]),
    [key, change, latest],
  );
  const moveTo = useCallback(
    (other: string) =>
      change([
        [prefix + other, latest()],
        [key, ''],
      ]),
    [key, prefix, change, latest],
  );
  return { text: texts.get(key) ?? read(key), set, moveTo };
};
