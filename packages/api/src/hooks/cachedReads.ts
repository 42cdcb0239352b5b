import type { ScopedMutator } from 'swr';
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
