import { modifyOperatePlan } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { messageChannels } from '../../../channels/messageChannels.js';
import type { Queryable } from '../../../db/database.js';
import { startJobRunner } from '../../../jobs/index.js';
import { useGateway } from '../../../outbox/testing/putInTexts.js';
import { secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { queueLostPlans } from './planEnd.js';
import { RUN_TASK, runTaskJob } from './runTask.job.js';
import { nextStep } from './taskSteps.js';
import { storedTask } from './taskTemplate.js';
import { taskWriter } from './taskWriter.js';
import { addPack, addTemplate, clearPlans, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = 1700;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let planId: string;
let taskId: string;
beforeAll(async () => {
  app = await startApp({ config: { publicUrl: 'https://go.example.com' } });
  as = await app.user({ permissions: ['marketing.operatePlans'] });
  plans = planner(app, as);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearPlans(app);
  await addPack(app, 'pack', PEOPLE);
  await addTemplate(app, 'template', '${name}，周六见');
  await useGateway(app.db, secretBox(readSecretKeys(app.config.dataDir, [])), 'https://sms.invalid/send');
  ({ id: planId } = await plans.add());
  ({ id: taskId } = await plans.addTask(planId));
  await plans.tried(taskId);
  await plans.move(taskId, 'start');
});

const deps = () => ({
  channels: messageChannels({
    db: app.db,
    secrets: secretBox(readSecretKeys(app.config.dataDir, [])),
    allowedHosts: [],
  }),
  publicUrl: 'https://go.example.com',
  tell: async () => undefined,
});

/** One step of the work; `then` is done before it is written down. */
const step = async (then: (tx: Queryable) => void = () => undefined) => {
  const stored = await storedTask(app.db, taskId);
  if (stored === null) throw new Error('there is no task');
  const writer = await taskWriter(deps(), stored);
  return app.db.transaction(async (tx) => {
    const next = await nextStep(deps(), tx, taskId, writer);
    then(tx);
    return next;
  });
};
const written = async () => {
  const [row] = await app.db.query<{ messages: number; people: number }>(sql`
    select count(*)::int as messages, count(distinct person)::int as people from outbox`);
  return row;
};
const run = async () => (await plans.task(planId)).run;

it('goes on where it was cut off: nobody is written to twice, nobody is forgotten', async () => {
  await step();
  const killed = step(() => {
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await written()).toEqual({ messages: 500, people: 500 });
  expect(await run()).toMatchObject({ preparing: true, peopleCount: 500 });
  // Another server takes it up.
  await app.db.query(sql`update jobs set status = 'queued', run_at = now() where subject = ${taskId}`);
  const runner = await startJobRunner({ db: app.db, kinds: { [RUN_TASK]: runTaskJob({ ...deps(), db: app.db }) } });
  await vi.waitFor(async () => expect(await run()).toMatchObject({ preparing: false }), { timeout: 30_000 });
  await runner.stop();
  expect(await written()).toEqual({ messages: PEOPLE, people: PEOPLE });
  expect(await run()).toMatchObject({ peopleCount: PEOPLE, totalCount: PEOPLE, cost: (PEOPLE * 45) / 10 });
});

it('sends nothing before all of it is written, and nothing of it when it is stopped before', async () => {
  await step();
  expect(await app.db.query(sql`select 1 from sendings`)).toEqual([]);
  await plans.move(taskId, 'stop');
  expect(await plans.task(planId)).toMatchObject({ status: 'stopped', run: { totalCount: 500, withheldCount: 500 } });
  expect(await app.db.query(sql`select state from sendings`)).toEqual([{ state: 'stopped' }]);
  expect(await app.db.query(sql`select 1 from outbox where state <> 'withheld'`)).toEqual([]);
});

it('leaves nothing waiting of a task that failed half-way, once its plan is over', async () => {
  await step();
  await app.db.query(sql`update pd_tasks set status = 'failed' where id = ${taskId}`);
  await app.call(modifyOperatePlan, { id: planId, executeStatus: 'finished' }, { as });
  expect(await app.db.query(sql`select 1 from outbox where state <> 'withheld'`)).toEqual([]);
});

it('writes no more while it is paused, and goes on from there', async () => {
  await step();
  await plans.move(taskId, 'pause');
  expect(await step()).toBeNull();
  expect(await written()).toMatchObject({ messages: 500 });
  await plans.move(taskId, 'resume');
  await step();
  expect(await written()).toEqual({ messages: 1000, people: 1000 });
});

it('is taken up again where its work got lost', async () => {
  await app.db.query(sql`delete from jobs`);
  await app.db.query(
    sql`update operate_plans set end_at = now() - interval '1 minute', start_at = now() - interval '1 hour'`,
  );
  await queueLostPlans(app.db);
  await queueLostPlans(app.db);
  const jobs = await app.db.query<{ kind: string }>(sql`select kind from jobs order by kind`);
  expect(jobs.map(({ kind }) => kind)).toEqual(['end_operate_plan', 'run_pd_task']);
});
