import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, known, named, note } from './fields.js';

/**
 * What becomes one chunk. `sections`: whole sentences under one heading, up to the size · `rows`: each row of a table or
 * sheet by itself, all else as with `sections` · `questions`: each question with its answer.
 */
export const chunkingModes = ['sections', 'rows', 'questions'] as const;
export type ChunkingMode = (typeof chunkingModes)[number];

/** What of a chunk that was found is read for an answer: itself, or the section around it. Small ones are found best, large ones understood. */
export const chunkReadings = ['chunk', 'section'] as const;
export type ChunkReading = (typeof chunkReadings)[number];

/** Lengths in Chinese characters; a letter counts a little less than half. */
const cut = {
  mode: z.enum(chunkingModes),
  /** A chunk is complete once it is as long; it may become three quarters longer, so that no sentence is cut. */
  size: z.int().check(z.gte(80), z.lte(1200)),
  /** Whole sentences up to this length are repeated at the beginning of the next chunk of the same section. */
  overlap: z.int().check(z.gte(0), z.lte(300)),
  /** Words at which a chunk always ends, and which are left out of it; empty: none. */
  separator: note(20),
};

const Chunking = z.looseObject({
  mode: known(chunkingModes),
  size: z.int(),
  overlap: z.int(),
  separator: z.string(),
  reading: known(chunkReadings),
  /** Documents that were cut by other settings. */
  outdated: z.int(),
  /** Chunks of these that a person wrote or changed, which are offered back once they are cut again. */
  editedChunks: z.int(),
});
export interface Chunking extends z.infer<typeof Chunking> {}

/** How the documents of a base are cut into chunks. */
export const readChunking = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/knowBaseManage/chunking/{id}',
  params: z.strictObject({ id: Id }),
  reply: Chunking,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Changes how documents are cut from now on. Those that are there keep their chunks until they are cut again. */
export const modifyChunking = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowBaseManage/chunking',
  body: z.strictObject({ ...cut, id: Id, reading: z.enum(chunkReadings) }),
  reply: Done,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404, overlap_too_large: 400 },
  origin: 'ours',
});

/** Cuts the documents again that were cut by other settings. Answers how many. */
export const applyChunking = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowBaseManage/chunking/{id}/apply',
  params: z.strictObject({ id: Id }),
  reply: z.looseObject({ count: z.int() }),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

const PreviewedChunk = z.looseObject({
  /** Place in the document, from 1. */
  index: z.int(),
  /** Headings it stands under, outermost first. */
  heading: z.array(z.string()),
  content: z.string(),
  /** In Chinese characters. */
  length: z.int(),
});
export interface PreviewedChunk extends z.infer<typeof PreviewedChunk> {}

/** How one document would be cut, without changing anything. */
export const previewChunking = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/previewChunks',
  body: z.strictObject({ ...cut, documentId: Id }),
  reply: z.looseObject({
    total: z.int(),
    /** Length of one in the middle, in Chinese characters. */
    median: z.int(),
    /** The first 30. */
    list: z.array(named<PreviewedChunk>(PreviewedChunk)),
  }),
  needs: 'knowledge',
  fails: { document_not_found: 404, overlap_too_large: 400, not_parsed: 409 },
  origin: 'ours',
});
