import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { bestQuote } from '../../retrieval/bestQuote.js';
import { type Question, quotePositions } from '../../retrieval/retrieve.js';
import { chunkRoutes } from './chunks.routes.js';
import { countHits } from './chunks.store.js';
import { documentPages } from './documentPages.js';
import { documentRoutes } from './documents.routes.js';
import { PARSE_DOCUMENT } from './documents.store.js';
import { type KbFunctionDeps, kbFunctionRoutes } from './kbFunctions.routes.js';
import { EMBED_CHUNKS, embedChunksJob } from './embedChunks.job.js';
import { kbParamsRoutes } from './kbParams.routes.js';
import { kbParamsStore } from './kbParams.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseRoutes } from './knowledgeBases.routes.js';
import { parseDocumentJob } from './parseDocument.job.js';
import { REMOVE_CONTENTS, removeContentsJob } from './removeContents.job.js';
import { retrieveWithParams } from './retrieveWithParams.js';

export { queueEmbedding } from './embedChunks.job.js';
export { seedGuide } from './guide/seedGuide.js';
export type { KnowledgeDeps } from './knowledgeDeps.js';
export { knowledgeMessages } from './knowledge.messages.js';
export { queueLeftRemovals } from './removeContents.job.js';

/** Knowledge bases, their documents, the chunks of those, and how answers are made from them. */
export const knowledgeRoutes = (deps: KnowledgeDeps & KbFunctionDeps): Route[] => [
  ...knowledgeBaseRoutes(deps),
  ...documentRoutes(deps),
  ...chunkRoutes(deps),
  ...kbParamsRoutes(deps),
  ...kbFunctionRoutes(deps),
];

/** For `startJobRunner`. */
export const knowledgeJobs = (deps: KnowledgeDeps): JobKinds => ({
  [PARSE_DOCUMENT]: parseDocumentJob(deps),
  [EMBED_CHUNKS]: embedChunksJob(deps),
  [REMOVE_CONTENTS]: removeContentsJob(deps),
});

/** What answering questions needs of documents. Who may see what is up to the caller. */
export const knowledgeRetrieval = ({ db, embedder, log, pageImages }: KnowledgeDeps) => {
  const pages = documentPages({ db, pageImages });
  return {
    retrieve: async (question: Question) =>
      retrieveWithParams(
        {
          db,
          embedder: (await embedder()) ?? undefined,
          onEmbeddingError: (error) => log.warn({ err: error }, 'embedding a question failed'),
        },
        question,
      ),
    /** How answers are made from a base; null: as usual. */
    answerSettings: async (knowledgeBaseIds: readonly string[]) => {
      const own = await kbParamsStore(db).settingsOf(knowledgeBaseIds);
      return knowledgeBaseIds.flatMap((id) => own.get(id) ?? [])[0] ?? null;
    },
    bestQuote,
    quotePositions,
    countHits: (chunkIds: readonly string[]) => countHits(db, chunkIds),
    documentPages: pages.sizes,
    pageImage: pages.image,
  };
};
