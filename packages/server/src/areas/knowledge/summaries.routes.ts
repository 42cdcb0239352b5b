import { makeDocumentSummary, modifyDocumentSummary } from '@console/api/contract';
import { type Route, serve } from '../../http/serve.js';
import { fail } from '../../http/failure.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { summaryStore } from './summaries.store.js';

export const summaryRoutes = ({ db }: Pick<KnowledgeDeps, 'db'>): Route[] => {
  const summaries = summaryStore(db);
  return [
    serve(modifyDocumentSummary, async ({ body: { id, text } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [id]))) return fail('document_not_found');
      await summaries.modify(id, text.trim());
      return null;
    }),
    serve(makeDocumentSummary, async ({ params: { id } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [id]))) return fail('document_not_found');
      await summaries.makeAnew(id);
      return null;
    }),
  ];
};
