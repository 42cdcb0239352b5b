import {
  copyOperatePlan,
  dryRunPdTask,
  type Input,
  modifyOperatePlan,
  modifyPdTask,
  pageDryRunPeople,
  pageReportPeople,
  type addPdTask,
  readDeliveryFigures,
  removePrivateDomains,
  type SkipReason,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { optedOutOf } from '../../../channels/optOuts.store.js';
import { queueReceipts } from '../../../outbox/index.js';
import { secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { type PlayedWeCom, startPlayedWeCom } from '../../../weCom/testing/playedWeCom.js';
import { forgetWeCom, useWeCom } from '../../../weCom/testing/useWeCom.js';
import { addPack, clearPlans, inHours, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

let weCom: PlayedWeCom;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let planId: string;
beforeAll(async () => {
  weCom = await startPlayedWeCom();
  app = await startApp({ config: { functionHosts: weCom.hosts } });
  as = await app.user({
    permissions: ['marketing.operatePlans', 'marketing.privateDomain', 'marketing.reports', 'customers.look'],
  });
  plans = planner(app, as);
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await weCom.close();
});
beforeEach(async () => {
  await clearPlans(app);
  await forgetWeCom(app.db);
  weCom.becomes({});
  await useWeCom(app.db, secretBox(readSecretKeys(app.config.dataDir, [])), weCom.url);
  await app.db.query(sql`
    insert into wecom_staff (id, user_id, nick) values ('s1', 'zhang', '张伟'), ('s2', 'li', '李娜');
    insert into private_domains (id, chat_id, name, staff_id, member_count, updated_at) values
      ('g1', 'chat1', '季票一群', 's1', 40, now() - interval '1 day'),
      ('g2', 'chat2', '季票二群', 's1', 30, now() - interval '1 day'),
      ('g3', 'chat3', '亲子群', 's2', 20, now() - interval '1 day'),
      ('elsewhere', null, '微信群', 's2', 10, now() - interval '1 day')`);
  ({ id: planId } = await plans.add({ crowdPackId: null }));
});

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 50 });
const addTask = async (change: Partial<Input<typeof addPdTask>> = {}): Promise<string> => {
  const { id } = await plans.addTask(planId, {
    channel: 'qyWechat',
    templateId: undefined,
    content: '周六见',
    privateDomainIds: ['g1', 'g2', 'g3'],
    ...change,
  });
  return id;
};
const is = (wanted: object) => until(async () => expect(await plans.task(planId)).toMatchObject(wanted));
const tried = async (id: string) => {
  await app.call(dryRunPdTask, { id }, { as });
  await is({ dryRun: { state: 'ready' } });
  return (await plans.task(planId)).dryRun;
};
const start = async (id: string) => {
  await tried(id);
  await plans.move(id, 'start');
};
const refuse = (customerId: string) =>
  app.db.query(sql`
    insert into customer_consents (customer_id, channel, agreed) values (${customerId}, 'qyWechat', false)`);
/** A customer who is in this group by the name that WeCom knows them by. */
const addMember = async (customerId: string, domainId: string): Promise<void> => {
  await app.db.query(sql`
    insert into customers (id, name, phone) values (${customerId}, ${customerId}, '') on conflict do nothing`);
  await app.db.query(sql`
    insert into wecom_contacts (external_user_id, staff_id, customer_id, since)
    values (${`wm-${customerId}`}, 's1', ${customerId}, now()) on conflict do nothing`);
  await app.db.query(sql`
    insert into private_domain_members (domain_id, user_id, kind, joined_at)
    values (${domainId}, ${`wm-${customerId}`}, 'customer', now())`);
};
/** WeCom takes nothing now, and asks to come back later. */
const isBusy = () =>
  weCom.becomes({
    before: (name) => (name === 'add_msg_template' ? { body: { errcode: 45009, errmsg: 'busy' } } : undefined),
  });
const nothingOnItsWay = () =>
  until(async () => expect(await app.db.query(sql`select 1 from outbox where state = 'sending'`)).toEqual([]));
const leftOut = async (id: string, reason: SkipReason) => {
  const { list } = await app.call(pageDryRunPeople, { id, reason, current: 1, size: 20 }, { as });
  return list.map(({ customerId, privateDomain }) => [customerId, privateDomain?.id]);
};

it('goes to each of its groups once, by its owner, without a crowd pack; a group counts as one message and as no customer', async () => {
  const id = await addTask();
  const { privateDomains, targetCount } = await plans.task(planId);
  expect(targetCount).toBe(3);
  expect(privateDomains.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'g1', name: '季票一群' },
    { id: 'g2', name: '季票二群' },
    { id: 'g3', name: '亲子群' },
  ]);
  expect(await tried(id)).toMatchObject({ peopleCount: 3, willSendCount: 3, skipped: [], fault: null });
  await plans.move(id, 'start');
  await is({ status: 'finished', run: { totalCount: 3, sentCount: 3, leftCount: 0 } });
  const sent = weCom.world().sent.map(({ chatType, to, sender, text }) => [chatType, [...to].toSorted(), sender, text]);
  expect(sent).toHaveLength(2);
  expect(sent).toContainEqual(['group', ['chat1', 'chat2'], 'zhang', '周六见']);
  expect(sent).toContainEqual(['group', ['chat3'], 'li', '周六见']);
  await queueReceipts(app.db);
  const span = { startTime: inHours(-24), endTime: inHours(24), taskId: id };
  await until(async () =>
    expect(await app.call(readDeliveryFigures, span, { as })).toMatchObject({ sentCount: 3, deliveredCount: 3 }),
  );
  const people = await app.call(pageReportPeople, { ...span, measure: 'delivered', size: 20 }, { as });
  expect(
    people.list.map(({ customerId, customerName, phoneNumber }) => [customerId, customerName, phoneNumber]),
  ).toEqual(Array.from({ length: 3 }, () => [null, '', '']));
  expect(await plans.read(planId)).toMatchObject({ executeStatus: 'running', targetCount: 3, reachedCount: 3 });
});

