import {
  allowErasedCustomer,
  eraseCustomer,
  exportCustomer,
  listCustomerDoubles,
  listCustomerTimeline,
  mergeCustomers,
  modifyCustomer,
  pageAuditLog,
  pageCustomerMerges,
  pageCustomers,
  readCustomer,
  revealCustomer,
  undoCustomerMerge,
} from '@console/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let staff: TestUser;
let steps: ReturnType<typeof uploading>;

const WANG = '13800006271';
const LI = '13900139000';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal', 'dataUpload', 'users'] });
  staff = await app.user({ permissions: ['customers', 'customers.look'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from customer_erased_keys`);
  await app.db.query(sql`delete from crowd_packs`);
  await app.db.query(sql`
    insert into customers (id, name, phone, email, member_number, city, level, birthday, attributes)
    values ('wang', '王芷晴', ${WANG}, 'wang@example.com', 'VIP1', '广州', '金卡', '1996-05-12', '{"球鞋尺码": "38"}'),
      ('wang2', '王芷晴', '', 'Wang@example.com', 'VIP2', '广州', '', null, '{"球衣": "M"}'),
      ('li', '李想', ${LI}, '', '', '佛山', '银卡', null, '{}')`);
  await app.db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, product, channel, ordered_at)
    values ('o1', 'A1', 'wang', 100, '季票', '小程序', '2026-01-01T10:00:00Z'),
      ('o2', 'A2', 'wang', 50, '球衣', '官网', '2026-01-03T10:00:00Z'),
      ('o3', 'A3', 'wang2', 25, '围巾', '官网', '2026-01-02T10:00:00Z')`);
  await app.db.query(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, occurred_at)
    values ('t', 'e1', 'wang', '打开消息', '季票提醒', '2026-01-03T10:00:00Z'),
      ('t', 'e2', 'wang2', '浏览', '赛程', '2026-01-04T10:00:00Z')`);
  await app.db.query(sql`
    insert into customer_consents (customer_id, channel, agreed, changed_at)
    values ('wang', 'sms', true, '2026-01-01T00:00:00Z'), ('wang2', 'sms', false, '2026-01-02T00:00:00Z'),
      ('wang2', 'app', true, '2026-01-02T00:00:00Z')`);
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, member_count) values ('pack', '名单', 'hand', 'ready', 1)`);
  await app.db.query(sql`insert into crowd_pack_members (pack_id, customer_id) values ('pack', 'wang2')`);
});

const page = (filter: object = {}, user = staff) =>
  app.call(pageCustomers, { current: 1, size: 20, ...filter }, { as: user });
const namesOf = async (filter: object) => (await page(filter)).list.map(({ id }) => id);
const everything = async () =>
  JSON.stringify([
    await app.db.query<{ row: unknown }>(sql`
      select to_jsonb(c) - '{updated_at}'::text[] as row from customers c order by id`),
    await app.db.query<{ row: unknown }>(sql`select to_jsonb(o) as row from customer_orders o order by id`),
    await app.db.query<{ row: unknown }>(sql`select to_jsonb(e) as row from customer_events e order by id`),
    await app.db.query<{ row: unknown }>(sql`
      select to_jsonb(s) as row from customer_consents s order by customer_id, channel`),
    await app.db.query<{ row: unknown }>(sql`select to_jsonb(m) as row from crowd_pack_members m order by customer_id`),
  ]);

describe('the list', () => {
  it('finds by parts of a name but by whole numbers alone, by what is known, by packs and by rules', async () => {
    expect(await namesOf({ keyword: '芷晴' })).toEqual(['wang2', 'wang']);
    expect(await namesOf({ keyword: WANG })).toEqual(['wang']);
    expect(await namesOf({ keyword: '6271' })).toEqual([]);
    expect(await namesOf({ keyword: 'VIP2' })).toEqual(['wang2']);
    expect(await namesOf({ city: '佛山', level: '银卡' })).toEqual(['li']);
    expect(await namesOf({ tag: '没有这个', segment: 'loyal' })).toEqual([]);
    expect(await namesOf({ crowdPackId: 'pack' })).toEqual(['wang2']);
    const rules = { match: 'all', rules: [{ field: 'order.count', operator: 'atLeast', values: ['2'] }] };
    await app.db.query(sql`update customers set order_count = 2 where id = 'wang'`);
    expect(await namesOf({ rules })).toEqual(['wang']);
    const nonsense = { match: 'all', rules: [{ field: 'nonsense', operator: 'equals', values: ['2'] }] };
    await expect(page({ rules: nonsense })).rejects.toMatchObject({ reason: 'unknown_rule_field' });
  });

  it('never says a phone number whole, and orders by columns', async () => {
    const { list } = await page({ orders: [{ column: 'customerName', asc: true }] });
    expect(JSON.stringify(list)).not.toContain(WANG);
    expect(list.map(({ phoneNumber }) => phoneNumber)).toContain('138****6271');
  });
});

