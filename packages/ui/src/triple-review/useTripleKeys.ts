import { type ListKeysOptions, useListKeys } from '../typing/useListKeys.js';

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

export type TripleKeysOptions = Omit<ListKeysOptions<TripleKey>, 'keys'>;

/** Goes through triples by keys. Not while somebody types or composes, and not in a dialog. */
export const useTripleKeys = (options: TripleKeysOptions): void => useListKeys({ ...options, keys });
