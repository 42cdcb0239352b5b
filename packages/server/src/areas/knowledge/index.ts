import type { KbSettings } from '@console/api/contract';
import { type GraphQuestion, graphPassages } from '../../graph/answering/graphPassages.js';
import type { Route } from '../../http/serve.js';
import type { JobKinds } from '../../jobs/index.js';
import { bestQuote } from '../../retrieval/bestQuote.js';
import { type Question, quotePositions } from '../../retrieval/retrieve.js';
import { widen } from '../../retrieval/widen.js';
import { ANCHOR_TRIPLES, anchorTriplesJob } from './anchorTriples.job.js';
import { baseWordsRoutes } from './baseWords.routes.js';
import { CALIBRATE_MODELS, calibrateModelsJob } from './calibrateModels.job.js';
import { checkRetrievalJob } from './checkRetrieval.job.js';
import { chunkingRoutes } from './chunking.routes.js';
import { readBySection } from './chunking.store.js';
import { chunkRoutes } from './chunks.routes.js';
import { contentsOf } from './contents.store.js';
import { countHits } from './chunks.store.js';
import { documentPages } from './documentPages.js';
import { documentRoutes } from './documents.routes.js';
import { PARSE_DOCUMENT } from './documents.store.js';
import { type KbFunctionDeps, kbFunctionRoutes } from './kbFunctions.routes.js';
import { kbFunctionSetRoutes } from './kbFunctionSets.routes.js';
import { EMBED_CHUNKS, embedChunksJob } from './embedChunks.job.js';
import { type KbParamsDeps, kbParamsRoutes } from './kbParams.routes.js';
import { kbParamsStore } from './kbParams.store.js';
import { FETCH_PAGE, fetchPagesJob } from './fetchPages.job.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseRoutes } from './knowledgeBases.routes.js';
import { parseDocumentJob } from './parseDocument.job.js';
import { REMOVE_CONTENTS, removeContentsJob } from './removeContents.job.js';
import { retrievalCheckRoutes } from './retrievalChecks.routes.js';
import { CHECK_RETRIEVAL } from './retrievalRuns.store.js';
import { retrievalTestRoutes } from './retrievalTests.routes.js';
import { searching } from './searching.js';
import { summariseDocumentJob } from './summariseDocument.job.js';
import { summaryRoutes } from './summaries.routes.js';
import { SUMMARISE_DOCUMENT } from './summaries.store.js';
import { webPageRoutes } from './webPages.routes.js';
import { namedDocuments, wholeDocumentOf } from './wholeDocument.store.js';
import { retrieveWithParams } from './retrieveWithParams.js';

export { queueCalibration } from './calibrateModels.job.js';
export { queueEmbedding } from './embedChunks.job.js';
export { queueDuePages } from './fetchPages.job.js';
export { functionCalls } from './functionCalls.js';
export { seedGuide } from './guide/seedGuide.js';
export { keepFile } from './keepFile.js';
export type { KnowledgeDeps } from './knowledgeDeps.js';
export { knowledgeMessages } from './knowledge.messages.js';
export { faultOf as faultOfSettings } from './kbSettings.js';
export { queueLeftRemovals } from './removeContents.job.js';

/** Knowledge bases, their documents, the chunks of those, and how answers are made from them. */
export const knowledgeRoutes = (deps: KnowledgeDeps & KbFunctionDeps & KbParamsDeps): Route[] => [
  ...knowledgeBaseRoutes(deps),
  ...chunkingRoutes(deps),
  ...baseWordsRoutes(deps),
  ...documentRoutes(deps),
  ...webPageRoutes(deps),
  ...summaryRoutes(deps),
  ...chunkRoutes(deps),
  ...retrievalTestRoutes(deps),
  ...retrievalCheckRoutes(deps),
  ...kbParamsRoutes(deps),
  ...kbFunctionRoutes(deps),
  ...kbFunctionSetRoutes(deps),
];

/** For `startJobRunner`. */
export const knowledgeJobs = (deps: KnowledgeDeps): JobKinds => ({
  [PARSE_DOCUMENT]: parseDocumentJob(deps),
  [FETCH_PAGE]: fetchPagesJob(deps),
  [EMBED_CHUNKS]: embedChunksJob(deps),
  [CALIBRATE_MODELS]: calibrateModelsJob(deps),
  [ANCHOR_TRIPLES]: anchorTriplesJob(deps),
  [SUMMARISE_DOCUMENT]: summariseDocumentJob(deps),
  [REMOVE_CONTENTS]: removeContentsJob(deps),
  [CHECK_RETRIEVAL]: checkRetrievalJob(deps),
});

/** What answering questions needs of documents. Who may see what is up to the caller. */
export const knowledgeRetrieval = (
  deps: Pick<KnowledgeDeps, 'db' | 'embedder' | 'reranker' | 'log' | 'pageImages'>,
) => {
  const { db, pageImages } = deps;
  const pages = documentPages({ db, pageImages });
  return {
    retrieve: async ({ tried, ...question }: Question & { readonly tried?: KbSettings }) => {
      const found = await retrieveWithParams(await searching(deps), question, tried);
      return widen(db, found, await readBySection(db, question.knowledgeBaseIds));
    },
    throughGraph: (question: GraphQuestion) => graphPassages(db, question),
    /** How answers are made from a base; null: as usual. */
    answerSettings: async (knowledgeBaseIds: readonly string[]) => {
      const own = await kbParamsStore(db).settingsOf(knowledgeBaseIds);
      return knowledgeBaseIds.flatMap((id) => own.get(id) ?? [])[0] ?? null;
    },
    contents: (knowledgeBaseIds: readonly string[]) => contentsOf(db, knowledgeBaseIds),
    documents: (knowledgeBaseIds: readonly string[]) => namedDocuments(db, knowledgeBaseIds),
    wholeDocument: (knowledgeBaseIds: readonly string[], id: string) => wholeDocumentOf(db, knowledgeBaseIds, id),
    bestQuote,
    quotePositions,
    countHits: (chunkIds: readonly string[]) => countHits(db, chunkIds),
    documentPages: pages.sizes,
    pageImage: pages.image,
    textAround: pages.textAround,
  };
};
