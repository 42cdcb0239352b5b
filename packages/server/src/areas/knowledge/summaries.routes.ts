import { makeDocumentSummary, modifyDocumentSummary } from '@console/api/contract';
import { type Route, serve } from '../../http/serve.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { summaryStore } from './summaries.store.js';

export const summaryRoutes = ({ db }: Pick<KnowledgeDeps, 'db'>): Route[] => {
  const summaries = summaryStore(db);
  return [
    serve(modifyDocumentSummary, async ({ body: { id, text } }) => {
      await summaries.modify(id, text.trim());
      return null;
    }),
    serve(makeDocumentSummary, async ({ params: { id } }) => {
      await summaries.makeAnew(id);
      return null;
    }),
  ];
};
