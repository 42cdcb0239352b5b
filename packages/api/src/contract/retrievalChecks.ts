import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Created, Done, Id, IdList, known, note, pageOf, paging, text, Time } from './fields.js';
import { RetrievalSettings } from './retrievalTests.js';

/** Questions that one base is checked with, at most: a run takes about a tenth of a second for each. */
export const RETRIEVAL_CHECKS_MAX = 500;

/** A question of which is known where its answer stands. */
const RetrievalCheck = z.looseObject({
  id: Id,
  question: z.string(),
  /** The document that has to be found. Left out: it is gone. */
  documentId: z.optional(Id),
  documentName: z.string(),
  /** The chunk that has to be found; left out: each of the document will do, or it is gone. A chunk of the same text does as well. */
  chunkId: z.optional(Id),
  /** How the expected text begins; empty: the document is enough. */
  expected: z.string(),
  /** What came of it in the run shown. Left out: it was not part of it. */
  result: z.optional(
    z.looseObject({
      /** At which place it was found, from 1. Left out: it was not found. */
      rank: z.optional(z.int()),
      /** Beside the run before: `mended` found again · `broken` no longer found · `same` · `new` not part of it. */
      change: known(['mended', 'broken', 'same', 'new']),
    }),
  ),
});
export interface RetrievalCheck extends z.infer<typeof RetrievalCheck> {}

/** All questions of a base asked once. */
const RetrievalRun = z.looseObject({
  id: Id,
  status: known(['running', 'done', 'failed', 'cancelled']),
  /** Questions in all, those asked so far, and those of which the right text was found. */
  total: z.int(),
  done: z.int(),
  right: z.int(),
  /** Found again beside the run before, and no longer found. */
  mended: z.int(),
  broken: z.int(),
  /** As they were in use. */
  settings: RetrievalSettings,
  time: Time,
});
export interface RetrievalRun extends z.infer<typeof RetrievalRun> {}

/** The questions a base is checked with, with what came of each: those broken first, then those not found. */
export const pageRetrievalChecks = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/retrievalCheck/queryPage',
  body: z.strictObject({
    ...paging,
    knowledgeBaseId: Id,
    keyword: z.optional(note(100)),
    /** Only those that changed so, or that were not found. */
    result: z.optional(z.enum(['mended', 'broken', 'wrong'])),
    /** Which run. Left out: the last one. */
    runId: z.optional(Id),
  }),
  reply: z.looseObject({ ...pageOf<RetrievalCheck>(RetrievalCheck)._zod.def.shape, run: z.optional(RetrievalRun) }),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** Adds a question with the document, or the chunk of it, that has to be found. One that is there already stays. */
export const addRetrievalCheck = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/retrievalCheck/add',
  body: z.strictObject({ question: text(1000), documentId: Id, chunkId: z.optional(Id) }),
  reply: Created,
  needs: 'knowledge',
  fails: { document_not_found: 404, chunk_not_found: 404, checks_full: 409 },
  origin: 'ours',
});

/** Deletes questions, with what came of them. */
export const removeRetrievalChecks = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/retrievalCheck/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'knowledge',
  origin: 'ours',
});

/** Asks all questions of a base in the background. Answers the run that is under way, where there is one. */
export const runRetrievalChecks = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/retrievalCheck/run',
  body: z.strictObject({ knowledgeBaseId: Id }),
  reply: Created,
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404, no_checks: 409 },
  origin: 'ours',
});

/** Ends a run before all questions are asked; one that has ended stays as it is. */
export const cancelRetrievalRun = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/retrievalCheck/cancel/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { run_not_found: 404 },
  origin: 'ours',
});

/** The last twenty runs of a base, latest first. */
export const listRetrievalRuns = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/rag/retrievalCheck/runs',
  body: z.strictObject({ knowledgeBaseId: Id }),
  reply: z.array(RetrievalRun),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});
