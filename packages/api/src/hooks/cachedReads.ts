import type { Arguments, ScopedMutator } from 'swr';
import type { Endpoint } from '../contract/endpoint.js';
import { isKeyOf } from './readHook.js';

type Reads = Pick<Endpoint, 'method' | 'path'>;

// The cache goes with the identity whose it was: what a call changes that ends later is on nobody's screen.
const gone = (): undefined => undefined;

/** Loads these reads again wherever they are on screen. */
export const reloadReads = (mutate: ScopedMutator, ...reads: readonly Reads[]): void => {
  for (const read of reads) mutate((key) => isKeyOf(read, key)).catch(gone);
};

/** Puts other data in the place of what is known of a read, without loading it. */
export const changeReads = (mutate: ScopedMutator, read: Reads, change: (data: unknown) => unknown): void => {
  mutate((key) => isKeyOf(read, key), change, { revalidate: false }).catch(gone);
};

/**
 * Shows other data in the place of what is known of a read while `work` goes on, and what was there before if it fails.
 * Resolves once that is done: what is loaded again sooner is dropped as older than the change.
 */
export const changeReadsDuring = async (
  mutate: ScopedMutator,
  read: Reads,
  work: Promise<unknown>,
  change: (data: unknown) => unknown,
): Promise<void> => {
  const keys: Arguments[] = [];
  mutate((key) => {
    if (isKeyOf(read, key)) keys.push(key);
    return false;
  }).catch(gone);
  const options = {
    optimisticData: (_stored: unknown, shown: unknown) => (shown === undefined ? undefined : change(shown)),
    rollbackOnError: true,
    populateCache: false,
    revalidate: false,
  };
  // One by one: given to several at once, all of them would be shown what the first one makes of its data.
  await Promise.all(keys.map((key) => mutate(key, work, options).catch(gone)));
};
