import {
  addEmbedKey,
  eraseCustomer,
  exportCustomer,
  listCustomerTimeline,
  mergeCustomers,
  readCustomer,
  tradeEmbedKey,
  undoCustomerMerge,
} from '@console/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let staff: TestUser;
let key: { publicKey: string; secret: string };

const PHONE = '13800006271';
const EMAIL = 'wang@example.com';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({
    permissions: ['customers', 'customers.look', 'customers.reveal', 'assistants.embedKeys', 'chat.records'],
  });
  staff = await app.user({ permissions: ['customers', 'customers.look'] });
  await app.db.query(sql`
    insert into assistants (id, name) values ('tickets', '票务助手') on conflict do nothing`);
  key = await app.call(
    addEmbedKey,
    {
      name: '官网',
      assistantIds: ['tickets'],
      origins: ['https://www.example.com'],
      perMinute: 100,
      perDay: 100,
      perVisitorDay: 100,
    },
    { as },
  );
});
afterAll(() => app.close());

let count = 0;
/** Somebody comes to a site that says who they are, and asks. */
const visits = async (visitor: string, question: string, memberNumber?: string) => {
  const { publicKey, secret } = key;
  await app.call(tradeEmbedKey, { publicKey, secret, visitor, ...(memberNumber !== undefined && { memberNumber }) });
  const [row] = await app.db.query<{ id: string }>(sql`
    select id from users where embed_key_id is not null order by last_sign_in_at desc limit 1`);
  count += 1;
  await app.db.query(
    sql`insert into topics (id, user_id, title) values (${`t${count}`}, ${row?.id ?? ''}, ${question})`,
  );
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, assistant_id)
    values (${`s${count}`}, ${`t${count}`}, 1, ${question}, '可以。', 'zh-CN', 'done', 'tickets')`);
};
const timeline = (id: string, user = as, more: object = {}) =>
  app.call(listCustomerTimeline, { id, size: 20, ...more }, { as: user });

beforeEach(async () => {
  await app.db.query(sql`delete from users where embed_key_id is not null`);
  await app.db.query(sql`delete from answer_log`);
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from customer_events`);
  await app.db.query(sql`delete from gather_sources`);
  await app.db.query(sql`delete from crowd_packs`);
  await app.db.query(sql`delete from customer_erased_keys`);
  await app.db.query(sql`
    insert into customers (id, name, phone, email, member_number)
    values ('wang', '王芷晴', ${PHONE}, ${EMAIL}, 'VIP1'), ('wang2', '王芷晴', '', '', 'VIP2'), ('li', '李想', '', '', 'VIP3')`);
});

it('shows what somebody asked on a site that says who they are, to those alone who may look at conversations', async () => {
  await visits('site-1', '季票怎么退？我的手机 13912345678', 'VIP1');
  await visits('site-2', '别人的问题', 'VIP3');
  await visits('site-3', '没人认识的人的问题', 'VIP9');
  await visits('site-4', '没说是谁');
  const { list, counts } = await timeline('wang');
  expect(counts).toEqual({ order: 0, event: 0, answer: 1 });
  expect(list).toMatchObject([
    { kind: 'answer', title: '季票怎么退？我的手机 139****5678', detail: '票务助手', topicId: `t${count - 3}` },
  ]);
  const closed = await timeline('wang', staff);
  expect(closed).toEqual({ list: [], next: null, counts: { order: 0, event: 0 } });
  expect((await timeline('wang', staff, { kind: 'answer' })).list).toEqual([]);
  const reply = await app.send(exportCustomer, { id: 'wang' }, { as });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['customer.json'] ?? new Uint8Array()))).toMatchObject({
    answers: [{ question: '季票怎么退？我的手机 13912345678', answer: '可以。' }],
  });
});

