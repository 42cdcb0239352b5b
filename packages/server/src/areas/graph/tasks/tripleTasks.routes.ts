import {
  addTripleTask,
  cancelTripleTask,
  estimateTripleTask,
  pageGraphFiles,
  pageTripleTasks,
  readTripleTask,
  removeTripleTasks,
  retryTripleTask,
  runTripleTask,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { readerOf } from '../../../visibility/index.js';
import { roughCost } from './roughCost.js';
import type { TaskDeps } from './taskDeps.js';
import { tripleTaskStore } from './tasks.store.js';
import { taskWrites } from './taskWrites.js';
import { checkSomeWanted, checkWanted, findBase, pageFiles, sizeOfWanted } from './wantedFiles.js';

/** Extractions of triples: what they would cost, and all that is done with them but their review. */
export const tripleTaskRoutes = ({ db, model }: Pick<TaskDeps, 'db' | 'model'>): Route[] => {
  const tasks = tripleTaskStore(db);
  const writes = taskWrites(db, async () => (await model()) !== null);

  return [
    serve(pageTripleTasks, ({ body, request: { language } }, actor) => tasks.page(body, readerOf(actor), language)),

    serve(
      readTripleTask,
      async ({ params: { id }, request: { language } }, actor) =>
        (await tasks.find(id, readerOf(actor), language)) ?? fail('triple_task_not_found'),
    ),

    serve(estimateTripleTask, async ({ body: { method, ...wanted } }, actor) => {
      const { schema } = await checkWanted(db, wanted, readerOf(actor));
      const size = await sizeOfWanted(db, wanted);
      if (size.chunkCount === 0) return fail('nothing_to_extract');
      const asked = await model();
      const chosen = method ?? (asked === null ? 'text' : 'model');
      return {
        fileCount: size.fileCount,
        chunkCount: size.chunkCount,
        method: chosen,
        tokens: chosen === 'model' ? roughCost(size, schema) : null,
        model: asked?.name ?? null,
      };
    }),

    serve(addTripleTask, async ({ body: { taskName, method, ...wanted } }, actor) => {
      const { schema } = await checkWanted(db, wanted, readerOf(actor));
      const isThere = (await model()) !== null;
      if (method === 'model' && !isThere) return fail('model_not_configured');
      await checkSomeWanted(db, wanted);
      const chosen = method ?? (isThere ? 'model' : 'text');
      const { userId } = actor;
      return { id: await writes.add({ ...wanted, taskName: taskName.trim(), method: chosen, schema, userId }) };
    }),

    serve(runTripleTask, async ({ params: { id } }, actor) => {
      await writes.run(id, readerOf(actor));
      return null;
    }),

    serve(retryTripleTask, async ({ params: { id } }, actor) => {
      await writes.retry(id, readerOf(actor));
      return null;
    }),

    serve(cancelTripleTask, async ({ params: { id } }, actor) => {
      await writes.cancel(id, readerOf(actor));
      return null;
    }),

    serve(removeTripleTasks, async ({ query: { idList } }, actor) => {
      await writes.remove(idList, readerOf(actor));
      return null;
    }),

    serve(pageGraphFiles, async ({ body }, actor) => {
      await findBase(db, body.knowBaseId, readerOf(actor));
      return pageFiles(db, body);
    }),
  ];
};
