import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import type { Logger } from '../../log.js';
import type { PageImages } from '../../parsing/pageImages.js';
import { bestQuote } from '../../retrieval/bestQuote.js';
import type { Embedder } from '../../retrieval/embedder.js';
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
import { knowledgeBaseRoutes } from './knowledgeBases.routes.js';
import { parseDocumentJob } from './parseDocument.job.js';
import { REMOVE_CONTENTS, removeContentsJob } from './removeContents.job.js';
import { retrieveWithParams } from './retrieveWithParams.js';

export { queueEmbedding } from './embedChunks.job.js';
export { seedGuide } from './guide/seedGuide.js';
export { knowledgeMessages } from './knowledge.messages.js';
export { queueLeftRemovals } from './removeContents.job.js';

export interface KnowledgeDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly pageImages: PageImages;
  readonly log: Pick<Logger, 'warn'>;
  /** The embedding model in use; null: chunks are found by their words alone. */
  readonly embedder: () => Promise<Embedder | null>;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
}

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
