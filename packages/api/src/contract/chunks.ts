import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import {
  Created,
  Done,
  FilePlaceSchema,
  Id,
  named,
  note,
  pageOf,
  paging,
  PositionSchema,
  text,
  Time,
} from './fields.js';

/** Letters in a tag, a question and a keyword of a chunk at most. */
export const CHUNK_TAG_LENGTH = 30;
export const CHUNK_QUESTION_LENGTH = 200;

/** What a chunk is found by besides its text. What is left out stays. */
export const chunkHints = {
  tags: z.optional(z.array(text(CHUNK_TAG_LENGTH)).check(z.maxLength(20))),
  /** Questions that it answers. */
  questions: z.optional(z.array(text(CHUNK_QUESTION_LENGTH)).check(z.maxLength(20))),
  keywords: z.optional(z.array(text(CHUNK_TAG_LENGTH)).check(z.maxLength(20))),
};

/** A place in a request: a box with some size, on a page from 1. */
export const ChunkBox = PositionSchema.check(
  z.refine(
    ([page, left, right, top, bottom]) =>
      Number.isInteger(page) && page >= 1 && left >= 0 && top >= 0 && left < right && top < bottom && bottom <= 100_000,
  ),
);

/** The version that whoever changes a chunk has read: `changed_meanwhile` where there is a newer one. Left out: whichever there is. */
export const readVersion = z.optional(z.int().check(z.gte(1)));

/** A piece of a document that is found as one. */
export const Chunk = z.looseObject({
  id: Id,
  documentId: Id,
  knowledgeBaseId: Id,
  /** Place in the document, from 1. */
  index: z.int(),
  /** Headings it stands under, outermost first. */
  heading: z.array(z.string()),
  content: z.string(),
  /** A disabled chunk is never found. */
  enabled: z.boolean(),
  positions: z.array(PositionSchema),
  /** Where it stands in a file without pages. Left out: nobody counts there. */
  place: z.optional(FilePlaceSchema),
  /** How many answers cited it. */
  hits: z.int(),
  /** Written or changed by a person. */
  edited: z.boolean(),
  /** Rises with each change by hand, from 1. */
  version: z.optional(z.int()),
  tags: z.optional(z.array(z.string())),
  /** Questions that it answers. */
  questions: z.optional(z.array(z.string())),
  keywords: z.optional(z.array(z.string())),
  /** A person looked at it and found it right; any later change of its text takes that back. */
  checked: z.optional(z.boolean()),
  updateTime: Time,
});
export interface Chunk extends z.infer<typeof Chunk> {}

const ChunkRegion = z.looseObject({
  id: Id,
  index: z.int(),
  enabled: z.boolean(),
  positions: z.array(PositionSchema),
});
export interface ChunkRegion extends z.infer<typeof ChunkRegion> {}

export const chunkFilter = z.enum(['all', 'disabled', 'edited', 'unchecked']);

/** Chunks in document order. `chunkId` asks for the page that holds that chunk instead of `current`. */
export const pageChunks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/getDocumentChunks',
  body: z.strictObject({
    ...paging,
    documentId: Id,
    keyword: z.optional(note(100)),
    filter: z.optional(chunkFilter),
    chunkId: z.optional(Id),
  }),
  reply: z.looseObject({
    ...pageOf<Chunk>(Chunk)._zod.def.shape,
    /** Over the whole document, whatever the filter. */
    counts: z.looseObject({ all: z.int(), disabled: z.int(), edited: z.int(), unchecked: z.optional(z.int()) }),
  }),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'spec',
});

/** Where every chunk of the document stands on its pages, without the texts. */
export const readChunkRegions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/getDocumentRegions',
  body: z.strictObject({ documentId: Id }),
  reply: z.array(named<ChunkRegion>(ChunkRegion)),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Adds a chunk to a document: after another one, at a place on a page, or at the end. */
export const addChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/addChunk',
  body: z.strictObject({
    documentId: Id,
    content: text(8000),
    after: z.optional(Id),
    /** Where it stands on the pages. Left out: nowhere. */
    positions: z.optional(z.array(ChunkBox).check(z.minLength(1), z.maxLength(20))),
    ...chunkHints,
  }),
  reply: Created,
  needs: 'knowledge',
  fails: { document_not_found: 404, chunk_not_found: 404, page_not_found: 404 },
  origin: 'ours',
});

/** Changes a chunk: its text, what it is found by, where it stands. What is left out stays. */
export const updateChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/updateChunk',
  body: z.strictObject({
    id: Id,
    content: z.optional(text(8000)),
    version: readVersion,
    positions: z.optional(z.array(ChunkBox).check(z.maxLength(20))),
    ...chunkHints,
  }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404, changed_meanwhile: 409, page_not_found: 404 },
  origin: 'spec',
});

/** Enables or disables chunks: a disabled one is never found. */
export const enableChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/enableChunk/{isEnable}',
  params: z.strictObject({ isEnable: z.boolean() }),
  body: z.strictObject({ idList: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'spec',
});

/** Deletes chunks; `bringBackChunk` takes that back. */
export const deleteChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/deleteChunk',
  body: z.strictObject({ idList: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'spec',
});
