import type { WallQuery } from '@console/ui/tool-wall';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '../../forms/useSettled.js';
import { searchIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';

/** Milliseconds after the last letter until the address has it. */
const PAUSE = 300;

/** What is looked for among the tools: at once on screen, and a moment later in the address. */
export const useToolSearch = (): readonly [WallQuery, (query: WallQuery) => void] => {
  const [get, set] = useQueryState();
  const asked = searchIn(get('q')) ?? '';
  const [typed, setTyped] = useState(asked);
  const settled = useSettled(typed, PAUSE);
  const [followed, setFollowed] = useState(asked);
  // Somebody came by another address; what was only just typed is newer than what the address says of it.
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== settled.trim()) setTyped(asked);
  }
  const note = useEffectEvent((search: string) => set({ q: searchIn(search) }));
  useEffect(() => note(settled), [settled]);
  return [
    { search: typed, category: get('category') ?? '' },
    ({ search, category }) => {
      setTyped(search);
      set({ category: category === '' ? undefined : category });
    },
  ];
};
