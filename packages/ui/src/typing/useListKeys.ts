import { type RefObject, useEffect, useEffectEvent } from 'react';
import { plainKey } from './plainKey.js';

export interface ListKeysOptions<Act extends string> {
  /** Keys count only while this is seen. */
  root: RefObject<HTMLElement | null>;
  /** What each key does. `next` and `previous` go on while it is held down; all else is done once. */
  keys: Readonly<Record<string, Act>>;
  onKey: (act: Act) => void;
}

/** Goes through a list by keys. Not while somebody types or composes, and not in a dialog. */
export const useListKeys = <Act extends string>({ root, keys, onKey }: ListKeysOptions<Act>): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (root.current?.checkVisibility?.() !== true || document.querySelector('[aria-modal="true"]')) return;
    const act = keys[plainKey(event) ?? ''];
    if (act === undefined || (event.repeat && act !== 'next' && act !== 'previous')) return;
    event.preventDefault();
    onKey(act);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};
