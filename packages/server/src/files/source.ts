import { readFile } from 'node:fs/promises';
import type { TransferListItem } from 'node:worker_threads';
import { FileOnDisk } from './fileOnDisk.js';

/** A file as it is handed to another thread: by where it lies, or, where it is nowhere, by its bytes. */
export type FileSource = { readonly path: string } | { readonly data: Uint8Array };

/** A file that was sent. A large one lies on the disk, and stays there. */
export const sourceOf = async (file: Blob): Promise<FileSource> =>
  file instanceof FileOnDisk ? { path: file.path } : { data: new Uint8Array(await file.arrayBuffer()) };

/** All of its bytes. */
export const bytesOf = async (source: FileSource): Promise<Uint8Array> =>
  'path' in source ? readFile(source.path) : source.data;

/** What is moved when it goes to another thread. Bytes that are part of something larger are copied instead. */
export const movedWith = (source: FileSource): TransferListItem[] => {
  if ('path' in source) return [];
  const { buffer, byteLength } = source.data;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
};
