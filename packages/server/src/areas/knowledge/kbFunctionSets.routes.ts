import {
  addKbFunctionSet,
  modifyKbFunctionSet,
  pageKbFunctionSets,
  readKbFunctionSet,
  removeKbFunctionSets,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { kbFunctionSetStore, type SetSettings } from './kbFunctionSets.store.js';

/** Sets of functions. */
export const kbFunctionSetRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const sets = kbFunctionSetStore(db);
  const requireSeen = async (
    actor: Actor,
    { functionIds = [], knowledgeBaseIds = [] }: Pick<SetSettings, 'functionIds' | 'knowledgeBaseIds'>,
  ): Promise<void> => {
    const reader = readerOf(actor);
    if (!(await seesAllOf(db, reader, 'kbFunction', functionIds))) throw fail('function_not_found');
    if (!(await seesAllOf(db, reader, 'knowledgeBase', knowledgeBaseIds))) throw fail('knowledge_base_not_found');
  };
  return [
    serve(pageKbFunctionSets, ({ body }, actor) => sets.page(body, readerOf(actor))),

    serve(
      readKbFunctionSet,
      async ({ params }, actor) => (await sets.find(params.id, readerOf(actor))) ?? fail('function_set_not_found'),
    ),

    serve(addKbFunctionSet, async ({ body }, actor) => {
      await requireSeen(actor, body);
      return { id: await db.transaction((tx) => kbFunctionSetStore(tx).add(body, actor.userId)) };
    }),

    serve(modifyKbFunctionSet, async ({ body: { id, version, ...change } }, actor) => {
      if ((await sets.find(id, readerOf(actor))) === null) return fail('function_set_not_found');
      await requireSeen(actor, change);
      const found = await db.transaction((tx) => kbFunctionSetStore(tx).modify(id, change, version));
      return found ? null : fail('function_set_not_found');
    }),

    serve(removeKbFunctionSets, async ({ query }, actor) => {
      await sets.remove(query.idList, readerOf(actor));
      return null;
    }),
  ];
};
