import { addKnowledgeBase, modifyKnowledgeBase, pageKnowledgeBases, removeKnowledgeBases } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';

export const knowledgeBaseRoutes = (deps: KnowledgeDeps): Route[] => {
  const bases = knowledgeBaseStore(deps.db);
  return [
    serve(pageKnowledgeBases, ({ body }, actor) => bases.page(body, readerOf(actor))),
    serve(addKnowledgeBase, async ({ body }, actor) => ({
      id: await bases.add(
        { name: body.name.trim(), description: body.description?.trim() ?? '', roleIds: body.roleIds },
        actor.userId,
        readerOf(actor),
      ),
    })),
    serve(modifyKnowledgeBase, async ({ body: { id, name, description, roleIds } }, actor) => {
      const reader = readerOf(actor);
      if (!(await seesAllOf(deps.db, reader, 'knowledgeBase', [id]))) return fail('knowledge_base_not_found');
      const change = { name: name?.trim(), description: description?.trim(), roleIds };
      return (await bases.modify(id, change, reader)) ? null : fail('knowledge_base_not_found');
    }),
    serve(removeKnowledgeBases, async ({ query }, actor) => {
      await bases.remove(await notHidden(deps.db, readerOf(actor), 'knowledgeBase', query.idList));
      return null;
    }),
  ];
};
