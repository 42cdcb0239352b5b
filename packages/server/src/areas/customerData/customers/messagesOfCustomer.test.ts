import { exportCustomer, listCustomerTimeline, mergeCustomers, undoCustomerMerge } from '@console/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nameCause, putIn } from '../../../outbox/index.js';
import { readSheets } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let staff: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.reveal', 'marketing.operatePlans.look'] });
  staff = await app.user({ permissions: ['customers', 'customers.reveal'] });
  const content = {
    smsKind: 'notice',
    signName: '省篮协',
    signFileId: null,
    content: '${name}，周六见',
    vendorCode: '',
  };
  await app.db.query(sql`
    insert into message_templates (id, channel, name, usable_version) values ('m', 'sms', '家庭日邀请', 1)`);
  await app.db.query(sql`
    insert into message_template_versions (template_id, version, content, state, authors)
    values ('m', 1, ${JSON.stringify(content)}::jsonb, 'approved', '{}')`);
  await app.db.query(sql`
    insert into operate_plans (id, name, start_at, end_at, authors)
    values ('p', '家庭日', now() - interval '1 day', now() + interval '1 day', '{}')`);
  await app.db.query(sql`
    insert into pd_tasks (id, plan_id, name, channel, template_id, template_version)
    values ('sms', 'p', '邀请', 'sms', 'm', 1), ('wecom', 'p', '群发', 'qyWechat', null, null)`);
  const plan = { planId: 'p', planName: '家庭日' };
  await nameCause(app.db, 'task:sms', { ...plan, channel: 'sms', taskId: 'sms', taskName: '邀请', templateId: 'm' });
  await nameCause(app.db, 'task:wecom', {
    ...plan,
    channel: 'qyWechat',
    taskId: 'wecom',
    taskName: '群发',
    templateId: null,
  });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from outbox`);
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`
    insert into customers (id, name, phone) values ('wang', '王芷晴', '13800006271'), ('wang2', '王芷晴', ''), ('li', '李想', '')`);
});

/** A message that went out, `days` ago, and how it stands. */
const sent = async (
  cause: string,
  customerId: string,
  days: number,
  state: 'taken' | 'unknown' | 'waiting',
  stood = '',
) => {
  const channel = cause === 'task:wecom' ? 'qyWechat' : 'sms';
  const content = { content: '只给本人看的话', sender: 'chen' };
  await putIn(app.db, cause, channel, [
    { person: customerId, customerId, address: `a-${customerId}`, content, cost: 0 },
  ]);
  await app.db.query(sql`
    update outbox set state = ${state},
      sent_at = case when ${state} <> 'waiting' then now() - ${days}::int * interval '1 day' end,
      delivered_at = case when ${stood} in ('delivered', 'opened', 'clicked') then now() end,
      opened_at = case when ${stood} = 'opened' then now() end,
      clicked_at = case when ${stood} = 'clicked' then now() end, failed_at = case when ${stood} = 'failed' then now() end
    where cause = ${cause} and customer_id = ${customerId}`);
};
const timeline = (id: string, user = as, more: object = {}) =>
  app.call(listCustomerTimeline, { id, size: 20, ...more }, { as: user });
const exported = async (by: TestUser, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const reply = await app.send(exportCustomer, { id: 'wang' }, { as: by, headers: { 'accept-language': language } });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const sheets = await readSheets({ data: files['customer.xlsx'] ?? new Uint8Array() }, { sheets: 10, rows: 100 });
  const rows = sheets.find(({ name }) => name === '消息' || name === 'Messages')?.rows ?? [];
  return { json: strFromU8(files['customer.json'] ?? new Uint8Array()), rows: rows.map(({ cells }) => cells) };
};

it('tells what was sent to somebody: by which channel and template, when, and what became of it', async () => {
  await sent('task:sms', 'wang', 1, 'taken', 'clicked');
  await sent('task:wecom', 'wang', 2, 'unknown');
  await sent('task:gone', 'wang', 3, 'taken', 'failed');
  await sent('task:later', 'wang', 0, 'waiting');
  await sent('task:sms', 'li', 1, 'taken');
  const { list, counts } = await timeline('wang');
  expect(counts).toEqual({ order: 0, event: 0, message: 3 });
  expect(list).toMatchObject([
    { kind: 'message', title: '家庭日邀请', detail: 'sms', status: 'clicked', amount: null },
    { kind: 'message', title: '群发', detail: 'qyWechat', status: 'unknown' },
    { kind: 'message', title: '', detail: 'sms', status: 'failed' },
  ]);
  expect(JSON.stringify(list)).not.toContain('只给本人看的话');
  const [first] = (await timeline('wang', as, { size: 1, kind: 'message' })).list;
  expect(first).toMatchObject({ title: '家庭日邀请' });
});

it('tells that somebody opened it, where the vendor says so', async () => {
  await sent('task:sms', 'wang', 1, 'taken', 'opened');
  expect((await timeline('wang')).list).toMatchObject([{ status: 'opened' }]);
});

it('goes on page after page, also within one moment', async () => {
  for (const cause of ['task:1', 'task:2', 'task:3']) await sent(cause, 'wang', 1, 'taken');
  await app.db.query(sql`update outbox set sent_at = '2026-01-01T10:00:00Z'`);
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await timeline('wang', as, { size: 1, ...(before !== undefined && { before }) });
    seen.push(...page.list.map(({ id }) => id));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(new Set(seen).size).toBe(3);
});

it('tells nothing of it to whoever may not look at plans, in lists and files, and the file says so', async () => {
  await sent('task:sms', 'wang', 1, 'taken', 'delivered');
  expect(await timeline('wang', staff)).toEqual({ list: [], next: null, counts: { order: 0, event: 0 } });
  expect((await timeline('wang', staff, { kind: 'message' })).list).toEqual([]);
  const whole = await exported(as);
  expect(JSON.parse(whole.json)).toMatchObject({
    messages: [{ channel: 'sms', template: '家庭日邀请', state: 'delivered' }],
  });
  expect(whole.rows[1]?.slice(0, 3)).toEqual(['短信', '家庭日邀请', '已送达']);
  const english = await exported(as, 'en-US');
  expect(english.rows[1]?.slice(0, 3)).toEqual(['SMS', '家庭日邀请', 'Delivered']);
  expect(JSON.stringify(whole)).not.toContain('只给本人看的话');
  const part = await exported(staff);
  expect(JSON.stringify(part)).not.toContain('家庭日邀请');
  expect(JSON.parse(part.json)).toMatchObject({
    leftOut: { messages: expect.stringContaining('没有查看运营计划的权限') },
  });
});

it('goes with whoever somebody is merged into, and comes back when that is undone', async () => {
  await sent('task:sms', 'wang2', 1, 'taken');
  const { id } = await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as });
  expect((await timeline('wang')).counts).toMatchObject({ message: 1 });
  await app.call(undoCustomerMerge, { id }, { as });
  expect((await timeline('wang')).counts).toMatchObject({ message: 0 });
  expect((await timeline('wang2')).counts).toMatchObject({ message: 1 });
});

it('keeps the name that it was sent with when plan, task and template are deleted', async () => {
  await sent('task:sms', 'wang', 1, 'taken', 'delivered');
  await sent('task:wecom', 'wang', 2, 'taken');
  await app.db.transaction(async (tx) => {
    await tx.query(sql`delete from operate_plans`);
    await tx.query(sql`delete from message_templates`);
  });
  expect((await timeline('wang')).list).toMatchObject([{ title: '家庭日邀请' }, { title: '群发' }]);
  expect((await exported(as)).rows.slice(1).map(([, template]) => template)).toEqual(['群发', '家庭日邀请']);
});
