import { retryBackgroundJob } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestUser } from '../../testing/startApp.js';
import { PASS_TRIPLES } from './review/beginPassing.js';
import { READ_IMPORT, REMOVE_IMPORT } from './imports/tripleImports.store.js';
import { EXTRACT_TRIPLES } from './tasks/extractTriples.job.js';
import { REMOVE_TASK } from './tasks/removeTask.job.js';
import { type GraphApp, startGraph } from './testing/startGraph.js';

let graph: GraphApp;
let base: string;
let keeper: TestUser;
beforeAll(async () => {
  graph = await startGraph();
  base = await graph.addBase('竞赛规则');
  keeper = await graph.app.user({ permissions: ['jobs'] });
});
afterAll(() => graph.app.close());

type Kept = 'triple_tasks' | 'triple_imports';

const statusOf = async (table: Kept, id: string): Promise<string | undefined> => {
  const [row] = await graph.app.db.query<{ status: string }>(sql`select status from ${raw(table)} where id = ${id}`);
  return row?.status;
};

/** A task or an import in some state, and a job about it that was given up. */
const given = async (table: Kept, status: string, kind: string, payload: object = {}) => {
  const [id, jobId] = [randomId(), randomId()];
  await (table === 'triple_tasks'
    ? graph.app.db.query(sql`
        insert into triple_tasks (id, name, knowledge_base_id, method, status) values (${id}, ${id}, ${base}, 'text', ${status})`)
    : graph.app.db.query(sql`
        insert into triple_imports (id, name, knowledge_base_id, file_name, file_key, status)
        values (${id}, ${id}, ${base}, 'a.xlsx', ${id}, ${status})`));
  await graph.app.db.query(sql`
    insert into jobs (id, kind, subject, payload, status) values (${jobId}, ${kind}, ${id}, ${JSON.stringify(payload)}::jsonb, 'failed')`);
  return { id, retry: () => graph.app.call(retryBackgroundJob, { id: jobId }, { as: keeper }) };
};

it.each([
  ['an extraction', EXTRACT_TRIPLES, 'triple_tasks', 'failed', 'waiting'],
  ['the reading of an import', READ_IMPORT, 'triple_imports', 'failed', 'reading'],
  ['the removal of a task', REMOVE_TASK, 'triple_tasks', 'removing', 'removing'],
  ['the removal of an import', REMOVE_IMPORT, 'triple_imports', 'removing', 'removing'],
] as const)('lets %s that was given up be tried again, as long as it is wanted', async (_, kind, table, from, to) => {
  const wanted = await given(table, from, kind);
  await wanted.retry();
  expect(await statusOf(table, wanted.id)).toBe(to);
  const over = await given(table, 'passed', kind);
  await expect(over.retry()).rejects.toMatchObject({ reason: 'job_not_needed' });
  expect(await statusOf(table, over.id)).toBe('passed');
});

it.each([
  ['a task', 'task', 'triple_tasks'],
  ['an import', 'import', 'triple_imports'],
] as const)('lets the passing of %s that was given up be tried again, unless it is passed', async (_, of, table) => {
  const wanted = await given(table, 'toReview', PASS_TRIPLES, { of });
  await wanted.retry();
  expect(await statusOf(table, wanted.id)).toBe('passing');
  const over = await given(table, 'passed', PASS_TRIPLES, { of });
  await expect(over.retry()).rejects.toMatchObject({ reason: 'job_not_needed' });
});
