import type { FileSource } from './source.js';

/** A file that has been stored. */
export interface StoredFile {
  /** Under which the storage has it. Says nothing about the file's name or owner. */
  readonly key: string;
  /** SHA-256 of the content, in hex. */
  readonly hash: string;
  /** Bytes. */
  readonly size: number;
}

/** Bytes from `start` up to, not including, `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

/**
 * Where uploaded files are kept. A table that has a file names it in a column `file_key`, and its content, where
 * pictures are made of it, in `file_hash`: whatever no such column names is collected.
 * Keys that are not there fail with `FileMissing`.
 */
export interface Storage {
  /** Whole or not at all: a file that broke off leaves nothing behind. */
  put(content: Uint8Array | ReadableStream<Uint8Array>): Promise<StoredFile>;
  get(key: string): Promise<Uint8Array>;
  /** The file as another thread reads it: without its bytes ever being here, where it lies on this machine. */
  source(key: string): Promise<FileSource>;
  stream(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Keys of all that is stored, some at a time. */
  list(): AsyncIterable<readonly string[]>;
  /** When it was stored; null where it is not there. */
  storedAt(key: string): Promise<Date | null>;
  /** Removes what broke off with its process, where nothing was added to it since then. */
  removeUnfinished(since: Date): Promise<void>;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(key: string) {
    super(`no file is stored under ${key}`);
  }
}
