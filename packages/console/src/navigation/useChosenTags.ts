import { useEffect, useEffectEvent } from 'react';
import { addTags, clearTags, dropTag, tagSelection } from '../state/appState.js';
import { useStore } from '../state/store.js';
import { idIn } from './addressValues.js';
import { useQueryState } from './useQueryState.js';

const none: readonly string[] = [];
const MOST = 50;

const tagsIn = (value: string | undefined): readonly string[] =>
  [...new Set((value ?? '').split(',').filter((one) => idIn(one) !== undefined))].slice(0, MOST);

export interface ChosenTags {
  chosen: readonly string[];
  add: (tag: string) => void;
  drop: (tag: string) => void;
  clear: () => void;
}

/**
 * The tags that a page is narrowed to, under a name that pages may share. They stand in the address as `tags`, which
 * wins; whoever comes without finds those chosen last.
 */
export const useChosenTags = (name: string): ChosenTags => {
  const [get, set] = useQueryState();
  const kept = useStore(tagSelection).get(name) ?? none;
  const asked = get('tags');
  const settle = useEffectEvent(() => {
    const wanted = tagsIn(asked);
    if (asked === undefined && kept.length > 0) set({ tags: kept.join(',') });
    else if (asked !== undefined && wanted.join(',') !== kept.join(',')) {
      clearTags(name);
      addTags(name, wanted);
    }
  });
  useEffect(() => settle(), [name, asked]);
  const tell = () => set({ tags: tagSelection.get().get(name)?.join(',') });
  return {
    chosen: kept,
    add: (tag) => {
      addTags(name, [tag]);
      tell();
    },
    drop: (tag) => {
      dropTag(name, tag);
      tell();
    },
    clear: () => {
      clearTags(name);
      tell();
    },
  };
};
