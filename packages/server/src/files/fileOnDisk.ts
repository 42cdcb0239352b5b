import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';

export interface FileOnDiskFacts {
  readonly path: string;
  readonly size: number;
  readonly name: string;
  /** Media type as it was sent. */
  readonly type: string;
}

/** A file whose content lies on the disk and is read when it is asked for, best as a stream. It cannot be sliced. */
export class FileOnDisk extends File {
  readonly path: string;
  readonly #size: number;

  constructor({ path, size, name, type }: FileOnDiskFacts) {
    super([], name, { type });
    this.path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for await (const part of createReadStream(this.path)) {
      bytes.set(part, at);
      at += part.length;
    }
    return bytes.buffer;
  }

  override text(): Promise<string> {
    return readFile(this.path, 'utf8');
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return Readable.toWeb(createReadStream(this.path)) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }

  override slice(): never {
    throw new Error('a file on the disk is read whole');
  }
}

/** The first bytes of a file, at most so many. */
export const headOf = async (file: Blob, most: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of file.stream()) {
    parts.push(part);
    size += part.byteLength;
    if (size >= most) break;
  }
  return new Uint8Array(Buffer.concat(parts).subarray(0, most));
};
