import { createCanvas } from '@napi-rs/canvas';
import { type Position, REFERENCE_WIDTH } from '@console/base';
import { bytesOf, type FileSource } from '../files/source.js';
import { pooled } from '../workers/pooled.js';
import '../workers/quiet.js';
import { registerPageFonts } from './pageFonts.js';
import { openPagedFile } from './openPagedFile.js';
import type { PagedFile } from './pagedFile.js';
import { saysMore } from './wantsScan.js';
import type { ScannedPage } from './types.js';
import { wordsInBox } from './wordsInBox.js';

/** Null: nothing is to be drawn yet, the thread only gets ready. */
export type RenderRequest = {
  readonly fileKey: string;
  readonly source: FileSource;
  readonly page: number;
  readonly width: number;
  /** Reads the words in a box instead of drawing; `scan`: what was read off the picture of the page. */
  readonly words?: { readonly box: Position; readonly scan: ScannedPage | null };
  /** Draws only what stands in a box, as JPEG; `width` means nothing then. */
  readonly crop?: Position;
} | null;

export type RenderReply =
  | { readonly kind: 'image'; readonly body: Uint8Array }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'noPage' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string };

interface Open {
  readonly file: PagedFile;
  readonly size: number;
}

/** Documents kept open, the one used last at the end. */
const open = new Map<string, Open>();
const MAX_OPEN = 4;
/** Bytes of all that are kept open. One alone may have more. */
const MAX_OPEN_SIZE = 64 * 1024 * 1024;

/** Of a picture, in percent. */
const QUALITY = 88;

const makeRoomFor = async (size: number): Promise<void> => {
  for (const [key, { file }] of open) {
    const kept = [...open.values()].reduce((sum, one) => sum + one.size, size);
    if (open.size < MAX_OPEN && kept <= MAX_OPEN_SIZE) return;
    open.delete(key);
    await file.close();
  }
};

const documentOf = async (fileKey: string, source: FileSource): Promise<PagedFile> => {
  const known = open.get(fileKey);
  if (known !== undefined) {
    open.delete(fileKey);
    open.set(fileKey, known);
    return known.file;
  }
  const data = await bytesOf(source);
  const size = data.byteLength;
  await makeRoomFor(size);
  const file = await openPagedFile(data);
  open.set(fileKey, { file, size });
  return file;
};

/** Pixels of the longer side of what is cut out of a page, and of the page that it is cut out of. */
const CROP = 1_400;
const WIDEST = 4_000;
/** JPEG percents that are tried until the picture is small enough. */
const CROP_QUALITIES = [88, 70, 50, 30];
const CROP_BYTES = 1024 * 1024;

/** A part of a page as a picture of at most 1 MB. Null where the box lies beside the page. */
const cropped = async (file: PagedFile, [page, left, right, top, bottom]: Position): Promise<Uint8Array | null> => {
  const longest = Math.max(right - left, bottom - top);
  const canvas = await file.draw(page, Math.round(Math.min(WIDEST, (REFERENCE_WIDTH * CROP) / longest)));
  const scale = canvas.width / REFERENCE_WIDTH;
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  const width = Math.min(canvas.width, Math.ceil(right * scale)) - x;
  const height = Math.min(canvas.height, Math.ceil(bottom * scale)) - y;
  if (width < 1 || height < 1) return null;
  const part = createCanvas(width, height);
  part.getContext('2d').drawImage(canvas, x, y, width, height, 0, 0, width, height);
  for (const quality of CROP_QUALITIES) {
    const picture = await part.encode('jpeg', quality);
    if (picture.byteLength <= CROP_BYTES) return picture;
  }
  return null;
};

registerPageFonts();

export default pooled<RenderRequest, never, RenderReply>(async (request) => {
  if (request === null) return { kind: 'ready' };
  try {
    const file = await documentOf(request.fileKey, request.source);
    if (request.page > file.pages) return { kind: 'noPage' };
    if (request.words !== undefined) {
      const { box, scan } = request.words;
      const own = (await file.read?.(request.page)) ?? { pieces: [], height: scan?.height ?? 0 };
      const { pieces, height } = scan !== null && saysMore(scan.pieces, own.pieces) ? scan : own;
      return { kind: 'words', text: wordsInBox(pieces, height, box) };
    }
    if (request.crop !== undefined) {
      const body = await cropped(file, request.crop);
      return body === null ? { kind: 'noPage' } : { kind: 'image', body };
    }
    const canvas = await file.draw(request.page, request.width);
    return { kind: 'image', body: await canvas.encode('webp', QUALITY) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
});
