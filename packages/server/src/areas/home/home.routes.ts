import { listTodos, pageMissedQuestions } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { type Route, serve } from '../../http/serve.js';
import { readSpan } from '../../text/span.js';
import { readerOf } from '../../visibility/index.js';
import { homeStore } from './home.store.js';

/** What the overview tells of work that waits. */
export const homeRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const home = homeStore(db);
  return [
    serve(listTodos, (_call, actor) => home.todos(actor.permissions, readerOf(actor))),
    serve(pageMissedQuestions, ({ body }) => home.missed(readSpan(body), body)),
  ];
};
