import {
  modifyOperatePlan,
  modifyPdTask,
  pagePlanLog,
  readDeliveryFigures,
  removeOperatePlans,
  removePdTasks,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK_MARK } from '../../../outbox/index.js';
import { useGateway } from '../../../outbox/testing/putInTexts.js';
import { type RoughVendor, startRoughVendor } from '../../../outbox/testing/roughVendor.js';
import { type SecretBox, secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { addPack, addTemplate, clearPlans, inHours, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = 600;
let vendor: RoughVendor;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let secrets: SecretBox;
let planId: string;
let taskId: string;
beforeAll(async () => {
  vendor = await startRoughVendor();
  app = await startApp({ config: { functionHosts: [vendor.host], publicUrl: 'https://go.example.com' } });
  as = await app.user({ permissions: ['marketing.operatePlans'] });
  plans = planner(app, as);
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.becomes({});
  await clearPlans(app);
  vendor.forget();
  await addPack(app, 'pack', PEOPLE);
  await addTemplate(app, 'template', '${name}，周六见 https://example.com/game');
  await useVendor();
  ({ id: planId } = await plans.add());
  ({ id: taskId } = await plans.addTask(planId));
});

const useVendor = (change: Parameters<typeof useGateway>[3] = {}) => useGateway(app.db, secrets, vendor.url, change);
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 100 });
const task = () => plans.task(planId);
const is = (wanted: object) => until(async () => expect(await task()).toMatchObject(wanted));
const start = async () => {
  await plans.tried(taskId);
  await plans.move(taskId, 'start');
};
const setStatus = (executeStatus: 'waiting' | 'paused' | 'finished') =>
  app.call(modifyOperatePlan, { id: planId, executeStatus }, { as });
const log = async () => {
  const { list } = await app.call(pagePlanLog, { id: planId, current: 1, size: 50 }, { as });
  return list.map(({ action }) => action).toReversed();
};
const onceEach = () => [...vendor.taken.values()].every((times) => times === 1);
/** So slow that something can be done meanwhile. */
const slowly = () => vendor.becomes({ throttles: 1 });

it('writes to everybody once, each with their own words and a short address, and counts what came of it', async () => {
  await app.db.query(sql`update customers set phone = '' where id = 'c1'`);
  await app.db.query(sql`insert into customer_consents (customer_id, channel, agreed) values ('c2', 'sms', false)`);
  vendor.becomes({ refuses: 0.02 });
  await start();
  await is({ status: 'finished', targetCount: PEOPLE });
  const { run } = await task();
  expect(run).toMatchObject({
    preparing: false,
    peopleCount: PEOPLE,
    totalCount: PEOPLE - 2,
    sentCount: PEOPLE - 2,
    leftCount: 0,
    withheldCount: 0,
    skipped: expect.arrayContaining([
      { reason: 'noAddress', count: 1 },
      { reason: 'optedOut', count: 1 },
    ]),
  });
  const { deliveredCount = 0, failedCount = 0, awaitedCount = 0, cost } = run ?? {};
  expect(deliveredCount + failedCount + awaitedCount).toBe(PEOPLE - 2);
  expect(failedCount).toBeGreaterThan(0);
  // What the vendor refused is not paid for, here as in reports.
  expect(cost).toBe(Math.ceil(((PEOPLE - 2 - failedCount) * 45) / 10));
  const planner = await app.user({ permissions: ['marketing.operatePlans'] });
  const span = { startTime: inHours(-24), endTime: inHours(24) };
  expect(await app.call(readDeliveryFigures, { ...span, taskId }, { as: planner })).toMatchObject({ cost });
  expect(await plans.read(planId)).toMatchObject({ cost });
  expect(vendor.taken.size).toBe(PEOPLE - 2 - failedCount);
  expect(onceEach()).toBe(true);
  expect(vendor.texts()[0]).toMatch(/^客户\d+，周六见 https:\/\/go\.example\.com\/l\/\S+$/);
  expect(await plans.read(planId)).toMatchObject({ executeStatus: 'running', reachedCount: PEOPLE - 2 - failedCount });
  expect(await log()).toEqual(['added', 'taskAdded', 'activated', 'started', 'finished']);
});

