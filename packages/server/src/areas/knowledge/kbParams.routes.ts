import {
  addKbParams,
  modifyKbParams,
  modifyKbTrialQuestions,
  pageKbParams,
  pageKbParamsVersions,
  readKbParams,
  readKbParamsVersion,
  resetKbParams,
  restoreKbParams,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { kbParamsStore } from './kbParams.store.js';
import { kbParamsVersions } from './kbParamsVersions.store.js';
import { faultOf, settingsOf, standardSettings } from './kbSettings.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';

export interface KbParamsDeps extends Pick<KnowledgeDeps, 'db' | 'chatModel' | 'embedder'> {
  /** What is told to a model where a base has no prompts of its own. */
  readonly standardPrompts: { readonly systemPrompt: string; readonly answerPrompt: string };
}

export const kbParamsRoutes = ({ db, chatModel, embedder, standardPrompts }: KbParamsDeps): Route[] => {
  const params = kbParamsStore(db);
  const versions = kbParamsVersions(db);
  const requireBase = async (actor: Actor, id: string): Promise<void> => {
    if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [id]))) throw fail('knowledge_base_not_found');
  };
  return [
    serve(pageKbParams, ({ body }, actor) => params.page(body, readerOf(actor))),

    serve(readKbParams, async ({ params: { knowledgeBaseId } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      const found = await params.read(knowledgeBaseId);
      if (found === null) return fail('knowledge_base_not_found');
      const [questions, model, embedding] = await Promise.all([
        params.questions(knowledgeBaseId),
        chatModel(),
        embedder(),
      ]);
      return {
        ...found,
        questions,
        standard: standardSettings,
        standardPrompts: { ...standardPrompts },
        hasModel: model !== null,
        hasEmbedding: embedding !== null,
      };
    }),

    serve(addKbParams, async ({ body: { knowledgeBaseId, note, version, ...given } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      const fault = faultOf(given);
      if (fault !== null) return fault;
      const id = await versions.change({
        knowledgeBaseId,
        userId: actor.userId,
        kind: 'saved',
        expected: version,
        note,
        settings: (present) => {
          if (present !== null) throw fail('params_exist');
          return settingsOf(given);
        },
      });
      return { id: id ?? '' };
    }),

    serve(modifyKbParams, async ({ body: { id, note, version, ...given } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'kbParams', [id]))) return fail('params_not_found');
      const fault = faultOf(given);
      if (fault !== null) return fault;
      const knowledgeBaseId = await params.baseOf(id);
      if (knowledgeBaseId === null) return fail('params_not_found');
      await versions.change({
        knowledgeBaseId,
        userId: actor.userId,
        kind: 'saved',
        expected: version,
        note,
        settings: (present) => {
          if (present === null) throw fail('params_not_found');
          return settingsOf(given, present);
        },
      });
      return null;
    }),

    serve(resetKbParams, async ({ body: { knowledgeBaseId, note, version } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      await versions.change({
        knowledgeBaseId,
        userId: actor.userId,
        kind: 'standard',
        expected: version,
        note,
        settings: () => null,
      });
      return null;
    }),

    serve(pageKbParamsVersions, async ({ body }, actor) => {
      await requireBase(actor, body.knowledgeBaseId);
      if ((await params.read(body.knowledgeBaseId)) === null) throw fail('knowledge_base_not_found');
      return versions.page(body);
    }),

    serve(readKbParamsVersion, async ({ params: { knowledgeBaseId }, query: { version } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      return (await versions.read(knowledgeBaseId, version)) ?? fail('version_not_found');
    }),

    serve(restoreKbParams, async ({ body: { knowledgeBaseId, restored, note, version } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      await versions.change({
        knowledgeBaseId,
        userId: actor.userId,
        kind: 'restored',
        expected: version,
        note,
        restoredFrom: restored,
        settings: (_present, tx) => versions.settingsOf(tx, knowledgeBaseId, restored),
      });
      return null;
    }),

    serve(modifyKbTrialQuestions, async ({ body: { knowledgeBaseId, questions } }, actor) => {
      await requireBase(actor, knowledgeBaseId);
      await params.keepQuestions(
        knowledgeBaseId,
        questions.map((question) => question.trim()),
      );
      return null;
    }),
  ];
};
