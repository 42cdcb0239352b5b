import { useCallback, useState } from 'react';
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

/**
 * What the user typed and did not send, under a name. Kept in this browser, for this user, through reloads and a lost
 * session, until they sign out. An empty draft is none.
 */
export const useDraft = (name: string): readonly [string, (draft: string) => void] => {
  const key = draftsOf(useOptionalUser()?.userId ?? '') + name;
  const [kept, setKept] = useState(() => ({ key, draft: read(key) }));
  const current = kept.key === key ? kept.draft : read(key);
  const change = useCallback(
    (draft: string) => {
      write(key, draft);
      setKept({ key, draft });
    },
    [key],
  );
  return [current, change];
};
