import {
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  pageUsageAnswers,
  pageUsedDocuments,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { type Route, serve } from '../../http/serve.js';
import { readSpan } from '../../text/span.js';
import { readableTo, readerOf } from '../../visibility/index.js';
import { usageStore } from './usage.store.js';
import { usageAnswersStore } from './usageAnswers.store.js';
import { usedDocumentStore } from './usedDocument.store.js';

/** How the platform is used, and the answers behind each number of that. */
export const usageRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const usage = usageStore(db);
  const answers = usageAnswersStore(db);
  const documents = usedDocumentStore(db);
  return [
    serve(analyseUsage, ({ body }) => usage.figures(readSpan(body))),
    serve(analyseUsageBy, ({ body }, actor) => usage.by(readSpan(body), body.by, readerOf(actor))),
    serve(analyseUsageHours, ({ body }) => usage.hours(readSpan(body))),
    serve(pageUsedDocuments, ({ body: { cited, ...body } }, actor) => {
      const span = readSpan(body);
      const reader = readerOf(actor);
      return cited ? documents.cited(span, body, reader) : documents.neverCited(body, reader);
    }),
    serve(pageUsageAnswers, ({ body }, actor) =>
      answers.page(readSpan(body), body, { reader: readerOf(actor), readable: readableTo(actor) }),
    ),
    serve(countUsageAnswers, ({ body }, actor) => answers.count(readSpan(body), body, readerOf(actor))),
  ];
};
