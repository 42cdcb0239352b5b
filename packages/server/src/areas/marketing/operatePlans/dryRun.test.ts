import {
  dryRunPdTask,
  modifyOperatePlan,
  modifyPdTask,
  modifyPlanSettings,
  pageDryRunPeople,
  removeOperatePlans,
  removePdTasks,
  type SkipReason,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { channelSettingsStore } from '../../../channels/channelSettings.store.js';
import { optOut } from '../../../channels/optOuts.store.js';
import { today } from '../../../db/today.js';
import { useGateway } from '../../../outbox/testing/putInTexts.js';
import { type SecretBox, secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { forgetLeftDryRuns } from './forgetDryRuns.js';
import { addPack, addTemplate, clearPlans, inHours, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let secrets: SecretBox;
let planId: string;
let taskId: string;
beforeAll(async () => {
  app = await startApp({ config: { publicUrl: 'https://go.example.com' } });
  as = await app.user({ permissions: ['marketing.operatePlans', 'marketing.planApproval'] });
  plans = planner(app, as);
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearPlans(app);
  await addPack(app, 'pack', 1200);
  await addTemplate(app, 'template', '${name}，周六开赛');
  await useVendor();
  ({ id: planId } = await plans.add());
  ({ id: taskId } = await plans.addTask(planId));
});

const useVendor = (change: Parameters<typeof useGateway>[3] = {}) =>
  useGateway(app.db, secrets, 'https://sms.invalid/send', change);
const begin = () => app.call(dryRunPdTask, { id: taskId }, { as });
const dryRun = async () => (await plans.task(planId)).dryRun;
const tried = async () => {
  await begin();
  await vi.waitFor(async () => expect(await dryRun()).toMatchObject({ state: 'ready' }), { timeout: 30_000 });
  return dryRun();
};
const people = async (reason: SkipReason) => {
  const { list } = await app.call(pageDryRunPeople, { id: taskId, reason, current: 1, size: 20 }, { as });
  return list.map(({ customerId }) => customerId);
};

it('tells who would get it, and of everybody else why not: reasons and people sum to the whole audience', async () => {
  await app.db.query(sql`update customers set phone = '' where id = 'c1'`);
  await app.db.query(sql`insert into customer_consents (customer_id, channel, agreed) values ('c2', 'sms', false)`);
  await app.db.transaction((tx) => optOut(tx, 'sms', ['13900000003'], 'import'));
  await useVendor({ dailyLimitPerPerson: 1 });
  await app.db.query(sql`
    insert into channel_people (channel, day, address_hash, count)
    values ('sms', ${today}, opt_out_hash('sms', '13900000004'), 1)`);
  expect(await tried()).toMatchObject({
    peopleCount: 1200,
    willSendCount: 1196,
    skipped: [
      { reason: 'optedOut', count: 2 },
      { reason: 'noAddress', count: 1 },
      { reason: 'limit', count: 1 },
    ],
    // 45 thousandths of a yuan each.
    cost: 1196 * 4.5,
    fault: null,
    waitsUntil: null,
  });
  expect(await people('noAddress')).toEqual(['c1']);
  expect(await people('optedOut')).toEqual(['c2', 'c3']);
  expect(await people('limit')).toEqual(['c4']);
  const { list } = await app.call(pageDryRunPeople, { id: taskId, reason: 'limit', current: 1, size: 20 }, { as });
  expect(list).toMatchObject([{ customerName: '客户4', phoneNumber: '139****0004' }]);
  expect(await app.db.query(sql`select 1 from outbox where cause <> 'other'`)).toEqual([]);
});

it('counts one number once, however many people have it, and says of the others why not', async () => {
  // One that is looked at together with the first, and one that is looked at later.
  await app.db.query(sql`update customers set phone = '8613900000001' where id = 'c10'`);
  await app.db.query(sql`update customers set phone = '008613900000001' where id = 'c700'`);
  expect(await tried()).toMatchObject({
    peopleCount: 1200,
    willSendCount: 1198,
    skipped: [{ reason: 'twice', count: 2 }],
  });
  expect(await people('twice')).toEqual(['c10', 'c700']);
  // Tried again, it finds the same: it remembers nothing of the time before.
  expect(await tried()).toMatchObject({ willSendCount: 1198 });
});

it('remembers no address once it is known who would get it', async () => {
  await tried();
  await vi.waitFor(async () => expect(await app.db.query(sql`select 1 from pd_dry_run_addresses`)).toEqual([]));
});

it('is forgotten page by page, by nobody who waits, when it is tried again or its task or plan is deleted', async () => {
  await app.db.query(sql`update customers set phone = ''`);
  const noted = async () => {
    const rows = await app.db.query<{ count: number }>(sql`
      select count(*)::int as count from pd_dry_run_people group by run_id`);
    return rows.map(({ count }) => count);
  };
  await tried();
  await tried();
  expect(await noted()).toEqual([1200, 1200]);
  expect(await people('noAddress')).toHaveLength(20);
  await forgetLeftDryRuns(app.db);
  expect(await noted()).toEqual([1200]);
  expect(await people('noAddress')).toHaveLength(20);
  await app.call(removePdTasks, { idList: [taskId] }, { as });
  expect(await noted()).toEqual([1200]);
  await forgetLeftDryRuns(app.db);
  expect(await noted()).toEqual([]);
  expect(await app.db.query(sql`select 1 from pd_dry_runs`)).toEqual([]);
  ({ id: taskId } = await plans.addTask(planId));
  await tried();
  await app.call(removeOperatePlans, { idList: [planId] }, { as });
  expect(await noted()).toEqual([1200]);
  await forgetLeftDryRuns(app.db);
  expect(await noted()).toEqual([]);
});

it('tells of two people with one number the reason that both have', async () => {
  await app.db.query(sql`update customers set phone = '8613900000001' where id = 'c10'`);
  await app.db.query(sql`
    insert into channel_people (channel, day, address_hash, count)
    values ('sms', ${today}, opt_out_hash('sms', '13900000001'), 100)`);
  expect(await tried()).toMatchObject({ willSendCount: 1198, skipped: [{ reason: 'limit', count: 2 }] });
});

it('tells how many days it takes by the limit of the channel, and who gets nothing since the plan ends before', async () => {
  await useVendor({ dailyLimit: 500 });
  expect(await tried()).toMatchObject({ willSendCount: 1200, skipped: [], days: 3 });
  await app.db.query(sql`insert into channel_days (channel, day, count) values ('sms', ${today}, 500)`);
  // Nothing more today, and two days until the plan ends.
  expect(await tried()).toMatchObject({
    peopleCount: 1200,
    willSendCount: 1000,
    skipped: [{ reason: 'dayFull', count: 200 }],
    days: 3,
  });
  await useVendor();
  expect(await tried()).toMatchObject({ willSendCount: 1200, skipped: [], days: 1 });
});

it('counts what people have had today for what goes today, and for nothing that goes later', async () => {
  await useVendor({ dailyLimitPerPerson: 1 });
  await app.db.query(sql`
    insert into channel_people (channel, day, address_hash, count)
    values ('sms', ${today}, opt_out_hash('sms', '13900000004'), 1)`);
  expect(await tried()).toMatchObject({ willSendCount: 1199, skipped: [{ reason: 'limit', count: 1 }] });
  await app.call(modifyPdTask, { id: taskId, sendTime: inHours(26) }, { as });
  expect(await tried()).toMatchObject({ willSendCount: 1200, skipped: [] });
  // The same where nothing goes today any more.
  await app.call(modifyPdTask, { id: taskId, sendTime: null }, { as });
  await useVendor({ dailyLimitPerPerson: 1, dailyLimit: 1000 });
  await app.db.query(sql`insert into channel_days (channel, day, count) values ('sms', ${today}, 1000)`);
  expect(await tried()).toMatchObject({ willSendCount: 1200, skipped: [] });
});

it('tells for how many who would get it nothing is known, by variable, and nothing of the way out', async () => {
  await addTemplate(app, 'seats', '${name}，会员 ${memberNumber} 座位 ${attribute.座位}，退订 ${optOutLink}');
  await app.call(modifyPdTask, { id: taskId, templateId: 'seats' }, { as });
  await app.db.query(sql`
    update customers set member_number = 'M' || id where id <> 'c1';
    update customers set attributes = '{"座位": "八排"}' where id in ('c1', 'c2', 'c3');
    update customers set attributes = '{"座位": " "}' where id = 'c4';
    update customers set phone = '' where id = 'c5'`);
  expect(await tried()).toMatchObject({
    willSendCount: 1199,
    emptyValues: [
      { name: 'attribute.座位', count: 1196 },
      { name: 'memberNumber', count: 1 },
    ],
  });
  await addTemplate(app, 'plain', '周六见');
  await app.call(modifyPdTask, { id: taskId, templateId: 'plain' }, { as });
  expect(await tried()).toMatchObject({ emptyValues: [] });
});

it('leaves out whom the budget does not reach', async () => {
  // 100 messages of 4.5 fen, and a rest that is not enough for one more.
  await app.call(modifyOperatePlan, { id: planId, budget: 453 }, { as });
  expect(await tried()).toMatchObject({
    willSendCount: 100,
    skipped: [{ reason: 'budget', count: 1100 }],
    cost: 450,
  });
});

it('tells of quiet hours that its messages wait for, and of those that last until the plan has ended', async () => {
  const hours = { quietFrom: inHours(-2).slice(11, 16), quietTo: inHours(2).slice(11, 16) };
  await useVendor(hours);
  const waiting = await tried();
  expect(waiting).toMatchObject({ willSendCount: 1200, waitsUntil: expect.stringContaining('T') });
  await app.call(modifyOperatePlan, { id: planId, endTime: inHours(1) }, { as });
  expect(await tried()).toMatchObject({
    willSendCount: 0,
    skipped: [{ reason: 'quietHours', count: 1200 }],
    waitsUntil: null,
  });
});

it('counts each message as long as it is once its address is short', async () => {
  // 60 letters with the sign, and an address of 500 that is sent as one of 46.
  await addTemplate(app, 'long', `${'票'.repeat(55)}https://example.com/${'a'.repeat(480)}`);
  await plans.addTask(planId, { taskName: '长', templateId: 'long' });
  const { tasks } = await plans.read(planId);
  const long = tasks.find(({ taskName }) => taskName === '长');
  taskId = long?.id ?? '';
  await begin();
  await vi.waitFor(async () => {
    const found = (await plans.read(planId)).tasks.find(({ id }) => id === taskId);
    expect(found?.dryRun).toMatchObject({ state: 'ready', cost: 1200 * 9 });
  });
});

it('holds for half an hour, for the plan and the people as they are', async () => {
  await tried();
  await app.db.query(sql`update pd_dry_runs set begun_at = now() - interval '31 minutes'`);
  expect(await dryRun()).toMatchObject({ fault: 'old' });
  await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ status: 409, reason: 'dry_run_outdated' });
  await tried();
  await app.db.query(sql`update crowd_packs set counted_at = now()`);
  expect(await dryRun()).toMatchObject({ fault: 'audience' });
  await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'dry_run_outdated' });
  await tried();
  await app.call(modifyOperatePlan, { id: planId, description: '改过' }, { as });
  expect(await dryRun()).toMatchObject({ fault: 'plan' });
  await expect(plans.move(taskId, 'start')).rejects.toMatchObject({ reason: 'dry_run_outdated' });
});

