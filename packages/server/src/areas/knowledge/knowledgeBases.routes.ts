import { addKnowledgeBase, modifyKnowledgeBase, pageKnowledgeBases, removeKnowledgeBases } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';

export const knowledgeBaseRoutes = (deps: KnowledgeDeps): Route[] => {
  const bases = knowledgeBaseStore(deps.db);
  return [
    serve(pageKnowledgeBases, ({ body }) => bases.page(body)),
    serve(addKnowledgeBase, async ({ body }, actor) => ({
      id: await bases.add(body.name.trim(), body.description?.trim() ?? '', actor.userId),
    })),
    serve(modifyKnowledgeBase, async ({ body: { id, name, description } }) =>
      (await bases.modify(id, { name: name?.trim(), description: description?.trim() }))
        ? null
        : fail('knowledge_base_not_found'),
    ),
    serve(removeKnowledgeBases, async ({ query }) => {
      await bases.remove(query.idList);
      return null;
    }),
  ];
};
