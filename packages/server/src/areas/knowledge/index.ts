import type { Database } from '../../db/database.js';
import type { Storage } from '../../files/storage.js';
import type { Route } from '../../http/serve.js';
import type { JobHandler } from '../../jobs/runner.js';
import type { Logger } from '../../log.js';
import type { PageImages } from '../../parsing/pageImages.js';
import { bestQuote } from '../../retrieval/bestQuote.js';
import type { Embedder } from '../../retrieval/embedder.js';
import { type Question, quotePositions, retrieve } from '../../retrieval/retrieve.js';
import { chunkRoutes } from './chunks.routes.js';
import { countHits } from './chunks.store.js';
import { documentPages } from './documentPages.js';
import { documentRoutes } from './documents.routes.js';
import { PARSE_DOCUMENT } from './documents.store.js';
import { knowledgeBaseRoutes } from './knowledgeBases.routes.js';
import { parseDocumentJob } from './parseDocument.job.js';

export { knowledgeMessages } from './knowledge.messages.js';

export interface KnowledgeDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly pageImages: PageImages;
  readonly log: Pick<Logger, 'warn'>;
  /** Left out: chunks are found by their words alone. */
  readonly embedder?: Embedder;
  /** Largest file that is taken. */
  readonly maxUploadBytes: number;
}

/** Knowledge bases, their documents, and the chunks of those. */
export const knowledgeRoutes = (deps: KnowledgeDeps): Route[] => [
  ...knowledgeBaseRoutes(deps),
  ...documentRoutes(deps),
  ...chunkRoutes(deps),
];

/** For `startJobRunner`. */
export const knowledgeJobs = (deps: KnowledgeDeps): Record<string, JobHandler> => ({
  [PARSE_DOCUMENT]: parseDocumentJob(deps),
});

/** What answering questions needs of documents. Who may see what is up to the caller. */
export const knowledgeRetrieval = ({ db, embedder, log, pageImages }: KnowledgeDeps) => {
  const pages = documentPages({ db, pageImages });
  return {
    retrieve: (question: Question) =>
      retrieve(
        { db, embedder, onEmbeddingError: (error) => log.warn({ err: error }, 'embedding a question failed') },
        question,
      ),
    bestQuote,
    quotePositions,
    countHits: (chunkIds: readonly string[]) => countHits(db, chunkIds),
    documentPages: pages.sizes,
    pageImage: pages.image,
  };
};
