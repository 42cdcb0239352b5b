import { crc32 } from 'node:zlib';

/** A file of an archive that is written by hand: what is left out is as it should be. */
export interface HandMadeFile {
  readonly name: Buffer;
  readonly data: Uint8Array;
  /** 1 for an encrypted file, 0x800 for a name in UTF-8. */
  readonly flags?: number;
  /** 0, as it is. */
  readonly method?: number;
  /** Bytes that it says to have. Given, it is said to be packed. */
  readonly size?: number;
  readonly crc?: number;
  /** As systems have it that know of links. */
  readonly mode?: number;
}

const numbers = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const all = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = all.writeUIntLE(value >>> 0, at, bytes);
  return all;
};

/** An archive as no usual program would write it. */
export const zipOf = (files: readonly HandMadeFile[]): Uint8Array => {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, data, flags = 0, method, size, crc, mode } of files) {
    const packing = method ?? (size === undefined ? 0 : 8);
    const facts = numbers(
      [2, 20],
      [2, flags],
      [2, packing],
      [4, 0],
      [4, crc ?? crc32(data)],
      [4, data.length],
      [4, size ?? data.length],
      [2, name.length],
      [2, 0],
    );
    const head = Buffer.concat([numbers([4, 0x04034b50]), facts, name, data]);
    local.push(head);
    const made = mode === undefined ? 20 : 0x0314;
    listed.push(
      Buffer.concat([
        numbers([4, 0x02014b50], [2, made]),
        facts,
        numbers([2, 0], [2, 0], [2, 0], [4, ((mode ?? 0) << 16) >>> 0], [4, at]),
        name,
      ]),
    );
    at += head.length;
  }
  const list = Buffer.concat(listed);
  const end = numbers([4, 0x06054b50], [4, 0], [2, files.length], [2, files.length], [4, list.length], [4, at], [2, 0]);
  return new Uint8Array(Buffer.concat([...local, list, end]));
};