it('goes on page after page through orders and answers, also within one moment', async () => {
  for (const question of ['一', '二', '三']) await visits('site-1', question, 'VIP1');
  await app.db.query(sql`update sessions set created_at = '2026-01-01T10:00:00Z'`);
  await app.db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, product, ordered_at)
    values ('o1', 'A1', 'wang', 1, '季票', '2026-01-01T10:00:00Z')`);
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const page = await timeline('wang', as, { size: 1, ...(before !== undefined && { before }) });
    seen.push(...page.list.map(({ title }) => title));
    before = page.next ?? undefined;
  } while (before !== undefined);
  expect(seen.toSorted()).toEqual(['一', '三', '二', '季票'].toSorted());
});

it('goes with whoever a customer is merged into, browsers too, and comes back when that is undone', async () => {
  await visits('site-2', '二号的问题', 'VIP2');
  await app.db.query(sql`
    insert into gather_sources (id, name, kind, key_hash, key_end) values ('web', '官网', 'web', '\\x00', '0000')`);
  await app.db.query(sql`
    insert into gather_visitors (source_id, anonymous_id, customer_id) values ('web', 'browser', 'wang2')`);
  const owner = async () =>
    (await app.db.query<{ id: string }>(sql`select customer_id as id from gather_visitors`)).map(({ id }) => id);
  const { id } = await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as });
  expect((await timeline('wang')).list.map(({ title }) => title)).toEqual(['二号的问题']);
  expect(await owner()).toEqual(['wang']);
  await app.call(undoCustomerMerge, { id }, { as });
  expect((await timeline('wang')).list).toEqual([]);
  expect((await timeline('wang2')).list.map(({ title }) => title)).toEqual(['二号的问题']);
  expect(await owner()).toEqual(['wang2']);
});

it('is erased with all that was asked, gathered and written into rules, and nothing of others is', async () => {
  await visits('site-1', `我的号码是 ${PHONE}`, 'VIP1');
  await visits('site-2', '二号的问题', 'VIP2');
  await visits('site-3', '别人的问题', 'VIP3');
  await app.db.query(sql`
    insert into gather_sources (id, name, kind, key_hash, key_end) values ('web', '官网', 'web', '\\x00', '0000')`);
  await app.db.query(sql`
    insert into gather_visitors (source_id, anonymous_id, customer_id) values ('web', 'browser-of-wang', 'wang')`);
  await app.db.query(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, properties, occurred_at)
    values ('web', 'e1', 'wang', '浏览', '赛程', '{}', '2026-01-01T00:00:00Z'),
      ('web', 'e2', null, '登记', '表单', ${JSON.stringify({ contact: `+86${PHONE}` })}::jsonb, '2026-01-01T00:00:00Z'),
      ('web', 'e3', 'li', '推荐', '好友', ${JSON.stringify({ friend: EMAIL.toUpperCase() })}::jsonb, '2026-02-01T00:00:00Z'),
      ('web', 'e4', null, '登录', 'vip1', '{}', '2026-01-01T00:00:00Z'),
      ('web', 'e5', null, '浏览', '/vip10', '{"page": "vip100"}', '2026-01-01T00:00:00Z'),
      ('web', 'e6', 'li', '浏览', '赛程', '{}', '2026-01-01T00:00:00Z')`);
  const rules = { match: 'any', rules: [{ field: 'phone', operator: 'equals', values: [PHONE] }] };
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, rules)
    values ('pack', '点名', 'rules', 'ready', ${JSON.stringify(rules)}::jsonb)`);
  await app.db.query(sql`
    insert into crowd_pack_versions (pack_id, version, name, rules) values ('pack', 1, '点名', ${JSON.stringify(rules)}::jsonb)`);
  await app.call(mergeCustomers, { keptId: 'wang', goneId: 'wang2' }, { as });

  const erased = await app.call(eraseCustomer, { id: 'wang', confirmation: '王芷晴' }, { as });
  expect(erased).toMatchObject({ conversationCount: 2, eventCount: 4, mergeCount: 1 });
  const tables = await app.db.query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(100);
  for (const { name } of tables) {
    const [left] = await app.db.query<{ rows: string }>(
      sql`select coalesce(string_agg(lower(to_jsonb(t)::text), ''), '') as rows from ${raw(name)} t`,
    );
    for (const sign of [PHONE, EMAIL, '王芷晴', 'browser-of-wang', '二号的问题'])
      expect(`${name}: ${left?.rows}`).not.toContain(sign);
  }
  expect(await app.call(readCustomer, { id: 'li' }, { as })).toMatchObject({
    lastEventTime: '2026-01-01T00:00:00.000Z',
  });
  expect((await timeline('li')).counts).toEqual({ order: 0, event: 1, answer: 1 });
  const [kept] = await app.db.query<{ keys: string }>(
    sql`select string_agg(event_key, ',' order by event_key) as keys from customer_events`,
  );
  expect(kept?.keys).toBe('e5,e6');
});
