import os from 'node:os';
import type { ParseFailure } from '@console/api/contract/documents';
import { REFERENCE_WIDTH } from '@console/base';
import * as z from 'zod/mini';
import { bytesOf, type FileSource } from '../files/source.js';
import { openPagedFile } from '../parsing/openPagedFile.js';
import type { PagedFile } from '../parsing/pagedFile.js';
import { ParseError, type ScannedPage } from '../parsing/types.js';
import { serveParent } from '../workers/serveParent.js';
import { loadModels, type Models } from './models.js';
import { piecesOf } from './piecesOf.js';
import { readLines } from './readLines.js';

const OcrRequest = z.object({
  fileKey: z.string(),
  source: z.custom<FileSource>((value) => typeof value === 'object' && value !== null),
  page: z.int(),
});
export type OcrRequest = z.infer<typeof OcrRequest>;

export type OcrReply =
  | { readonly kind: 'read'; readonly page: ScannedPage }
  /** None of the file's pages can be read. */
  | { readonly kind: 'refused'; readonly failure: ParseFailure }
  | { readonly kind: 'failed'; readonly reason: string };

/** Pixels an inch at which pages are drawn to be read, and the longest side they may have then. */
const RESOLUTION = 200;
const LONGEST = 3000;

let models: Promise<Models> | null = null;
let open: { readonly fileKey: string; readonly file: PagedFile } | null = null;

const fileOf = async ({ fileKey, source }: OcrRequest): Promise<PagedFile> => {
  if (open?.fileKey === fileKey) return open.file;
  await open?.file.close();
  open = null;
  const file = await openPagedFile(await bytesOf(source));
  open = { fileKey, file };
  return file;
};

const readPage = async (request: OcrRequest): Promise<ScannedPage> => {
  // A core stays with whoever waits for an answer.
  models ??= loadModels(Math.max(1, os.availableParallelism() - 1));
  const file = await fileOf(request);
  const size = await file.size(request.page);
  const scale = Math.min(RESOLUTION / 72, LONGEST / Math.max(size.width, size.height));
  const canvas = await file.draw(request.page, size.width * scale);
  const picture = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const text = await readLines(await models, picture);
  const characters = text.lines.reduce((sum, line) => sum + line.characters.length, 0);
  const sure = text.lines.reduce((sum, line) => sum + line.confidence * line.characters.length, 0);
  return {
    height: (REFERENCE_WIDTH * size.height) / size.width,
    pieces: piecesOf(text, request.page, size.width),
    confidence: characters === 0 ? 0 : sure / characters,
  };
};

serveParent(
  (message) => OcrRequest.parse(message),
  async (request): Promise<OcrReply> => {
    try {
      return { kind: 'read', page: await readPage(request) };
    } catch (error) {
      if (error instanceof ParseError) return { kind: 'refused', failure: error.failure };
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  },
);
