import * as z from 'zod/mini';
import { ChunkBox, readVersion } from './chunks.js';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, known, named, PositionSchema, Time } from './fields.js';

/** How a version of a chunk came about. */
export const chunkVersionKinds = ['parsed', 'added', 'edited', 'split', 'merged', 'restored', 'brought'] as const;

/** A chunk as it was. */
export const ChunkVersion = z.looseObject({
  version: z.int(),
  kind: known(chunkVersionKinds),
  content: z.string(),
  tags: z.array(z.string()),
  questions: z.array(z.string()),
  keywords: z.array(z.string()),
  positions: z.array(PositionSchema),
  /** Shown name; empty where nobody did it or whoever did is gone. */
  madeBy: z.string(),
  madeTime: Time,
});
export interface ChunkVersion extends z.infer<typeof ChunkVersion> {}

/** Work by hand on a chunk of an earlier parsing, and the present chunk that it would go into. */
export const KeptChunk = z.looseObject({
  id: Id,
  /** Its number then. */
  index: z.int(),
  heading: z.array(z.string()),
  content: z.string(),
  tags: z.array(z.string()),
  questions: z.array(z.string()),
  keywords: z.array(z.string()),
  enabled: z.boolean(),
  /** The present chunk most like it, with how like, 0 to 1; null: none is, and it would be added. */
  like: z.nullable(z.looseObject({ id: Id, index: z.int(), content: z.string(), likeness: z.number() })),
});
export interface KeptChunk extends z.infer<typeof KeptChunk> {}

/** Where a person is in the checking of a document. */
export const ChunkReview = z.looseObject({
  /** The chunk looked at last; null: none yet, or it is gone. */
  chunkId: z.nullable(Id),
  checked: z.int(),
  all: z.int(),
});
export interface ChunkReview extends z.infer<typeof ChunkReview> {}

const ids = z.array(Id).check(z.minLength(1), z.maxLength(200));

/** The words of a page that stand in a box, in reading order; empty where there are none. */
export const readPageWords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/getDocumentWords',
  body: z.strictObject({ documentId: Id, box: ChunkBox }),
  reply: z.looseObject({ text: z.string() }),
  needs: 'knowledge',
  fails: { document_not_found: 404, page_not_found: 404, page_not_read: 500 },
  origin: 'ours',
});

/** Makes two of one chunk. `at` counts characters as JavaScript does. Answers the id of the second. */
export const splitChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/splitChunk',
  body: z.strictObject({ id: Id, at: z.int().check(z.gte(1), z.lte(100_000)), version: readVersion }),
  reply: Created,
  needs: 'knowledge',
  fails: { chunk_not_found: 404, changed_meanwhile: 409, nothing_to_split: 400 },
  origin: 'ours',
});

/** Puts the chunk that comes next at the end of this one. */
export const mergeChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/mergeChunk',
  body: z.strictObject({ id: Id, version: readVersion }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404, changed_meanwhile: 409, no_next_chunk: 400, chunk_too_long: 400 },
  origin: 'ours',
});

/** Marks chunks as looked at by a person, or takes that back. */
export const checkChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/checkChunk/{isChecked}',
  params: z.strictObject({ isChecked: z.boolean() }),
  body: z.strictObject({ idList: ids }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'ours',
});

/** Brings deleted chunks back as they were: for a day, and until their document is parsed again. */
export const bringBackChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/bringBackChunk',
  body: z.strictObject({ idList: ids }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'ours',
});

/** What a chunk was, newest first; the first is what it is. */
export const listChunkVersions = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/versionsOfChunk',
  body: z.strictObject({ id: Id }),
  reply: z.array(named<ChunkVersion>(ChunkVersion)),
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'ours',
});

/** Brings back what a chunk was, as a new version. */
export const restoreChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/restoreChunk',
  body: z.strictObject({ id: Id, restored: z.int().check(z.gte(1)), version: readVersion }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404, version_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});

/** Work by hand on chunks that a later parsing replaced, until it is taken or left. */
export const listKeptChunks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/keptChunks',
  body: z.strictObject({ documentId: Id }),
  reply: z.array(named<KeptChunk>(KeptChunk)),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Takes kept work into a present chunk, or as a chunk of its own where none is named; or leaves it for good. */
export const settleKeptChunk = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/settleKeptChunk',
  body: z.strictObject({ documentId: Id, id: Id, take: z.boolean(), into: z.optional(Id) }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, chunk_not_found: 404, kept_chunk_not_found: 404 },
  origin: 'ours',
});

/** Where this person is in the checking of a document. */
export const readChunkReview = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/getDocumentReview',
  body: z.strictObject({ documentId: Id }),
  reply: named<ChunkReview>(ChunkReview),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Keeps where this person is in the checking of the chunk's document. */
export const saveChunkReview = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/reviewChunk',
  body: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { chunk_not_found: 404 },
  origin: 'ours',
});
