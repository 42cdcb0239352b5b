import { type RefObject, useEffect, useEffectEvent } from 'react';
import { plainKey } from '../typing/plainKey.js';

/** What a key does to the triple that is looked at. */
export type TripleKey = 'next' | 'previous' | 'accept' | 'edit' | 'refuse' | 'later' | 'undo';

const keys: Readonly<Record<string, TripleKey>> = {
  j: 'next',
  k: 'previous',
  a: 'accept',
  e: 'edit',
  r: 'refuse',
  s: 'later',
  z: 'undo',
};

export interface TripleKeysOptions {
  /** Keys count only while this is seen. */
  root: RefObject<HTMLElement | null>;
  onKey: (key: TripleKey) => void;
}

/** Goes through triples by keys. Not while somebody types or composes, and not in a dialog. */
export const useTripleKeys = ({ root, onKey }: TripleKeysOptions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (root.current?.checkVisibility?.() !== true || document.querySelector('[aria-modal="true"]')) return;
    const key = keys[plainKey(event) ?? ''];
    // Held down, a key goes on through the list, but decides nothing.
    if (key === undefined || (event.repeat && key !== 'next' && key !== 'previous')) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};
