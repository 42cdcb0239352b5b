import { addAssistant, modifyAssistant, pageAssistants, removeAssistants } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { assistantsNotHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { type ModelDeps, modelRoutes } from './models.routes.js';
import { type AssistantSettings, assistantStore } from './assistant.store.js';
import { visitorAssistants } from './visitorAssistants.js';

/** Words that stand in a form, without the blanks around them. */
const trimmed = <T extends AssistantSettings>(settings: T): T => ({
  ...settings,
  ...(settings.assistantName === undefined ? {} : { assistantName: settings.assistantName.trim() }),
  ...(settings.sampleQuestions === undefined
    ? {}
    : { sampleQuestions: settings.sampleQuestions.map((question) => question.trim()) }),
});

const maySeeBases = ({ permissions }: Actor): boolean =>
  permissions.has('knowledge.look') || permissions.has('assistants');

export interface AssistantDeps extends ModelDeps {
  readonly db: Database;
}

/** Assistants, and the models that they answer with. */
export const assistantRoutes = ({ db, ...models }: AssistantDeps): Route[] => {
  const assistants = assistantStore(db);
  return [
    serve(pageAssistants, async ({ query, body }, actor) => {
      const reader = readerOf(actor);
      const { list, total } =
        actor.embed === undefined
          ? await assistants.page({ ...query, ...body }, maySeeBases(actor), reader)
          : await visitorAssistants(assistants, { ...query, ...body }, actor.embed.assistantIds, reader);
      return { list, total, current: query.current, size: query.size };
    }),
    serve(addAssistant, async ({ body }, actor) => {
      const reader = readerOf(actor);
      if (!(await seesAllOf(db, reader, 'knowledgeBase', body.knowledgeBaseIds ?? []))) {
        return fail('knowledge_base_not_found');
      }
      return { id: await assistants.add(trimmed(body), reader) };
    }),
    serve(modifyAssistant, async ({ body: { id, ...settings } }, actor) => {
      const reader = readerOf(actor);
      if ((await assistantsNotHidden(db, reader, [id])).length === 0) return fail('assistant_not_found');
      if (!(await seesAllOf(db, reader, 'knowledgeBase', settings.knowledgeBaseIds ?? []))) {
        return fail('knowledge_base_not_found');
      }
      return (await assistants.modify(id, trimmed(settings), reader)) ? null : fail('assistant_not_found');
    }),
    serve(removeAssistants, async ({ query }, actor) => {
      await assistants.remove(await assistantsNotHidden(db, readerOf(actor), query.idList));
      return null;
    }),
    ...modelRoutes(models),
  ];
};
