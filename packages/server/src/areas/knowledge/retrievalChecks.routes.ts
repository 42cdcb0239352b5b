import {
  addRetrievalCheck,
  cancelRetrievalRun,
  listRetrievalRuns,
  pageRetrievalChecks,
  removeRetrievalChecks,
  runRetrievalChecks,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';
import { retrievalCheckStore } from './retrievalChecks.store.js';
import { cancelRun, runsOf, startRun } from './retrievalRuns.store.js';

export const retrievalCheckRoutes = ({ db }: Pick<KnowledgeDeps, 'db'>): Route[] => {
  const bases = knowledgeBaseStore(db);
  const checks = retrievalCheckStore(db);
  return [
    serve(pageRetrievalChecks, async ({ body: { runId, ...filter } }, actor) => {
      const { knowledgeBaseId } = filter;
      if (!(await bases.isThere(knowledgeBaseId, readerOf(actor)))) return fail('knowledge_base_not_found');
      const runs = await runsOf(db, knowledgeBaseId);
      const run = runId === undefined ? runs[0] : runs.find(({ id }) => id === runId);
      const page = await checks.page({ ...filter, ...(run && { runId: run.id }) });
      return { ...page, ...(run && { run }) };
    }),

    serve(addRetrievalCheck, async ({ body: { question, ...expected } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [expected.documentId]))) return fail('document_not_found');
      return { id: await checks.add({ ...expected, question: question.trim(), userId: actor.userId }) };
    }),

    serve(removeRetrievalChecks, async ({ query: { idList } }, actor) => {
      await checks.remove(await notHidden(db, readerOf(actor), 'retrievalCheck', idList));
      return null;
    }),

    serve(runRetrievalChecks, async ({ body: { knowledgeBaseId } }, actor) =>
      (await bases.isThere(knowledgeBaseId, readerOf(actor)))
        ? { id: await startRun(db, knowledgeBaseId) }
        : fail('knowledge_base_not_found'),
    ),

    serve(cancelRetrievalRun, async ({ params: { id } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'retrievalRun', [id]))) return fail('run_not_found');
      await cancelRun(db, id);
      return null;
    }),

    serve(listRetrievalRuns, async ({ body: { knowledgeBaseId } }, actor) =>
      (await bases.isThere(knowledgeBaseId, readerOf(actor)))
        ? runsOf(db, knowledgeBaseId)
        : fail('knowledge_base_not_found'),
    ),
  ];
};