it('writes to one number once, however many people have it, as the dry run says', async () => {
  await app.db.query(sql`update customers set phone = '8613900000001' where id = 'c599'`);
  await start();
  await is({
    status: 'finished',
    run: { peopleCount: PEOPLE, totalCount: PEOPLE - 1, skipped: [{ reason: 'twice', count: 1 }] },
  });
  expect(vendor.taken.size).toBe(PEOPLE - 1);
  expect(onceEach()).toBe(true);
});

it('sends a name as it is, whatever stands in it', async () => {
  const name = `${LINK_MARK}99999999999999999999${LINK_MARK}`;
  await app.db.query(sql`update customers set name = ${name} where id = 'c1'`);
  await start();
  await is({ status: 'finished', run: { sentCount: PEOPLE } });
  expect(vendor.taken.size).toBe(PEOPLE);
  expect(
    await app.db.query(sql`select 1 from outbox where content::text like '%99999999999999999999，周六见%'`),
  ).toHaveLength(1);
});

it('leaves an address with a variable as it is written', async () => {
  await addTemplate(app, 'own', '看 https://example.com/?n=${memberNumber}&a=1 和 https://example.com/b');
  await app.call(modifyPdTask, { id: taskId, templateId: 'own' }, { as });
  await start();
  await is({ status: 'finished' });
  expect(vendor.texts()[0]).toMatch(/^看 https:\/\/example\.com\/\?n=&a=1 和 https:\/\/go\.example\.com\/l\/\S+$/);
});

it('gives everybody a way out of their own, and whoever takes it is left out of the next task', async () => {
  await addTemplate(app, 'way-out', '${name}，周六见。退订点 ${optOutLink}');
  await app.call(modifyPdTask, { id: taskId, templateId: 'way-out' }, { as });
  await start();
  await is({ status: 'finished' });
  const paths = vendor.texts().map((text) => /退订点 https:\/\/go\.example\.com(\/o\/[\w-]+)$/.exec(text)?.[1] ?? text);
  expect(new Set(paths).size).toBe(10);
  for (const path of paths) expect((await app.request(path, { method: 'POST' })).status).toBe(200);
  const { id } = await plans.addTask(planId, { taskName: '再邀请' });
  await plans.tried(id);
  await plans.move(id, 'start');
  await until(async () => {
    const next = (await plans.read(planId)).tasks.find((one) => one.id === id);
    expect(next?.run).toMatchObject({ totalCount: PEOPLE - 10, skipped: [{ reason: 'optedOut', count: 10 }] });
  });
});

it('counts the way out with all its letters', async () => {
  // 30 letters with the sign, and an address of 41.
  await addTemplate(app, 'way-out', `${'票'.repeat(24)} \${optOutLink}`);
  await app.call(modifyPdTask, { id: taskId, templateId: 'way-out' }, { as });
  await start();
  await is({ status: 'finished', run: { cost: (PEOPLE * 2 * 45) / 10 } });
});