describe('one person', () => {
  it('is shown with a masked number, and is gone where there is none', async () => {
    const person = await app.call(readCustomer, { id: 'wang' }, { as: staff });
    expect(person).toMatchObject({
      phoneNumber: '138****6271',
      birthday: '1996-05-12',
      attributes: [{ name: '球鞋尺码', value: '38' }],
      consents: [{ channel: 'sms', agreed: true }],
    });
    await expect(app.call(readCustomer, { id: 'nobody' }, { as: staff })).rejects.toMatchObject({
      reason: 'customer_not_found',
    });
  });

  it('has a number that is shown whole to those alone who may, who are written down', async () => {
    await expect(app.call(revealCustomer, { id: 'wang' }, { as: staff })).rejects.toMatchObject({
      reason: 'not_permitted',
    });
    expect(await app.call(revealCustomer, { id: 'wang' }, { as })).toEqual({ phoneNumber: WANG });
    const { list } = await app.call(pageAuditLog, { current: 1, size: 5 }, { as });
    expect(list[0]).toMatchObject({ action: 'revealCustomer', target: 'id=wang' });
  });

  it('has a timeline that goes on page after page, also within one moment', async () => {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { list, next, counts } = await app.call(
        listCustomerTimeline,
        { id: 'wang', size: 1, ...(before !== undefined && { before }) },
        { as: staff },
      );
      expect(counts).toEqual({ order: 2, event: 1 });
      seen.push(...list.map(({ title }) => title));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['球衣', '打开消息', '季票']);
    const events = await app.call(listCustomerTimeline, { id: 'wang', kind: 'event', size: 10 }, { as: staff });
    expect(events.list.map(({ title }) => title)).toEqual(['打开消息']);
  });

  it('is changed field by field, and never gets the number of another', async () => {
    await app.call(modifyCustomer, { id: 'li', city: '广州', birthday: '2000-01-02' }, { as: staff });
    expect(await app.call(readCustomer, { id: 'li' }, { as: staff })).toMatchObject({
      city: '广州',
      level: '银卡',
      birthday: '2000-01-02',
    });
    await expect(app.call(modifyCustomer, { id: 'li', phoneNumber: WANG }, { as: staff })).rejects.toMatchObject({
      reason: 'phone_taken',
    });
    await expect(app.call(modifyCustomer, { id: 'li', memberNumber: 'VIP1' }, { as: staff })).rejects.toMatchObject({
      reason: 'member_number_taken',
    });
  });
});

describe('doubles', () => {
  it('are found by address and by name with city', async () => {
    for (const by of ['email', 'name'] as const) {
      const groups = await app.call(listCustomerDoubles, { by }, { as: staff });
      expect(groups.map(({ people }) => people.map(({ id }) => id))).toEqual([['wang', 'wang2']]);
    }
    expect(await app.call(listCustomerDoubles, { by: 'phone' }, { as: staff })).toEqual([]);
  });

  it('become one with all that both had, and two again exactly as they were', async () => {
    const before = await everything();
    const input = { keptId: 'wang', goneId: 'wang2', take: ['memberNumber' as const] };
    const { id } = await app.call(mergeCustomers, input, { as: staff });
    expect(await app.call(readCustomer, { id: 'wang' }, { as: staff })).toMatchObject({
      memberNumber: 'VIP2',
      orderCount: 3,
      orderAmount: 175,
      consents: [
        { channel: 'app', agreed: true },
        { channel: 'sms', agreed: false },
      ],
    });
    expect(await namesOf({ crowdPackId: 'pack' })).toEqual(['wang']);
    const { list } = await app.call(pageCustomerMerges, { current: 1, size: 10 }, { as: staff });
    expect(list).toMatchObject([{ id, keptName: '王芷晴', goneName: '王芷晴' }]);

    await app.call(undoCustomerMerge, { id }, { as: staff });
    await app.db.query(sql`update customers set order_count = 0, order_amount = 0, first_order_at = null,
      last_order_at = null, last_event_at = null`);
    expect(await everything()).toBe(before);
    await expect(app.call(undoCustomerMerge, { id }, { as: staff })).rejects.toMatchObject({
      reason: 'customer_merge_not_found',
    });
  });

  it('leave what came since with the one that was kept', async () => {
    const { id } = await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as: staff });
    await app.db.query(sql`
      insert into customer_orders (id, number, customer_id, amount, ordered_at) values ('o4', 'A4', 'wang', 10, now())`);
    await app.call(modifyCustomer, { id: 'wang', city: '深圳' }, { as: staff });
    await app.call(undoCustomerMerge, { id }, { as: staff });
    expect(await app.call(readCustomer, { id: 'wang' }, { as: staff })).toMatchObject({ orderCount: 3, city: '深圳' });
    expect(await app.call(readCustomer, { id: 'wang2' }, { as: staff })).toMatchObject({ orderCount: 1 });
  });

  it('are undone in the order in which they were merged, last first', async () => {
    const first = await app.call(mergeCustomers, { keptId: 'wang2', goneId: 'li' }, { as: staff });
    const second = await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as: staff });
    await expect(app.call(undoCustomerMerge, { id: first.id }, { as: staff })).rejects.toMatchObject({
      reason: 'merged_again',
    });
    await app.call(undoCustomerMerge, { id: second.id }, { as: staff });
    expect(await app.call(undoCustomerMerge, { id: first.id }, { as: staff })).toEqual({
      customerIds: ['wang2', 'li'],
    });
    await expect(app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang' }, { as: staff })).rejects.toMatchObject({
      reason: 'same_customer',
    });
  });
});

