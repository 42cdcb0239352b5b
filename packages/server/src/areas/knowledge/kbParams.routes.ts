import { addKbParams, modifyKbParams, pageKbParams } from '@console/api/contract';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { kbParamsStore } from './kbParams.store.js';

const lacksPlaceholder = ({ answerPrompt = '' }: { readonly answerPrompt?: string }): boolean =>
  answerPrompt.trim() !== '' && !(answerPrompt.includes('{passages}') && answerPrompt.includes('{question}'));

export const kbParamsRoutes = ({ db }: { readonly db: Queryable }): Route[] => {
  const params = kbParamsStore(db);
  return [
    serve(pageKbParams, ({ body }, actor) => params.page(body, readerOf(actor))),
    serve(addKbParams, async ({ body: { knowledgeBaseId, ...settings } }, actor) => {
      const { userId } = actor;
      if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [knowledgeBaseId]))) {
        return fail('knowledge_base_not_found');
      }
      if (lacksPlaceholder(settings)) return fail('placeholder_missing');
      return { id: await params.add(knowledgeBaseId, settings, userId) };
    }),
    serve(modifyKbParams, async ({ body: { id, ...settings } }, actor) => {
      const { userId } = actor;
      if (!(await seesAllOf(db, readerOf(actor), 'kbParams', [id]))) return fail('params_not_found');
      if (lacksPlaceholder(settings)) return fail('placeholder_missing');
      return (await params.modify(id, settings, userId)) ? null : fail('params_not_found');
    }),
  ];
};