it('leaves out groups that are off or gone, that nobody sends to, and those with somebody who wants no messages', async () => {
  await app.db.query(sql`
    insert into wecom_staff (id, user_id, active) values ('left', 'chen', false);
    insert into private_domains (id, chat_id, name, staff_id, updated_at) values
      ('off', 'chat-off', '停用', 's1', now() - interval '1 day'), ('gone', 'chat-gone', '解散', 's1', now() - interval '1 day'),
      ('ownerless', 'chat-left', '无主', 's2', now() - interval '1 day')`);
  const id = await addTask({ privateDomainIds: ['g1', 'g2', 'g3', 'off', 'gone', 'ownerless'] });
  await app.db.query(sql`
    update private_domains set enabled = false where id = 'off';
    update private_domains set gone_at = now() where id = 'gone';
    update private_domains set staff_id = 'left' where id = 'ownerless'`);
  await addMember('c1', 'g2');
  await refuse('c1');
  // By their id at WeCom, and nobody's who is known.
  await addMember('c2', 'g3');
  await app.db.query(sql`
    insert into opt_outs (channel, address_hash) values ('qyWechat', opt_out_hash('qyWechat', 'wm-c2'))`);
  expect(await tried(id)).toMatchObject({
    peopleCount: 6,
    willSendCount: 1,
    skipped: expect.arrayContaining([
      { reason: 'optedOut', count: 2 },
      { reason: 'groupOff', count: 2 },
      { reason: 'ownerGone', count: 1 },
    ]),
  });
  expect(await leftOut(id, 'optedOut')).toEqual(
    expect.arrayContaining([
      [null, 'g2'],
      [null, 'g3'],
    ]),
  );
  expect(await leftOut(id, 'groupOff')).toEqual(
    expect.arrayContaining([
      [null, 'off'],
      [null, 'gone'],
    ]),
  );
  expect(await leftOut(id, 'ownerGone')).toEqual([[null, 'ownerless']]);
  await plans.move(id, 'start');
  await is({ status: 'finished', run: { peopleCount: 6, totalCount: 1 } });
  expect(weCom.world().sent.flatMap(({ to }) => to)).toEqual(['chat1']);
});

it('knows a group of somebody who wants no messages while they are in it', async () => {
  await addMember('c1', 'g1');
  const refused = async () => [...(await optedOutOf(app.db, 'qyWechat', ['chat1', 'chat2']))];
  expect(await refused()).toEqual([]);
  await refuse('c1');
  expect(await refused()).toEqual(['chat1']);
  await app.db.query(sql`update private_domain_members set left_at = now()`);
  expect(await refused()).toEqual([]);
});

