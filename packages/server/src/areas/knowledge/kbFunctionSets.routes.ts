import {
  addKbFunctionSet,
  modifyKbFunctionSet,
  pageKbFunctionSets,
  readKbFunctionSet,
  removeKbFunctionSets,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { kbFunctionSetStore } from './kbFunctionSets.store.js';

/** Sets of functions. */
export const kbFunctionSetRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const sets = kbFunctionSetStore(db);
  return [
    serve(pageKbFunctionSets, ({ body }) => sets.page(body)),

    serve(readKbFunctionSet, async ({ params }) => (await sets.find(params.id)) ?? fail('function_set_not_found')),

    serve(addKbFunctionSet, async ({ body }, { userId }) => ({
      id: await db.transaction((tx) => kbFunctionSetStore(tx).add(body, userId)),
    })),

    serve(modifyKbFunctionSet, async ({ body: { id, ...change } }) => {
      const found = await db.transaction((tx) => kbFunctionSetStore(tx).modify(id, change));
      return found ? null : fail('function_set_not_found');
    }),

    serve(removeKbFunctionSets, async ({ query }) => {
      await sets.remove(query.idList);
      return null;
    }),
  ];
};
