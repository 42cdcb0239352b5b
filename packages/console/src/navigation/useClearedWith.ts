import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryState } from './useQueryState.js';

/**
 * Takes parameters out of the address once the record that they belong to is closed, or another has taken its place: the
 * tab, page or filter of the one says nothing of the next. `owner` is undefined while none is open. What an address
 * brings along for the first one stays.
 */
export const useClearedWith = (owner: string | undefined, names: readonly string[]): void => {
  const [, set] = useQueryState();
  const former = useRef(owner);
  const clear = useEffectEvent(() => set(Object.fromEntries(names.map((name) => [name, undefined]))));
  useEffect(() => {
    if (former.current !== undefined && former.current !== owner) clear();
    former.current = owner;
  }, [owner]);
};
