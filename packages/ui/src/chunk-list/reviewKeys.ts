import { plainKey } from '../typing/plainKey.js';

/** What a key does to the chunk being read while chunks are checked one by one. */
export type ReviewKey = 'next' | 'previous' | 'toggle' | 'check' | 'edit' | 'remove' | 'help';

const keys: Readonly<Record<string, ReviewKey>> = {
  j: 'next',
  k: 'previous',
  ' ': 'toggle',
  c: 'check',
  e: 'edit',
  d: 'remove',
  '?': 'help',
};

/** What a key means; null while somebody types or composes, in a dialog, and for keys that belong to something else. */
export const reviewKeyOf = (event: KeyboardEvent): ReviewKey | null => {
  const [target] = event.composedPath();
  if (target instanceof Element && target.closest('[role="listbox"]')) return null;
  const meaning = keys[plainKey(event) ?? ''] ?? null;
  // A key held down would run through chunks that nobody has seen, and delete them.
  return event.repeat && meaning !== 'next' && meaning !== 'previous' ? null : meaning;
};
