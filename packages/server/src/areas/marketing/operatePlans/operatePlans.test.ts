import {
  addCrowdPack,
  copyOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  listPlanClashes,
  modifyOperatePlan,
  modifyPdTask,
  pageCrowdPacks,
  pageOperatePlans,
  pagePlanLog,
  removeCrowdPacks,
  removeOperatePlans,
  removePdTasks,
  removeSmsTemplates,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { addPack, addTemplate, clearPlans, inHours, planner } from './testing/planWorld.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.operatePlans', 'marketing.crowdPacks', 'marketing.smsTemplates'] });
  plans = planner(app, as);
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearPlans(app);
  await addPack(app, 'pack', 5);
  await addTemplate(app, 'template', '${name}，周六开赛');
});

const call: typeof app.call = (endpoint, input) => app.call(endpoint, input, { as });
const actions = async (id: string) =>
  (await call(pagePlanLog, { id, current: 1, size: 50 })).list.map(({ action }) => action).toReversed();
const page = (filter: object = {}) => call(pageOperatePlans, { current: 1, size: 50, ...filter });
const names = async (filter: object = {}) => (await page(filter)).list.map(({ planName }) => planName);

describe('a plan', () => {
  it('is made, changed, read with its tasks in the order they go out, and writes down who did what', async () => {
    const { id } = await plans.add({ budget: 50_000 });
    await plans.addTask(id, { taskName: '提醒', sendTime: inHours(5) });
    await plans.addTask(id, { taskName: '预告', sendTime: inHours(2) });
    await call(modifyOperatePlan, { id, description: ' 主场 ' });
    expect(await plans.read(id)).toMatchObject({
      planName: '家庭观赛日',
      description: '主场',
      crowdPackName: 'pack',
      memberCount: 5,
      executeStatus: 'draft',
      channels: ['sms'],
      taskCount: 2,
      budget: 50_000,
      cost: 0,
      approval: 'none',
      approvalNeeded: false,
      own: true,
      tasks: [
        { taskName: '预告', status: 'draft', targetCount: 5, templateVersion: 1, dryRun: null, run: null },
        { taskName: '提醒' },
      ],
    });
    expect(await actions(id)).toEqual(['added', 'taskAdded', 'taskAdded', 'changed']);
    expect((await call(pagePlanLog, { id, current: 1, size: 1 })).list).toMatchObject([{ username: as.account }]);
  });

  it('has a name of its own, an end after its beginning, and people that there are', async () => {
    await plans.add();
    await expect(plans.add()).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
    const wrong = { planName: '另一个', startTime: inHours(2), endTime: inHours(1) };
    await expect(plans.add(wrong)).rejects.toMatchObject({ status: 400, reason: 'invalid_span' });
    await expect(plans.add({ planName: '另一个', endTime: inHours(400 * 24) })).rejects.toMatchObject({
      reason: 'invalid_span',
    });
    await expect(plans.add({ planName: '另一个', crowdPackId: 'none' })).rejects.toMatchObject({
      status: 404,
      reason: 'crowd_pack_not_found',
    });
  });

  it('is not changed by somebody who has not seen what it is now', async () => {
    const { id } = await plans.add();
    const { version } = await plans.read(id);
    await plans.addTask(id);
    await expect(call(modifyOperatePlan, { id, planName: '改名', version })).rejects.toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
    });
    const { version: now } = await plans.read(id);
    await call(modifyOperatePlan, { id, planName: '改名', version: now });
    expect(await plans.read(id)).toMatchObject({ planName: '改名', version: now + 1 });
  });

  it('stands by the clock: waits, runs and has ended, and is found and counted so', async () => {
    const made = [
      ['草稿', inHours(-1), inHours(1)],
      ['将来', inHours(3), inHours(5)],
      ['现在', inHours(-2), inHours(2)],
      ['过去', inHours(-5), inHours(-3)],
    ] as const;
    for (const [planName, startTime, endTime] of made) {
      const { id } = await plans.add({ planName, startTime, endTime });
      if (planName !== '草稿') await app.db.query(sql`update operate_plans set status = 'active' where id = ${id}`);
    }
    const found = async (executeStatus: string) => names({ executeStatus });
    expect(await found('draft')).toEqual(['草稿']);
    expect(await found('waiting')).toEqual(['将来']);
    expect(await found('running')).toEqual(['现在']);
    expect(await found('finished')).toEqual(['过去']);
    expect((await page()).list.map(({ executeStatus }) => executeStatus)).toEqual([
      'waiting',
      'draft',
      'running',
      'finished',
    ]);
    expect(await call(countOperatePlans, {})).toEqual([
      { executeStatus: 'draft', count: 1 },
      { executeStatus: 'waiting', count: 1 },
      { executeStatus: 'running', count: 1 },
      { executeStatus: 'paused', count: 0 },
      { executeStatus: 'finished', count: 1 },
    ]);
    expect(await names({ startTime: inHours(-4), endTime: inHours(-3) })).toEqual(['过去']);
    expect(await names({ planName: '将', channel: 'sms' })).toEqual([]);
  });

  it('tells its numbers by its name', async () => {
    await plans.add();
    expect(await call(countOperatePlanData, { planName: '家庭观赛日' })).toEqual({
      planName: '家庭观赛日',
      targetCount: 0,
      reachedCount: 0,
      clickedCount: 0,
    });
    await expect(call(countOperatePlanData, { planName: '没有' })).rejects.toMatchObject({ status: 404 });
  });

  it('is copied with its tasks as drafts, all times moved along', async () => {
    const { id } = await plans.add({ budget: 100 });
    await plans.addTask(id, { sendTime: inHours(9) });
    const { id: copy } = await call(copyOperatePlan, { id, planName: '下一场', startTime: inHours(99) });
    const [from, to] = [await plans.read(id), await plans.read(copy)];
    const moved = (one: string | null | undefined, other: string | null | undefined) =>
      Math.round((Date.parse(other ?? '') - Date.parse(one ?? '')) / 3_600_000);
    expect(to).toMatchObject({ executeStatus: 'draft', budget: 100, tasks: [{ taskName: '邀请', status: 'draft' }] });
    expect(moved(from.startTime, to.startTime)).toBe(100);
    expect(moved(from.endTime, to.endTime)).toBe(100);
    expect(moved(from.tasks[0]?.sendTime, to.tasks[0]?.sendTime)).toBe(100);
    expect(await actions(copy)).toEqual(['copied']);
  });

  it('keeps the people it is meant for and the templates it sends', async () => {
    const { id } = await plans.add();
    const { id: taskId } = await plans.addTask(id);
    await expect(call(removeCrowdPacks, { idList: ['pack'] })).rejects.toMatchObject({ reason: 'crowd_pack_in_use' });
    await expect(call(removeSmsTemplates, { idList: ['template'] })).rejects.toMatchObject({
      reason: 'template_in_use',
    });
    expect((await call(pageCrowdPacks, { current: 1, size: 5 })).list).toMatchObject([{ usedBy: 1 }]);
    await call(removePdTasks, { idList: [taskId] });
    expect(await plans.read(id)).toMatchObject({ tasks: [] });
    await call(removeOperatePlans, { idList: [id] });
    await call(removeSmsTemplates, { idList: ['template'] });
    await call(removeCrowdPacks, { idList: ['pack'] });
  });
});

