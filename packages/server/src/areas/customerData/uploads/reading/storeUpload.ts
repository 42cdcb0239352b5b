import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { sourceOf } from '../../../../files/source.js';
import type { Storage } from '../../../../files/storage.js';
import { streamOf } from '../../../../files/streamOf.js';
import { fail } from '../../../../http/failure.js';
import { readSheet } from '../../../../spreadsheets/index.js';
import { textEncoding } from '../../../../text/decodeText.js';
import { type FileHead, readHead } from './readHead.js';

const HEAD = 1024 * 1024;
/** An xlsx is unpacked as a whole: larger ones are sent as csv. */
const XLSX = { rows: 100_000, cells: 2_000_000, megabytes: 200, seconds: 120 };

interface Facts {
  readonly hash: string;
  readonly head: Buffer;
  readonly isAll: boolean;
  /** Every byte of it is UTF-8. */
  readonly isUtf8: boolean;
}

const factsOf = async (content: ReadableStream<Uint8Array>): Promise<Facts> => {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: Uint8Array[] = [];
  let [size, isUtf8] = [0, true];
  const decode = (part?: Uint8Array): void => {
    if (!isUtf8) return;
    try {
      decoder.decode(part, { stream: part !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  for await (const part of content) {
    hash.update(part);
    decode(part);
    if (size < HEAD) parts.push(part);
    size += part.byteLength;
  }
  decode();
  const head = Buffer.concat(parts).subarray(0, HEAD);
  return { hash: hash.digest('hex'), head, isAll: size <= HEAD, isUtf8 };
};

/** UTF-16 without the mark that says so: every other byte of its signs is zero. */
const unmarkedUtf16 = (head: Buffer): string | null => {
  const part = head.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of part.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = part.length / 20;
  if (odd > enough && odd > even * 8) return 'utf-16le';
  return even > enough && even > odd * 8 ? 'utf-16be' : null;
};

const encodingOf = ({ head, isUtf8 }: Facts): string | null => {
  const named = textEncoding(head);
  if (named?.startsWith('utf-16')) return named;
  if (head.subarray(0, 65_536).includes(0)) return unmarkedUtf16(head);
  if (isUtf8) return 'utf-8';
  // What it begins with says nothing, since it is the same in all of them.
  const isPlain = head.subarray(0, 65_536).every((byte) => byte < 0x80);
  return named === 'utf-8' && isPlain ? 'gb18030' : named;
};

/** The same text in UTF-8. */
const recoded = async function* (
  content: ReadableStream<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array, void> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const part of content) yield encoder.encode(decoder.decode(part, { stream: true }));
  yield encoder.encode(decoder.decode());
};

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of a sheet as csv, each in the line that the sheet has it in. */
const sheetAsCsv = async function* (file: File, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let row = 1;
  let text = '';
  for (const { row: own, cells } of await readSheet(await sourceOf(file), XLSX, signal)) {
    text += '\n'.repeat(own - row);
    text += `${cells.map(quoted).join(',')}\n`;
    row = own + 1;
    if (text.length < 65_536) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
};

export interface StoredUpload extends FileHead {
  readonly key: string;
  /** Bytes of what is kept. */
  readonly size: number;
  /** Of what was sent. */
  readonly hash: string;
}

/** What no table begins with: markup, JSON, a document. */
const isOther = (head: Buffer): boolean => /^(?:\ufeff)?\s*(?:<|\{|\[[{"\d]|%PDF)/.test(head.toString('utf8', 0, 200));

/**
 * Stores a file as it is read later: xlsx as csv, UTF-16 as UTF-8, all others as they are. Nothing stays behind of what is
 * refused. Throws the contract's reasons.
 */
export const storeUpload = async (storage: Storage, file: File, signal: AbortSignal): Promise<StoredUpload> => {
  if (file.size === 0) throw fail('empty_file');
  const facts = await factsOf(file.stream());
  const { head, hash } = facts;
  const isXlsx = head[0] === 0x50 && head[1] === 0x4b;
  const sent = isXlsx ? 'utf-8' : encodingOf(facts);
  if (sent === null || (!isXlsx && isOther(head))) throw fail('unsupported_spreadsheet');
  const isRecoded = sent.startsWith('utf-16');
  const { key, size } = await storage.put(
    isXlsx ? streamOf(sheetAsCsv(file, signal)) : isRecoded ? streamOf(recoded(file.stream(), sent)) : file.stream(),
  );
  try {
    const isKept = !isXlsx && !isRecoded;
    const kept = isKept ? facts : await factsOf(await storage.stream(key));
    const isMarked = kept.head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
    const encoding = isKept ? sent : 'utf-8';
    return { key, size, hash, ...readHead(kept.head, isMarked ? 3 : 0, encoding, kept.isAll) };
  } catch (error) {
    await storage.delete(key);
    throw error;
  }
};
