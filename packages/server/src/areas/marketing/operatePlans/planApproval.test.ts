import {
  askPlanApproval,
  decidePlanApproval,
  modifyOperatePlan,
  modifyPlanSettings,
  pagePlanApprovals,
  pagePlanLog,
  readPlanSettings,
  withdrawPlanApproval,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { useGateway } from '../../../outbox/testing/putInTexts.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { addPack, addTemplate, clearPlans, inHours, planner } from './testing/planWorld.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let approver: TestUser;
/** Writes plans and decides. */
let both: TestUser;
let plans: ReturnType<typeof planner>;
let planId: string;
let taskId: string;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.operatePlans'] });
  approver = await app.user({ permissions: ['marketing.planApproval'] });
  both = await app.user({ permissions: ['marketing.operatePlans', 'marketing.planApproval'] });
  plans = planner(app, as);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearPlans(app);
  await addPack(app, 'pack', 100);
  await addTemplate(app, 'template', '${name}，周六开赛');
  await useGateway(app.db, secretBox(readSecretKeys(app.config.dataDir, [])), 'https://sms.invalid/send');
  await app.call(modifyPlanSettings, { approvalSize: 99, wechatAttribute: '', appAttribute: '' }, { as: approver });
  ({ id: planId } = await plans.add());
  // For tomorrow: nothing is sent here.
  ({ id: taskId } = await plans.addTask(planId, { sendTime: inHours(24) }));
});

const version = async () => (await plans.read(planId)).version;
const ask = async (by = as) => app.call(askPlanApproval, { id: planId, version: await version() }, { as: by });
const decide = async (approved = true, by = approver, words = approved ? '' : '人数太多') =>
  app.call(decidePlanApproval, { id: planId, version: await version(), approved, words }, { as: by });
const start = async () => {
  await plans.tried(taskId);
  await plans.move(taskId, 'start');
};
const grow = (count: number) => app.db.query(sql`update crowd_packs set member_count = ${count}`);

it('starts nothing of a large plan before a second person has approved it', async () => {
  expect(await plans.read(planId)).toMatchObject({ approvalNeeded: true, approval: 'none' });
  await expect(start()).rejects.toMatchObject({ status: 409, reason: 'plan_not_approved' });
  await ask();
  await expect(start()).rejects.toMatchObject({ reason: 'plan_not_approved' });
  await decide();
  await start();
  expect(await plans.task(planId)).toMatchObject({ status: 'waiting' });
});

it('starts a small one at once', async () => {
  await grow(99);
  expect(await plans.read(planId)).toMatchObject({ approvalNeeded: false });
  await start();
});

it('is never decided about by whoever wrote or handed in some of it', async () => {
  await ask();
  await expect(decide(true, both)).resolves.toBeNull();
  await app.call(modifyOperatePlan, { id: planId, description: '改过' }, { as: both });
  await ask();
  await expect(decide(true, both)).rejects.toMatchObject({ status: 409, reason: 'own_plan' });
  await decide();
  // Who asked, though somebody else wrote it.
  const { id } = await plans.add({ planName: '别人写的' });
  await plans.addTask(id);
  const read = await plans.read(id);
  await app.call(askPlanApproval, { id, version: read.version }, { as: both });
  await expect(
    app.call(decidePlanApproval, { id, version: read.version, approved: true }, { as: both }),
  ).rejects.toMatchObject({ reason: 'own_plan' });
  await expect(decide(true, as)).rejects.toMatchObject({ status: 403 });
});

it('loses its approval with each change of the plan or a task, and says so', async () => {
  await ask();
  await decide();
  await app.call(modifyOperatePlan, { id: planId, endTime: inHours(50) }, { as });
  expect(await plans.read(planId)).toMatchObject({ approval: 'none' });
  await expect(start()).rejects.toMatchObject({ reason: 'plan_not_approved' });
  await ask();
  await decide();
  await plans.addTask(planId, { taskName: '又一个' });
  expect(await plans.read(planId)).toMatchObject({ approval: 'none' });
  const { list } = await app.call(pagePlanLog, { id: planId, current: 1, size: 50 }, { as });
  expect(list.filter(({ action }) => action === 'approvalLost')).toHaveLength(2);
});

it('is not approved as it was meanwhile', async () => {
  await ask();
  const seen = await version();
  await app.call(modifyOperatePlan, { id: planId, budget: 1 }, { as });
  await expect(
    app.call(decidePlanApproval, { id: planId, version: seen, approved: true }, { as: approver }),
  ).rejects.toMatchObject({ status: 409, reason: 'changed_meanwhile' });
});

it('holds for a pack that grows a little, and not for one that grows much', async () => {
  await ask();
  await decide();
  await grow(110);
  await start();
  await plans.move(taskId, 'stop');
  await grow(111);
  expect(await plans.read(planId)).toMatchObject({ approval: 'none', approvalNeeded: true });
  await expect(start()).rejects.toMatchObject({ reason: 'plan_not_approved' });
  await ask();
  await decide();
  await start();
});

it('is rejected with words, handed in once, and taken back', async () => {
  await ask();
  await expect(ask()).rejects.toMatchObject({ status: 409, reason: 'plan_already_asked' });
  await expect(decide(false, approver, ' ')).rejects.toMatchObject({ status: 400, reason: 'review_words_missing' });
  await decide(false);
  expect(await plans.read(planId)).toMatchObject({
    approval: 'rejected',
    decidedBy: approver.account,
    decisionWords: '人数太多',
  });
  await expect(decide()).rejects.toMatchObject({ reason: 'plan_not_asked' });
  await app.call(modifyOperatePlan, { id: planId, budget: 1 }, { as });
  await ask();
  await app.call(withdrawPlanApproval, { id: planId, version: await version() }, { as });
  await expect(decide()).rejects.toMatchObject({ reason: 'plan_not_asked' });
});

it('waits in a list of its own, the longest first', async () => {
  await ask();
  const { id } = await plans.add({ planName: '后来的' });
  await plans.addTask(id);
  await app.call(askPlanApproval, { id, version: (await plans.read(id)).version }, { as });
  const page = (approval?: 'waiting' | 'approved') =>
    app.call(pagePlanApprovals, { current: 1, size: 20, approval }, { as: approver });
  expect((await page()).list).toMatchObject([
    { planName: '家庭观赛日', approval: 'waiting', askedBy: as.account, own: false },
    { planName: '后来的' },
  ]);
  await decide();
  expect((await page('waiting')).list).toMatchObject([{ planName: '后来的' }]);
  expect((await page('approved')).list).toMatchObject([{ planName: '家庭观赛日', decidedBy: approver.account }]);
});

it('tells from which size on, which no writer of plans sets', async () => {
  await app.db.query(sql`delete from plan_settings`);
  expect(await app.call(readPlanSettings, {}, { as })).toMatchObject({ approvalSize: 5000, version: 0 });
  const change = { approvalSize: null, wechatAttribute: ' openId ', appAttribute: '', version: 0 };
  await expect(app.call(modifyPlanSettings, change, { as })).rejects.toMatchObject({ status: 403 });
  await app.call(modifyPlanSettings, change, { as: approver });
  expect(await app.call(readPlanSettings, {}, { as })).toMatchObject({ approvalSize: null, wechatAttribute: 'openId' });
  await app.call(modifyPlanSettings, { ...change, version: 1 }, { as: approver });
  await expect(app.call(modifyPlanSettings, { ...change, version: 1 }, { as: approver })).rejects.toMatchObject({
    status: 409,
    reason: 'changed_meanwhile',
  });
  expect(await plans.read(planId)).toMatchObject({ approvalNeeded: false });
});