describe('a task that is sent', () => {
  beforeEach(async () => {
    slowly();
    await start();
    await is({ status: 'sending', run: { preparing: false, totalCount: PEOPLE } });
  });

  it('is paused, goes on and is sent to everybody once', async () => {
    await plans.move(taskId, 'pause');
    expect(await task()).toMatchObject({ status: 'paused' });
    await expect(plans.move(taskId, 'pause')).rejects.toMatchObject({ reason: 'pd_task_not_running' });
    await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'pd_task_started' });
    vendor.becomes({});
    const before = vendor.taken.size;
    await plans.move(taskId, 'resume');
    await is({ status: 'finished' });
    expect(vendor.taken.size).toBe(PEOPLE);
    expect(before).toBeLessThan(PEOPLE);
    expect(onceEach()).toBe(true);
  });

  it('is stopped for good, and tells how many were not written to', async () => {
    await plans.move(taskId, 'stop');
    const { run, status } = await task();
    expect(status).toBe('stopped');
    const { totalCount = 0, sentCount = 0, withheldCount = 0, leftCount = -1 } = run ?? {};
    expect(sentCount + withheldCount + leftCount).toBe(totalCount);
    expect(withheldCount).toBeGreaterThan(0);
    for (const move of ['start', 'stop'] as const)
      await expect(plans.move(taskId, move)).rejects.toMatchObject({ status: 409, reason: 'pd_task_finished' });
    vendor.becomes({});
    await until(async () => {
      const left = await app.db.query(sql`select 1 from outbox where state in ('waiting', 'sending')`);
      expect(left).toEqual([]);
    });
    expect(vendor.taken.size).toBeLessThan(PEOPLE);
    // What was not sent is not paid for.
    await is({ run: { leftCount: 0, cost: Math.ceil((vendor.taken.size * 45) / 10) } });
  });

  it('is not changed nor deleted, and neither are its people', async () => {
    await expect(app.call(modifyPdTask, { id: taskId, taskName: '改名' }, { as })).rejects.toMatchObject({
      reason: 'pd_task_started',
    });
    await expect(app.call(removePdTasks, { idList: [taskId] }, { as })).rejects.toMatchObject({
      reason: 'pd_task_started',
    });
    await expect(app.call(removeOperatePlans, { idList: [planId] }, { as })).rejects.toMatchObject({
      reason: 'operate_plan_running',
    });
    for (const change of [{ crowdPackId: null }, { startTime: inHours(1) }])
      await expect(app.call(modifyOperatePlan, { id: planId, ...change }, { as })).rejects.toMatchObject({
        reason: 'operate_plan_running',
      });
    await plans.move(taskId, 'stop');
    await app.call(removeOperatePlans, { idList: [planId] }, { as });
  });

  it('waits while its plan is paused, and goes on with it', async () => {
    await setStatus('paused');
    expect(await plans.read(planId)).toMatchObject({ executeStatus: 'paused', tasks: [{ status: 'paused' }] });
    await expect(plans.move(taskId, 'resume')).rejects.toMatchObject({ reason: 'pd_task_not_running' });
    vendor.becomes({});
    await setStatus('waiting');
    await is({ status: 'finished' });
    expect(vendor.taken.size).toBe(PEOPLE);
  });

  it('stops with its plan, whoever ends it', async () => {
    await setStatus('finished');
    expect(await plans.read(planId)).toMatchObject({ executeStatus: 'finished', tasks: [{ status: 'stopped' }] });
    await expect(setStatus('waiting')).rejects.toMatchObject({ reason: 'operate_plan_finished' });
  });

  it('stops by itself when the time of its plan is over', async () => {
    await app.call(modifyOperatePlan, { id: planId, endTime: inHours(0) }, { as });
    await is({ status: 'stopped' });
    expect(await plans.read(planId)).toMatchObject({ executeStatus: 'finished' });
    expect(await log()).toEqual(expect.arrayContaining(['stopped', 'planFinished']));
  });
});