it('asks for an audience, a template that may go out and a channel that is set up', async () => {
  await app.db.query(sql`update message_templates set enabled = false`);
  await expect(begin()).rejects.toMatchObject({ status: 409, reason: 'template_not_usable' });
  await app.db.query(sql`update message_templates set enabled = true`);
  await app.db.query(sql`delete from channel_settings`);
  await expect(begin()).rejects.toMatchObject({ reason: 'channel_not_configured' });
  await useVendor();
  await app.call(modifyOperatePlan, { id: planId, crowdPackId: null }, { as });
  await expect(begin()).rejects.toMatchObject({ reason: 'operate_plan_incomplete' });
});

it('finds addresses of the other channels in the attributes that the settings name', async () => {
  await app.db.query(sql`update customers set attributes = '{"设备": "device-token-1"}' where id = 'c7'`);
  const settings = { approvalSize: null, wechatAttribute: '', appAttribute: '设备' };
  await app.call(modifyPlanSettings, settings, { as });
  await app.db.query(sql`
    insert into message_templates (id, channel, name, usable_version) values ('push', 'app', 'push', 1)`);
  const said = { title: '开赛', content: '${name}', imageUrl: '', appAction: 'open', target: '' };
  await app.db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors)
    values ('push', 1, ${JSON.stringify(said)}::jsonb, 'approved', '{}')`);
  const push = {
    channel: 'app',
    enabled: true,
    vendor: 'pushGateway',
    address: 'https://push.invalid',
    account: 'console',
    secret: 'a secret',
    signName: '',
    dailyLimit: 1000,
    dailyLimitPerPerson: 5,
    quietFrom: '',
    quietTo: '',
    price: 10,
  } as const;
  await channelSettingsStore(app.db, secrets).modify(push, as.userId);
  const { id } = await plans.addTask(planId, { taskName: '推送', channel: 'app', templateId: 'push' });
  taskId = id;
  await begin();
  await vi.waitFor(async () => {
    const found = (await plans.read(planId)).tasks.find((task) => task.id === id);
    expect(found?.dryRun).toMatchObject({
      state: 'ready',
      willSendCount: 1,
      skipped: [{ reason: 'noAddress', count: 1199 }],
    });
  });
});
