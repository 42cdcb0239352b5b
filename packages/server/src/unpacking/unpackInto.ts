import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { UnpackFailure } from '@console/api/contract';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { FileOnDisk } from '../files/fileOnDisk.js';
import type { FileSource } from '../files/source.js';
import { type DocumentType, fileKind, isOfficeType, type ReadType } from '../parsing/fileKind.js';
import { ParseError } from '../parsing/types.js';
import { entryName, isJunk, isUnsafe, shownName } from './entryName.js';

/** Files of an archive, with those of the archives in it. */
export const MOST_FILES = 1000;
/** Bytes of all of them. */
export const MOST_BYTES = 1024 * 1024 * 1024;
/** Archives in one another. */
export const DEEPEST = 3;

/** A file that was in an archive. */
export type UnpackedFile = { readonly name: string } & (
  | { readonly failure: UnpackFailure }
  | { readonly failure: null; readonly place: string; readonly type: ReadType }
);

export interface UnpackOptions {
  /** Where files are put, under numbers: what they are called never leads anywhere. */
  readonly folder: string;
  /** Bytes that a file may have. */
  readonly mostOfFile: number;
  /** Whether the files that LibreOffice rewrites can be read. */
  readonly office: boolean;
  /** Told after each file. */
  readonly onFile?: (done: number, all: number) => void;
}

/** Why an archive in an archive gave nothing. */
class Refused extends Error {
  readonly failure: UnpackFailure & ('corrupt' | 'empty' | 'too_many_files' | 'unpacks_too_large' | 'encrypted');

  constructor(failure: Refused['failure'], cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

interface Named {
  readonly entry: Entry;
  readonly name: string;
}

const open = async (source: FileSource): Promise<ZipFile> => {
  const options = { autoClose: false, decodeStrings: false, validateEntrySizes: true };
  try {
    if ('path' in source) return await openPromise(source.path, options);
    const { buffer, byteOffset, byteLength } = source.data;
    return await fromBufferPromise(Buffer.from(buffer, byteOffset, byteLength), options);
  } catch (error) {
    throw new Refused('corrupt', error);
  }
};

/** A link, a device or a pipe, as systems that have such things write it. */
const isNoFile = ({ externalFileAttributes }: Entry): boolean => {
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  return kind !== 0 && kind !== 0o100000;
};

const refusalOf = ({ entry, name }: Named, seen: ReadonlySet<string>, mostOfFile: number): UnpackFailure | null => {
  if (isUnsafe(name)) return 'unsafe_name';
  if (isNoFile(entry)) return 'no_file';
  if (seen.has(name)) return 'repeated';
  if (entry.isEncrypted()) return 'encrypted';
  if (!entry.canDecodeFileData()) return 'unknown_packing';
  if (entry.uncompressedSize === 0) return 'empty';
  return entry.uncompressedSize > mostOfFile ? 'too_large' : null;
};

/** Unpacks an archive with all the archives in it, in this very thread. Throws a `ParseError` where nothing comes of it. */
export const unpackInto = async (source: FileSource, options: UnpackOptions): Promise<UnpackedFile[]> => {
  const { folder, mostOfFile, office, onFile } = options;
  const left = { files: MOST_FILES, bytes: MOST_BYTES };
  let number = 0;
  let done = 0;

  /** Holds a list against what may still be unpacked. Sizes are believed here, since a file that is larger breaks off. */
  const entriesOf = async (zip: ZipFile): Promise<Named[]> => {
    if (zip.entryCount > left.files) throw new Refused('too_many_files');
    const entries: Named[] = [];
    let bytes = 0;
    let files = 0;
    try {
      for await (const entry of zip.eachEntry()) {
        files += 1;
        if (files > left.files) throw new Refused('too_many_files');
        const name = entryName(entry);
        if (name.endsWith('/') || isJunk(name)) continue;
        bytes += entry.uncompressedSize;
        entries.push({ entry, name });
      }
    } catch (error) {
      throw error instanceof Refused ? error : new Refused('corrupt', error);
    }
    if (entries.length === 0) throw new Refused('empty');
    if (entries.every(({ entry }) => entry.isEncrypted())) throw new Refused('encrypted');
    if (bytes > left.bytes) throw new Refused('unpacks_too_large');
    left.files -= files;
    left.bytes -= bytes;
    return entries;
  };

  const write = async (zip: ZipFile, { entry }: Named): Promise<string | null> => {
    number += 1;
    const place = path.join(folder, String(number));
    try {
      let sum = 0;
      const parts = await zip.openReadStreamPromise(entry);
      const summed = async function* (): AsyncGenerator<Uint8Array> {
        for await (const part of parts) {
          const bytes: Uint8Array = part;
          sum = crc32(bytes, sum);
          yield bytes;
        }
      };
      await pipeline(summed, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
      if (sum === entry.crc32) return place;
    } catch (error) {
      // The disk is full, say, which is no fault of the archive.
      if (error instanceof Error && 'syscall' in error) throw error;
    }
    await rm(place, { force: true });
    return null;
  };

  const judge = async (name: string, place: string, shown: string, depth: number): Promise<UnpackedFile[]> => {
    const { size } = await stat(place);
    const type: DocumentType | null = await fileKind(name, new FileOnDisk({ path: place, size, name, type: '' }));
    if (type !== null && type !== 'zip' && (office || !isOfficeType(type))) {
      return [{ name: shown, failure: null, place, type }];
    }
    try {
      if (type !== 'zip') return [{ name: shown, failure: type === null ? 'unsupported_type' : 'office_missing' }];
      if (depth === DEEPEST) return [{ name: shown, failure: 'too_deep' }];
      return await all({ path: place }, depth + 1, `${shown}/`);
    } catch (error) {
      if (error instanceof Refused) return [{ name: shown, failure: error.failure }];
      throw error;
    } finally {
      await rm(place, { force: true });
    }
  };

  const all = async (archive: FileSource, depth: number, within: string): Promise<UnpackedFile[]> => {
    const zip = await open(archive);
    try {
      const entries = await entriesOf(zip);
      const seen = new Set<string>();
      const files: UnpackedFile[] = [];
      for (const named of entries) {
        const shown = shownName(within + named.name);
        const refusal = refusalOf(named, seen, mostOfFile);
        seen.add(named.name);
        const place = refusal === null ? await write(zip, named) : null;
        if (place === null) files.push({ name: shown, failure: refusal ?? 'corrupt' });
        else files.push(...(await judge(path.posix.basename(named.name), place, shown, depth)));
        done += 1;
        onFile?.(done, Math.max(done, MOST_FILES - left.files));
      }
      return files;
    } finally {
      zip.close();
    }
  };

  try {
    return await all(source, 1, '');
  } catch (error) {
    throw error instanceof Refused ? new ParseError(error.failure, error) : error;
  }
};