describe('a task with a time of its own', () => {
  const later = async () => {
    await app.call(modifyPdTask, { id: taskId, sendTime: inHours(2) }, { as });
    await start();
    expect(await task()).toMatchObject({ status: 'waiting', run: null });
  };
  const comes = () => app.db.query(sql`update jobs set run_at = now() where subject = ${taskId} and status = 'queued'`);

  it('waits for it, and is a draft again when it is stopped before', async () => {
    await later();
    await plans.move(taskId, 'stop');
    expect(await task()).toMatchObject({ status: 'draft' });
    await app.call(modifyPdTask, { id: taskId, sendTime: null }, { as });
    await start();
    await is({ status: 'finished' });
    expect(onceEach()).toBe(true);
  });

  it('begins when it comes', async () => {
    await later();
    await comes();
    await is({ status: 'finished' });
    expect(await log()).toEqual(expect.arrayContaining(['scheduled', 'started']));
  });

  it('does not begin where the approval was lost meanwhile, says why and can be started again', async () => {
    await app.db.query(sql`insert into plan_settings (approval_size) values (10)`);
    await app.call(modifyPdTask, { id: taskId, sendTime: inHours(2) }, { as });
    await app.db.query(sql`update operate_plans set approval = 'approved', approved_size = ${PEOPLE}`);
    await start();
    await app.call(modifyOperatePlan, { id: planId, description: '改过' }, { as });
    await comes();
    await is({ status: 'failed', failure: expect.stringContaining('审批') });
    expect(vendor.taken.size).toBe(0);
    const { list } = await app.call(pagePlanLog, { id: planId, current: 1, size: 1 }, { as });
    expect(list).toMatchObject([{ action: 'failed', username: '', words: expect.stringContaining('审批') }]);
    const told = await app.db.query(sql`select href from messages where template = 'plan_task_failed'`);
    expect(told).toEqual([{ href: `/marketing/operatePlan?id=${planId}` }]);
    await app.db.query(sql`delete from plan_settings`);
    await app.call(modifyPdTask, { id: taskId, sendTime: null }, { as });
    await start();
    await is({ status: 'finished' });
  });

  it('does not begin while its plan is paused, and does when that goes on', async () => {
    await later();
    await setStatus('paused');
    await comes();
    await until(async () => {
      const open = await app.db.query(sql`
        select 1 from jobs where subject = ${taskId} and status in ('queued', 'running')`);
      expect(open).toEqual([]);
    });
    expect(await task()).toMatchObject({ status: 'waiting' });
    await app.db.query(sql`update pd_tasks set send_at = now()`);
    await setStatus('waiting');
    await is({ status: 'finished' });
  });
});

describe('a start', () => {
  it('needs a plan that is complete, has not ended and is not paused', async () => {
    await start();
    await is({ status: 'finished' });
    const { id: second } = await plans.addTask(planId, { taskName: '第二个' });
    await setStatus('paused');
    await plans.tried(second);
    await expect(plans.move(second, 'start')).rejects.toMatchObject({ reason: 'operate_plan_paused' });
    await setStatus('finished');
    await expect(plans.move(second, 'start')).rejects.toMatchObject({ reason: 'operate_plan_finished' });
    await expect(plans.addTask(planId, { taskName: '第三个' })).rejects.toMatchObject({
      reason: 'operate_plan_finished',
    });
  });

  it('needs a template that may still go out, and somebody to send to', async () => {
    await plans.tried(taskId);
    await app.db.query(sql`update message_templates set enabled = false`);
    await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'template_not_usable' });
    await app.db.query(sql`update message_templates set enabled = true`);
    await app.db.query(sql`insert into message_template_rules (forbidden_words, link_hosts) values ('{周六}', '{}')`);
    await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'template_has_problems' });
    await app.db.query(sql`delete from message_template_rules`);
    await app.db.query(sql`update pd_dry_runs set will_send = 0`);
    await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'nobody_to_send_to' });
    await app.db.query(sql`delete from channel_settings`);
    await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'channel_not_configured' });
  });

  it('never spends more than the budget of its plan, all tasks together', async () => {
    // Each message of 4.5 fen: 400 of the first task leave enough for 200 of the second.
    await app.call(modifyOperatePlan, { id: planId, budget: 2700 }, { as });
    await app.db.query(
      sql`update customers set phone = '' where id in (select 'c' || n from generate_series(401, 600) n)`,
    );
    await start();
    await is({ status: 'finished', run: { totalCount: 400 } });
    const { id: second } = await plans.addTask(planId, { taskName: '第二个' });
    await plans.tried(second);
    await plans.move(second, 'start');
    await until(async () => {
      const { tasks, cost } = await plans.read(planId);
      expect(tasks.find(({ id }) => id === second)).toMatchObject({
        status: 'finished',
        run: {
          totalCount: 200,
          skipped: [
            { reason: 'noAddress', count: 200 },
            { reason: 'budget', count: 200 },
          ],
        },
      });
      expect(cost).toBe(2700);
    });
  });
});
