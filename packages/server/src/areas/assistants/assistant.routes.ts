import {
  addAssistant,
  type Answering,
  listAssistantVersions,
  modifyAssistant,
  pageAssistants,
  readAssistantChoices,
  removeAssistants,
  restoreAssistant,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { assistantsNotHidden, type Reader, readerOf, seesAllOf } from '../../visibility/index.js';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { type ModelDeps, modelRoutes } from './models.routes.js';
import { type AssistantSettings, assistantStore } from './assistant.store.js';
import { functionChoices } from './assistantChoices.store.js';
import { assistantVersions } from './assistantVersions.store.js';
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
  const versions = assistantVersions(db);
  const isThere = async (id: string, reader: Reader) => (await assistantsNotHidden(db, reader, [id])).length > 0;
  const hasModel = async (answering: Answering | undefined): Promise<boolean> =>
    answering === undefined ||
    answering.modelId === null ||
    (await models.models.connection(answering.modelId))?.kind === 'chat';
  return [
    serve(pageAssistants, async ({ query, body }, actor) => {
      const reader = readerOf(actor);
      const { list, total } =
        actor.embed === undefined
          ? await assistants.page(
              { ...query, ...body },
              { withBases: maySeeBases(actor), withSettings: actor.permissions.has('assistants') },
              reader,
            )
          : await visitorAssistants(assistants, { ...query, ...body }, actor.embed.assistantIds, reader);
      return { list, total, current: query.current, size: query.size };
    }),
    serve(addAssistant, async ({ body }, actor) => {
      const reader = readerOf(actor);
      if (!(await seesAllOf(db, reader, 'knowledgeBase', body.knowledgeBaseIds ?? []))) {
        return fail('knowledge_base_not_found');
      }
      if (!(await hasModel(body.answering))) return fail('model_not_found');
      return { id: await assistants.add(trimmed(body), reader, actor.userId) };
    }),
    serve(modifyAssistant, async ({ body: { id, version: expected, ...settings } }, actor) => {
      const reader = readerOf(actor);
      if (!(await isThere(id, reader))) return fail('assistant_not_found');
      if (!(await hasModel(settings.answering))) return fail('model_not_found');
      if (!(await seesAllOf(db, reader, 'knowledgeBase', settings.knowledgeBaseIds ?? []))) {
        return fail('knowledge_base_not_found');
      }
      const changed = await assistants.modify(id, trimmed(settings), reader, { userId: actor.userId, expected });
      return changed ? null : fail('assistant_not_found');
    }),
    serve(removeAssistants, async ({ query }, actor) => {
      await assistants.remove(await assistantsNotHidden(db, readerOf(actor), query.idList));
      return null;
    }),
    serve(readAssistantChoices, async ({ body }, actor) => {
      const { list } = await models.models.page({ kind: 'chat', current: 1, size: 200 });
      return {
        models: list.map(({ id, name, active }) => ({ id, name, active })),
        functions: await functionChoices(db, body.knowledgeBaseIds, readerOf(actor)),
      };
    }),
    serve(listAssistantVersions, async ({ body: { id } }, actor) => {
      const reader = readerOf(actor);
      if (!(await isThere(id, reader))) return fail('assistant_not_found');
      const list = await versions.list(id, reader);
      return list.length === 0 ? fail('assistant_not_found') : list;
    }),
    serve(restoreAssistant, async ({ body: { id, restored, version: expected } }, actor) => {
      const reader = readerOf(actor);
      if (!(await isThere(id, reader))) return fail('assistant_not_found');
      const was = await versions.read(id, restored, reader);
      if (was === null) return fail('version_not_found');
      const { assistantName, description, welcome, sampleQuestions, answersAlone, knowledgeBases, answering } = was;
      const settings = {
        assistantName,
        description,
        welcome,
        sampleQuestions,
        answersAlone,
        knowledgeBaseIds: knowledgeBases.map((base) => base.id),
        baseWeights: knowledgeBases,
        answering: (await hasModel(answering)) ? answering : { ...answering, modelId: null },
      };
      const changed = await assistants.modify(id, settings, reader, {
        userId: actor.userId,
        expected,
        restoredFrom: restored,
      });
      return changed ? null : fail('assistant_not_found');
    }),
    ...modelRoutes(models),
  ];
};