describe('what a person asks for', () => {
  it('is a file with everything of them, for those alone who may see whole numbers', async () => {
    const denied = await app.send(exportCustomer, { id: 'wang' }, { as: staff });
    expect(denied.status).toBe(403);
    const reply = await app.send(exportCustomer, { id: 'wang' }, { as });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual(['customer.json', 'customer.xlsx']);
    expect(JSON.parse(strFromU8(files['customer.json'] ?? new Uint8Array()))).toMatchObject({
      customer: { phoneNumber: WANG },
      orders: [{ number: 'A1' }, { number: 'A2' }],
      events: [{ name: '打开消息' }],
    });
  });

  it('is that nothing of them stays anywhere, and that they are not taken in again unless it is allowed', async () => {
    const csv = `姓名,手机\n王芷晴,138 0000 6271\n赵一,13700001111\n`;
    await steps.taken(csv);
    await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as: staff });
    const wrong = app.call(eraseCustomer, { id: 'wang', confirmation: '李想' }, { as });
    await expect(wrong).rejects.toMatchObject({ reason: 'confirmation_wrong' });
    const denied = app.call(eraseCustomer, { id: 'wang', confirmation: '王芷晴' }, { as: staff });
    await expect(denied).rejects.toMatchObject({ reason: 'not_permitted' });

    const erased = await app.call(eraseCustomer, { id: 'wang', confirmation: '王芷晴' }, { as });
    expect(erased).toEqual({
      id: 'wang',
      orderCount: 3,
      eventCount: 2,
      conversationCount: 0,
      uploadRowCount: 1,
      crowdPackCount: 1,
      mergeCount: 1,
    });
    const tables = await app.db.query<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and (table_name like 'customer%' or table_name like 'data_upload%' or table_name like 'crowd%')
      group by table_name`);
    for (const { name } of tables) {
      const [left] = await app.db.query<{ rows: string }>(
        sql`select coalesce(string_agg(to_jsonb(t)::text, ''), '') as rows from ${raw(name)} t`,
      );
      for (const sign of [WANG, '138 0000 6271', 'wang@example.com', 'VIP1', 'VIP2', '王芷晴'])
        expect(`${name}: ${left?.rows}`).not.toContain(sign);
    }

    const again = await steps.check(await steps.upload(csv));
    expect(again).toMatchObject({ refusedCount: 1, reasons: [{ code: 'customer_erased' }] });
    const byMember = await steps.check(await steps.upload('姓名,会员号\n王,vip2\n'));
    expect(byMember).toMatchObject({ refusedCount: 1 });
    expect(await app.call(allowErasedCustomer, { phoneNumber: WANG }, { as })).toEqual({ wasErased: true });
    expect(await app.call(allowErasedCustomer, { phoneNumber: WANG }, { as })).toEqual({ wasErased: false });
    expect(await steps.taken(csv)).toMatchObject({ addedCount: 1, refusedCount: 0 });
  });
});
