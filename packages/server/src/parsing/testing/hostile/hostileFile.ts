import type { ReadType } from '../../fileKind.js';

/** A file that somebody could upload to do harm, or that was damaged on its way. */
export interface HostileFile {
  readonly name: string;
  readonly type: ReadType;
  /** It may be given up for the time or the memory that it takes. All others are read, or refused, at once. */
  readonly mayTakeLong?: true;
  readonly make: () => Uint8Array | Promise<Uint8Array>;
}

/** Bytes. */
export const MB = 1_000_000;

/** A file of text, made when it is wanted. */
export const text = (make: () => string) => (): Uint8Array => new TextEncoder().encode(make());
