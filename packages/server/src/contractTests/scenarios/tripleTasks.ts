import {
  addKnowledgeBase,
  addTripleSchema,
  addTripleTask,
  cancelTripleTask,
  estimateTripleTask,
  listTripleSchemas,
  modifyTripleSchema,
  pageGraphFiles,
  pageTripleTasks,
  readTripleTask,
  removeTripleSchemas,
  removeTripleTasks,
  retryTripleTask,
  runTripleTask,
  uploadDocument,
  uploadTripleSchema,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import type { Scenario } from '../walk.js';
import { markdown } from './files.js';
import { untilReady } from './knowledge.js';

const paging = { current: 1, size: 20 };

/** Schemas, and extractions that are run, cancelled and run again. */
export const tripleTasks: Scenario = async (walk) => {
  const { app, call } = walk;
  const { id: knowBaseId } = await call(addKnowledgeBase, { name: '抽取' });
  const { id: fileId } = await call(uploadDocument, { knowledgeBaseId: knowBaseId, file: markdown('抽取.md') });
  await untilReady(walk, fileId);

  const text = '{"schemaName":"上传的模式","entityTypes":["角色"],"relationTypes":["担任"]}';
  const { id: uploaded } = await call(uploadTripleSchema, { file: new File([text], '模式.json') });
  const fields = { schemaName: '竞赛', entityTypes: ['角色', '赛事'], relationTypes: [{ name: '执裁' }] };
  const { id: schemaId } = await call(addTripleSchema, fields);
  await call(modifyTripleSchema, { ...fields, id: schemaId, entityTypes: ['角色', '赛事', '资格'] });
  await call(listTripleSchemas, {});
  await call(removeTripleSchemas, { idList: [uploaded] });

  await call(pageGraphFiles, { ...paging, knowBaseId });
  const wanted = { knowBaseId, fileIds: [fileId], schemaId, method: 'text' as const };
  await call(estimateTripleTask, wanted);
  const { id } = await call(addTripleTask, { taskName: '抽取规则', ...wanted });
  const untilReviewed = (): Promise<void> =>
    vi.waitFor(async () => expect(await call(readTripleTask, { id })).toMatchObject({ status: 'toReview' }), {
      timeout: 30_000,
      interval: 50,
    });
  await untilReviewed();
  await call(pageTripleTasks, { ...paging, knowBaseId });
  // As a task stands whose chunks could not be read, and one that is being read.
  await app.db.query(sql`update triple_task_chunks set state = 'failed', failure = 'timed_out' where task_id = ${id}`);
  await call(retryTripleTask, { id });
  await untilReviewed();
  await call(runTripleTask, { id });
  await untilReviewed();
  await app.db.query(sql`update triple_tasks set status = 'running' where id = ${id}`);
  await call(cancelTripleTask, { id });
  await call(removeTripleTasks, { idList: [id] });
};
