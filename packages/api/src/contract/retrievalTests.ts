import * as z from 'zod/mini';
import { Chunk } from './chunks.js';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, text, Time } from './fields.js';

const share = z.number().check(z.gte(0), z.lte(1));

/** What decides which chunks of a base a question is answered from. */
export const RetrievalSettings = z.looseObject({
  /** Chunks handed on. */
  topK: z.int(),
  /** Chunks that are less relevant are left out, 0 to 1. */
  scoreThreshold: z.number(),
  /** Weight of the meaning beside the words, 0 to 1. */
  vectorWeight: z.number(),
});
export interface RetrievalSettings extends z.infer<typeof RetrievalSettings> {}

/** A chunk that a question found, and by what. */
export const RetrievalHit = z.looseObject({
  chunk: Chunk,
  documentName: z.string(),
  /** Only good for comparing the hits of one question. */
  score: z.number(),
  /** 0 to 1: how much of the question it holds, or how near it is in meaning. The threshold is held against it. */
  relevance: z.number(),
  /** Its place among those found by words, from 1, and how much of the question it holds, 0 to 1. Left out: not found so. */
  words: z.optional(z.looseObject({ rank: z.int(), share: z.number() })),
  /** Its place among those found by meaning, from 1, and how near it is, 0 to 1. Left out: not found so. */
  meaning: z.optional(z.looseObject({ rank: z.int(), likeness: z.number() })),
  /** Words of the question in the text of the chunk, each from `start` up to, not including, `end`. */
  matches: z.array(z.looseObject({ start: z.int(), end: z.int() })),
});
export interface RetrievalHit extends z.infer<typeof RetrievalHit> {}

const RetrievalTrial = z.looseObject({
  /** Best first, also those below the threshold and beyond the number that are handed on. */
  hits: z.array(RetrievalHit),
  /** What of the question was looked for. */
  terms: z.array(z.string()),
  /** True where vectors took part. */
  byMeaning: z.boolean(),
  /** True where a model put the hits in order at the end. */
  reranked: z.boolean(),
  /** As they are saved for the base. */
  settings: RetrievalSettings,
});
export interface RetrievalTrial extends z.infer<typeof RetrievalTrial> {}

/** What a question finds in one base, and why: to try out chunks and settings before anyone asks. Kept for whoever tried. */
export const testRetrieval = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/retrievalTest',
  body: z.strictObject({
    knowledgeBaseId: Id,
    question: text(1000),
    documentId: z.optional(Id),
    /** In place of the saved one, for this trial alone. */
    vectorWeight: z.optional(share),
  }),
  reply: RetrievalTrial,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

const KeptRetrievalTest = z.looseObject({
  id: Id,
  question: z.string(),
  /** In which document was looked. Left out: in all of the base. */
  documentId: z.optional(Id),
  documentName: z.optional(z.string()),
  /** What came first: its document and heading. Empty: nothing was found. */
  best: z.string(),
  time: Time,
});
export interface KeptRetrievalTest extends z.infer<typeof KeptRetrievalTest> {}

/** What the caller tried in a base before, the latest thirty, latest first; each question once. */
export const listRetrievalTests = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/retrievalTest/list',
  body: z.strictObject({ knowledgeBaseId: Id }),
  reply: z.array(KeptRetrievalTest),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Forgets trials of the caller. */
export const removeRetrievalTests = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/retrievalTest/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'knowledge',
  origin: 'ours',
});
