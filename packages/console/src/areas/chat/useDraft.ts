import { useCallback, useState } from 'react';

const keyOf = (name: string): string => `draft:${name}`;

/** What was typed and not sent, for one conversation. Kept through a reload of this tab. */
export const useDraft = (name: string): readonly [string, (draft: string) => void] => {
  const [kept, setKept] = useState({ name, draft: sessionStorage.getItem(keyOf(name)) ?? '' });
  const current = kept.name === name ? kept.draft : (sessionStorage.getItem(keyOf(name)) ?? '');
  const write = useCallback(
    (draft: string) => {
      if (draft === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), draft);
      setKept({ name, draft });
    },
    [name],
  );
  return [current, write];
};