describe('a task', () => {
  it('says what was approved last, and goes out within its plan', async () => {
    const { id } = await plans.add();
    await expect(plans.addTask(id, { templateId: 'none' })).rejects.toMatchObject({ reason: 'template_not_found' });
    await expect(plans.addTask(id, { templateId: undefined })).rejects.toMatchObject({ reason: 'template_missing' });
    await expect(plans.addTask(id, { channel: 'qyWechat', content: ' ' })).rejects.toMatchObject({
      reason: 'template_missing',
    });
    await expect(plans.addTask(id, { sendTime: inHours(49) })).rejects.toMatchObject({ reason: 'send_time_outside' });
    await expect(plans.addTask(id, { sendTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({
      reason: 'send_time_outside',
    });
    await expect(plans.addTask(id, { privateDomainIds: ['none'] })).rejects.toMatchObject({ status: 404 });
    await app.db.query(sql`update message_templates set enabled = false`);
    await expect(plans.addTask(id)).rejects.toMatchObject({ status: 409, reason: 'template_not_usable' });
    await app.db.query(sql`update message_templates set enabled = true, usable_version = null`);
    await expect(plans.addTask(id)).rejects.toMatchObject({ reason: 'template_not_usable' });
  });

  it('stays with its version of a template until it is saved with the next one', async () => {
    const { id } = await plans.add();
    const { id: taskId } = await plans.addTask(id);
    await app.db.query(sql`
      insert into message_template_versions (template_id, version, content, state, authors)
      select template_id, 2, content, 'approved', '{}' from message_template_versions`);
    await app.db.query(sql`update message_templates set usable_version = 2, version = 2`);
    expect(await plans.task(id)).toMatchObject({ templateVersion: 1, templateOutdated: true });
    await call(modifyPdTask, { id: taskId, taskName: '改过' });
    expect(await plans.task(id)).toMatchObject({ taskName: '改过', templateVersion: 2, templateOutdated: false });
  });

  it('is one of twenty at most', async () => {
    const { id } = await plans.add();
    for (let n = 1; n <= 20; n += 1) await plans.addTask(id, { taskName: `任务${n}` });
    await expect(plans.addTask(id)).rejects.toMatchObject({ status: 409, reason: 'too_many_pd_tasks' });
  });
});

it('names other plans of the same time for the same people, and the days on which both go out', async () => {
  await app.db.query(sql`insert into customers (id, name) values ('elsewhere', '别处')`);
  const { id: some } = await call(addCrowdPack, { packName: '其中两人', customerIds: ['c1', 'c2', 'elsewhere'] });
  const { id: none } = await call(addCrowdPack, { packName: '没有重合', customerIds: ['elsewhere'] });
  const { id } = await plans.add();
  await plans.addTask(id, { sendTime: inHours(6) });
  const { id: other } = await plans.add({ planName: '部分重合', crowdPackId: some });
  await plans.addTask(other, { sendTime: inHours(6) });
  await plans.add({ planName: '没有重合', crowdPackId: none });
  await plans.add({ planName: '以后', startTime: inHours(60), endTime: inHours(70) });
  await plans.add({ planName: '相同的人', startTime: inHours(40), endTime: inHours(60) });
  const wanted = { crowdPackId: 'pack', startTime: inHours(-1), endTime: inHours(48) };
  expect(await call(listPlanClashes, { ...wanted, id })).toMatchObject([
    { planName: '部分重合', sharedCount: 2, sharedDays: [inHours(6).slice(0, 10)] },
    { planName: '相同的人', sharedCount: 5, sharedDays: [] },
  ]);
  // Of a plan that is not saved yet.
  expect((await call(listPlanClashes, wanted)).map(({ planName }) => planName)).toEqual([
    '家庭观赛日',
    '部分重合',
    '相同的人',
  ]);
});

it('is for those whose page it is: who may look only looks', async () => {
  const { id } = await plans.add();
  const looker = await app.user({ permissions: ['marketing.operatePlans.look'] });
  const stranger = await app.user({ permissions: ['marketing.crowdPacks'] });
  expect(await planner(app, looker).read(id)).toMatchObject({ own: false });
  await expect(planner(app, looker).add({ planName: '我的' })).rejects.toMatchObject({ status: 403 });
  await expect(planner(app, stranger).read(id)).rejects.toMatchObject({ status: 403 });
});
