import { type ListKeysOptions, useListKeys } from '../typing/useListKeys.js';

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

export type InboxKeysOptions = Omit<ListKeysOptions<InboxKey>, 'keys'>;

/** Goes through an inbox by keys. Not while somebody types or composes, and not in a dialog. */
export const useInboxKeys = (options: InboxKeysOptions): void => useListKeys({ ...options, keys });
