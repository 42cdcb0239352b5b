import { Buffer } from 'node:buffer';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import type { FileSource } from './source.js';

/** The file is no archive, or a damaged one. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** It holds more than is read. */
export class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge';
}

export interface ArchiveLimits {
  /** Files in it. */
  readonly entries: number;
  /** Bytes of all that is unpacked. */
  readonly unpacked: number;
}

export interface Archive {
  readonly names: readonly string[];
  /** Unpacks one of them piece by piece; null where there is none of that name. Throws `BadArchive` and `ArchiveTooLarge`. */
  open(name: string): AsyncIterable<Uint8Array> | null;
  close(): void;
}

const openFile = async (source: FileSource): Promise<ZipFile> => {
  const options = { autoClose: false, validateEntrySizes: true };
  try {
    if ('path' in source) return await openPromise(source.path, options);
    const { buffer, byteOffset, byteLength } = source.data;
    return await fromBufferPromise(Buffer.from(buffer, byteOffset, byteLength), options);
  } catch (error) {
    throw new BadArchive('no archive', { cause: error });
  }
};

const entriesOf = async (file: ZipFile, most: number): Promise<Map<string, Entry>> => {
  if (file.entryCount > most) throw new ArchiveTooLarge(`${file.entryCount} files`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw new BadArchive('the list of files is damaged', { cause: error });
  }
  return entries;
};

/**
 * Opens an archive by the list at its end, as every other reader does. What the archive says about sizes is not
 * believed: bytes are counted as they come. Throws `BadArchive` and `ArchiveTooLarge`.
 */
export const openArchive = async (source: FileSource, limits: ArchiveLimits): Promise<Archive> => {
  const file = await openFile(source);
  let entries: Map<string, Entry>;
  try {
    entries = await entriesOf(file, limits.entries);
  } catch (error) {
    file.close();
    throw error;
  }
  let unpacked = 0;

  const unpack = async function* (entry: Entry): AsyncGenerator<Uint8Array> {
    try {
      for await (const part of await file.openReadStreamPromise(entry)) {
        const bytes: Uint8Array = part;
        unpacked += bytes.byteLength;
        if (unpacked > limits.unpacked) throw new ArchiveTooLarge(`more than ${limits.unpacked} bytes`);
        yield bytes;
      }
    } catch (error) {
      throw error instanceof ArchiveTooLarge ? error : new BadArchive(`${entry.fileName} is damaged`, { cause: error });
    }
  };

  return {
    names: [...entries.keys()],
    open: (name) => {
      const entry = entries.get(name);
      return entry === undefined ? null : unpack(entry);
    },
    close: () => file.close(),
  };
};
