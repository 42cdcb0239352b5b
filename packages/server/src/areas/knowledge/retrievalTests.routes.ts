import { listRetrievalTests, removeRetrievalTests, testRetrieval } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { matchesOf, ownWordsOf, queryWords, retrieve } from '../../retrieval/index.js';
import { readerOf } from '../../visibility/index.js';
import { chunkStore } from './chunks.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';
import { retrievalSettingsOf } from './retrievalSettings.js';
import { retrievalTestStore } from './retrievalTests.store.js';
import { searching } from './searching.js';

/** How many chunks a trial shows. */
const TRIAL = 20;

export const retrievalTestRoutes = (deps: KnowledgeDeps): Route[] => {
  const { db } = deps;
  const bases = knowledgeBaseStore(db);
  const tests = retrievalTestStore(db);
  return [
    serve(testRetrieval, async ({ body: { knowledgeBaseId, question, documentId, vectorWeight }, request }, actor) => {
      if (!(await bases.isThere(knowledgeBaseId, readerOf(actor)))) return fail('knowledge_base_not_found');
      const models = await searching(deps);
      const settings = await retrievalSettingsOf(db, knowledgeBaseId);
      // As a question would be looked for, but with more shown, and with what the threshold would leave out.
      const passages = await retrieve(models, {
        knowledgeBaseIds: [knowledgeBaseId],
        documentId,
        question,
        limit: TRIAL,
        vectorWeight: vectorWeight ?? settings.vectorWeight,
        signal: request.signal,
      });
      const own = await ownWordsOf(db, [knowledgeBaseId]);
      const matches = matchesOf(question, own);
      const rows = await chunkStore(db).byIds(passages.map((one) => one.chunkId));
      const hits = passages.flatMap(({ chunkId, documentName, score, relevance = 0, foundBy }) => {
        const chunk = rows.get(chunkId);
        if (chunk === undefined) return [];
        return [
          {
            chunk,
            documentName,
            score,
            relevance,
            ...(foundBy?.words && { words: { ...foundBy.words } }),
            ...(foundBy?.meaning && { meaning: { ...foundBy.meaning } }),
            matches: matches(chunk.content).map((match) => ({ ...match })),
          },
        ];
      });
      const [first] = hits;
      const best = first === undefined ? '' : [first.documentName, ...first.chunk.heading.slice(-1)].join(' / ');
      await tests.keep({ userId: actor.userId, knowledgeBaseId, documentId, question: question.trim(), best });
      return {
        hits,
        terms: queryWords(question, own).map(({ term }) => term),
        byMeaning: models.embedder !== undefined,
        reranked: models.reranker !== undefined,
        settings,
      };
    }),

    serve(listRetrievalTests, async ({ body: { knowledgeBaseId } }, actor) =>
      (await bases.isThere(knowledgeBaseId, readerOf(actor)))
        ? tests.list(actor.userId, knowledgeBaseId)
        : fail('knowledge_base_not_found'),
    ),

    serve(removeRetrievalTests, async ({ query: { idList } }, { userId }) => {
      await tests.remove(userId, idList);
      return null;
    }),
  ];
};
