import type { ParseFailure } from '@console/api/contract/documents';
import type { FileSource } from '../files/source.js';
import { ParseError } from '../parsing/types.js';
import { pooled } from '../workers/pooled.js';
import '../workers/quiet.js';
import { type UnpackedFile, unpackInto, type UnpackOptions } from './unpackInto.js';

export interface UnpackRequest extends Omit<UnpackOptions, 'onFile'> {
  readonly source: FileSource;
}

/** What the thread tells meanwhile: how many files of how many are done. */
export type UnpackMessage = readonly [done: number, all: number];

export type UnpackReply =
  | { readonly kind: 'done'; readonly files: readonly UnpackedFile[] }
  | { readonly kind: 'failed'; readonly failure: ParseFailure; readonly reason: string };

export default pooled<UnpackRequest, UnpackMessage, UnpackReply>(async ({ source, ...options }, tell) => {
  try {
    const files = await unpackInto(source, { ...options, onFile: (done, all) => void tell([done, all]) });
    return { kind: 'done', files };
  } catch (error) {
    return {
      kind: 'failed',
      failure: error instanceof ParseError ? error.failure : 'internal',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
});
