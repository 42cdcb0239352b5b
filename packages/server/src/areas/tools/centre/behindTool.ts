import type { ToolId } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Route } from '../../../http/serve.js';
import { opensTool } from './tools.store.js';

/** The calls of a tool, refused with `not_permitted` to whom the tool is not there for. */
export const behindTool = (db: Database, id: ToolId, routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    answer: async (received, actor) => {
      if (actor === null || !(await opensTool(db, id, actor))) throw fail('not_permitted');
      return route.answer(received, actor);
    },
  }));
