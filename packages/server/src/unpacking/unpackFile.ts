import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SCRATCH } from '../files/collectFiles.js';
import type { FileSource } from '../files/source.js';
import { ParseError } from '../parsing/types.js';
import { createPool, ThreadGone } from '../workers/index.js';
import type { UnpackMessage, UnpackReply, UnpackRequest } from './unpack.worker.js';
import type { UnpackedFile, UnpackOptions } from './unpackInto.js';

const pool = createPool<UnpackRequest, UnpackMessage, UnpackReply>({
  module: new URL('./unpack.worker.js', import.meta.url),
  threads: 1,
  memory: 512,
});

const failures = { timed_out: 'timed_out', out_of_memory: 'too_large', ended: 'internal' } as const;

export interface UnpackFileOptions extends Pick<UnpackOptions, 'mostOfFile' | 'office' | 'onFile'> {
  /** Milliseconds for the whole archive. Default 5 minutes. */
  readonly time?: number;
  readonly signal?: AbortSignal;
}

export interface Unpacked {
  /** In their order; those that are no failures lie in files of their own until it is disposed of. */
  readonly files: readonly UnpackedFile[];
  readonly dispose: () => Promise<void>;
}

/**
 * Unpacks an archive in a thread that can be killed: whatever is in it, this thread goes on. Fails with a `ParseError`,
 * or with the signal's reason.
 */
export const unpackFile = async (
  source: FileSource,
  { time = 5 * 60_000, signal, onFile, ...options }: UnpackFileOptions,
): Promise<Unpacked> => {
  // Whatever a killed process leaves there is removed with what its requests left.
  const folder = await mkdtemp(path.join(os.tmpdir(), `${SCRATCH}zip-`));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const reply = await pool.run(
      { source, folder, ...options },
      { time, silence: 60_000, signal, onMessage: ([done, all]) => onFile?.(done, all) },
    );
    if (reply.kind === 'failed') throw new ParseError(reply.failure, reply.reason);
    return { files: reply.files, dispose };
  } catch (error) {
    await dispose();
    throw error instanceof ThreadGone ? new ParseError(failures[error.why], error) : error;
  }
};
