import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { SCRATCH } from '../files/collectFiles.js';
import { FileOnDisk } from '../files/fileOnDisk.js';

/** Bytes of a file that are kept in memory; a larger one goes to the disk as it arrives. */
const IN_MEMORY = 256 * 1024;

const limits = { fieldNameSize: 200, fieldSize: 1024 * 1024, fields: 100, files: 20, parts: 120, headerPairs: 50 };

/** What a form said. Its files are there until it is disposed of. */
export interface Form {
  readonly entries: readonly (readonly [string, string | File])[];
  readonly dispose: () => Promise<void>;
}

type Entry = readonly [string, string | File];

/** The disk failed, which is no fault of whoever sent the form. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Browsers write these signs of a name so, and no others. */
const plainName = (name: string): string => name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');

/** Somewhere to put files until the request is over. */
const scratch = () => {
  let folder: Promise<string> | undefined;
  let count = 0;
  return {
    next: async (): Promise<string> => {
      folder ??= mkdtemp(path.join(os.tmpdir(), SCRATCH));
      count += 1;
      return path.join(await folder, String(count));
    },
    remove: async (): Promise<void> => {
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
};

/**
 * Reads a multipart form piece by piece: large files are never in memory. Throws `TypeError` for what is no such form
 * and for one that breaks off.
 */
export const readForm = async (request: Request): Promise<Form> => {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) throw new TypeError('no multipart form');
  const files = scratch();
  const streams: BusboyFileStream[] = [];
  const entries: Promise<Entry>[] = [];

  const keep = async (stream: BusboyFileStream, name: string, mediaType: string): Promise<File> => {
    let parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let place = '';
    let handle: FileHandle | undefined;
    try {
      for await (const part of stream) {
        size += part.length;
        parts.push(new Uint8Array(part));
        if (size <= IN_MEMORY) continue;
        if (handle === undefined) {
          place = await files.next();
          handle = await open(place, 'wx', 0o600);
        }
        for (const one of parts) await handle.writeFile(one);
        parts = [];
      }
    } finally {
      await handle?.close();
    }
    if (handle === undefined) return new File(parts, name, { type: mediaType });
    return new FileOnDisk({ path: place, size, name, type: mediaType });
  };

  try {
    const parser = new Busboy({ headers: { 'content-type': type }, limits });
    const refuse = () => parser.destroy(new TypeError('too many parts, or too long ones'));
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) refuse();
      entries.push(Promise.resolve([name, value]));
    });
    parser.on('file', (name, stream, filename, _encoding, mediaType) => {
      streams.push(stream);
      const kept = keep(stream, plainName(filename), mediaType).then((file): Entry => [name, file]);
      kept.catch((error: unknown) => parser.destroy(error instanceof Error ? error : undefined));
      entries.push(kept);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse);
    await pipeline(Readable.from(partsOf(request.body), { objectMode: false }), parser);
    return { entries: await Promise.all(entries), dispose: files.remove };
  } catch (error) {
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(entries);
    await files.remove();
    throw isOurs(error) ? error : new TypeError('the form is malformed', { cause: error });
  }
};
