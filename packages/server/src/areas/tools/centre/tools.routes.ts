import { listTools, modifyTool, noteToolUse, setToolFavourite } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { isGranted, managesTools, opensTool, toolStore } from './tools.store.js';
import { toolKinds, toolState } from './toolState.js';
import { toolWords } from './toolWords.js';

export interface CentreDeps {
  readonly db: Database;
  /** Whether a chat model is in use. */
  readonly hasModel: () => Promise<boolean>;
}

/** The tool centre: what there is, what each can do here and now, and who sees it. */
export const centreRoutes = ({ db, hasModel }: CentreDeps): Route[] => {
  const tools = toolStore(db);
  const expectOpen = async (id: string, actor: Actor): Promise<void> => {
    if (!(await opensTool(db, id, actor))) throw fail('tool_not_found');
  };
  return [
    serve(listTools, async ({ request: { language } }, actor) => {
      const [rows, model, source] = await Promise.all([tools.list(actor), hasModel(), tools.hasInsuranceBase(actor)]);
      const manages = managesTools(actor);
      return rows.flatMap(({ id, published, roles, lastUsed, ...own }) => {
        const kind = toolKinds[id];
        if (!isGranted(id, actor)) return [];
        const { name, description, sampleQuestions, ...words } = toolWords(id, language);
        return [
          {
            id,
            name,
            description,
            sampleQuestions: [...sampleQuestions],
            icon: kind.icon,
            category: kind.category,
            ...toolState(kind, { hasModel: model, hasSource: source }, words),
            ...own,
            lastUsed: lastUsed?.toISOString() ?? null,
            ...(manages && { published, roles }),
          },
        ];
      });
    }),
    serve(setToolFavourite, async ({ params: { id }, body }, actor) => {
      await expectOpen(id, actor);
      await tools.mark(id, actor.userId, body.favourite);
      return null;
    }),
    serve(noteToolUse, async ({ params: { id } }, actor) => {
      await expectOpen(id, actor);
      await tools.noteUse(id, actor.userId);
      return null;
    }),
    serve(modifyTool, async ({ params: { id }, body }, actor) => {
      await expectOpen(id, actor);
      await tools.modify(id, body, actor);
      return null;
    }),
  ];
};