it('is paused, goes on, and sends nothing to a group where somebody opted out meanwhile', async () => {
  isBusy();
  const id = await addTask();
  await start(id);
  await is({ status: 'sending', run: { preparing: false, totalCount: 3, leftCount: 3 } });
  await plans.move(id, 'pause');
  expect(await plans.task(planId)).toMatchObject({ status: 'paused' });
  await nothingOnItsWay();
  weCom.becomes({});
  await addMember('c1', 'g2');
  await refuse('c1');
  await app.db.query(sql`update outbox set due_at = now()`);
  await plans.move(id, 'resume');
  await is({ status: 'finished', run: { sentCount: 2, withheldCount: 1 } });
  expect(
    weCom
      .world()
      .sent.flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(['chat1', 'chat3']);
});

it('is stopped for good', async () => {
  isBusy();
  const id = await addTask();
  await start(id);
  await is({ status: 'sending', run: { preparing: false, totalCount: 3 } });
  await plans.move(id, 'stop');
  await nothingOnItsWay();
  weCom.becomes({});
  await is({ status: 'stopped', run: { sentCount: 0, withheldCount: 3, leftCount: 0 } });
  expect(weCom.world().sent).toEqual([]);
});

describe('a group', () => {
  it('can be chosen while it is one of WeCom that is there and switched on, for a task of WeCom', async () => {
    await expect(addTask({ privateDomainIds: ['g1', 'none'] })).rejects.toMatchObject({
      status: 404,
      reason: 'private_domain_not_found',
    });
    const unusable = { status: 409, reason: 'private_domain_not_usable' };
    await expect(addTask({ privateDomainIds: ['elsewhere'] })).rejects.toMatchObject(unusable);
    await app.db.query(sql`update private_domains set enabled = false where id = 'g1'`);
    await expect(addTask({ privateDomainIds: ['g1'] })).rejects.toMatchObject(unusable);
    await app.db.query(sql`update private_domains set gone_at = now() where id = 'g2'`);
    await expect(addTask({ privateDomainIds: ['g2'] })).rejects.toMatchObject(unusable);
    await expect(addTask({ channel: 'sms', privateDomainIds: ['g3'] })).rejects.toMatchObject(unusable);
    expect((await plans.read(planId)).tasks).toEqual([]);
  });

  it('stays chosen when the task is changed otherwise, also once it is switched off, and goes with the channel', async () => {
    const id = await addTask({ privateDomainIds: ['g1'] });
    await app.db.query(sql`update private_domains set enabled = false where id = 'g1'`);
    await app.call(modifyPdTask, { id, taskName: '改名' }, { as });
    expect(await plans.task(planId)).toMatchObject({ taskName: '改名', privateDomains: [{ id: 'g1' }] });
    await app.call(modifyPdTask, { id, privateDomainIds: ['g1', 'g2'] }, { as });
    expect(await plans.task(planId)).toMatchObject({ targetCount: 2 });
    await app.call(modifyPdTask, { id, privateDomainIds: [] }, { as });
    expect(await plans.task(planId)).toMatchObject({ privateDomains: [], targetCount: 0 });
    await expect(app.call(dryRunPdTask, { id }, { as })).rejects.toMatchObject({ reason: 'operate_plan_incomplete' });
  });

  it('is not deleted as long as a task goes to it that has not ended; a copy of that task goes to nobody else', async () => {
    const id = await addTask({ privateDomainIds: ['g1'] });
    await app.db.query(sql`update private_domains set gone_at = now() where id = 'g1'`);
    const remove = () => app.call(removePrivateDomains, { idList: ['g1'] }, { as });
    await expect(remove()).rejects.toMatchObject({ status: 409, reason: 'private_domain_in_use' });
    await app.db.query(sql`update pd_tasks set status = 'finished' where id = ${id}`);
    await remove();
    await addPack(app, 'pack', 2);
    await app.call(modifyOperatePlan, { id: planId, crowdPackId: 'pack' }, { as });
    ({ id: planId } = await app.call(copyOperatePlan, { id: planId, planName: '副本' }, { as }));
    const { id: copied } = await plans.task(planId);
    expect(await tried(copied)).toMatchObject({ peopleCount: 0, willSendCount: 0 });
    await expect(plans.move(copied, 'start')).rejects.toMatchObject({ reason: 'nobody_to_send_to' });
  });

  it('that was changed makes a dry run old', async () => {
    const id = await addTask();
    await tried(id);
    await app.db.query(sql`update private_domains set enabled = false, updated_at = now() where id = 'g1'`);
    expect((await plans.task(planId)).dryRun).toMatchObject({ fault: 'audience' });
    await expect(plans.move(id, 'start')).rejects.toMatchObject({ reason: 'dry_run_outdated' });
    expect(await tried(id)).toMatchObject({ willSendCount: 2, fault: null });
  });
});

it('is copied with its groups, and its people count for the approval', async () => {
  await addTask({ privateDomainIds: ['g1', 'g2'] });
  await app.db.query(sql`insert into plan_settings (approval_size) values (69)`);
  ({ id: planId } = await app.call(copyOperatePlan, { id: planId, planName: '副本' }, { as }));
  const { id, privateDomains } = await plans.task(planId);
  expect(privateDomains.map((one) => one.id).toSorted()).toEqual(['g1', 'g2']);
  expect(await plans.read(planId)).toMatchObject({ approvalNeeded: true });
  await tried(id);
  await expect(plans.move(id, 'start')).rejects.toMatchObject({ reason: 'plan_not_approved' });
  await app.db.query(sql`update plan_settings set approval_size = 70`);
  await plans.move(id, 'start');
  await is({ status: 'finished' });
});

it('says nothing that templates may not say, when it is saved and when it is started', async () => {
  const refused = { status: 409, reason: 'content_has_problems' };
  for (const content of ['稳赚的套票', '${name}，周六见', '见 http://example.com', '退订 ${optOutLink}'])
    await expect(addTask({ content })).rejects.toMatchObject(refused);
  const id = await addTask();
  await expect(app.call(modifyPdTask, { id, content: '稳赚' }, { as })).rejects.toMatchObject(refused);
  await tried(id);
  await app.db.query(sql`insert into message_template_rules (forbidden_words, link_hosts) values ('{周六}', '{}')`);
  await expect(plans.move(id, 'start')).rejects.toMatchObject(refused);
});
