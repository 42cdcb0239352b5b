import { type RefObject, useEffect, useEffectEvent } from 'react';
import { plainKey } from '../typing/plainKey.js';

/** What a key does to the thing that is looked at. */
export type InboxKey = 'next' | 'previous' | 'archive' | 'faq' | 'unread' | 'star' | 'undo';

const keys: Readonly<Record<string, InboxKey>> = {
  j: 'next',
  k: 'previous',
  e: 'archive',
  f: 'faq',
  u: 'unread',
  s: 'star',
  z: 'undo',
};

export interface InboxKeysOptions {
  /** Keys count only while this is seen. */
  root: RefObject<HTMLElement | null>;
  onKey: (key: InboxKey) => void;
}

/** Goes through an inbox by keys. Not while somebody types or composes, and not in a dialog. */
export const useInboxKeys = ({ root, onKey }: InboxKeysOptions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (root.current?.checkVisibility?.() !== true || document.querySelector('[aria-modal="true"]')) return;
    const key = keys[plainKey(event) ?? ''];
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
