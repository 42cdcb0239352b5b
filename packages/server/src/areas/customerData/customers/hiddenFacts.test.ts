import {
  addEmbedKey,
  exportCustomer,
  listCustomerDoubles,
  listCustomerTimeline,
  readCustomer,
  tradeEmbedKey,
} from '@console/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSheets } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let staff: TestUser;
let key: { publicKey: string; secret: string };
const PHONE = '13800006271';
const OTHER = '13912345678';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.reveal', 'assistants.embedKeys', 'chat.records'] });
  staff = await app.user({ permissions: ['customers', 'customers.reveal'] });
  const { publicKey, secret } = await app.call(
    addEmbedKey,
    {
      name: '官网',
      assistantIds: ['general'],
      origins: ['https://www.example.com'],
      perMinute: 100,
      perDay: 100,
      perVisitorDay: 100,
    },
    { as },
  );
  key = { publicKey, secret };
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from users where embed_key_id is not null`);
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`
    insert into customers (id, name, phone, email, member_number, attributes)
    values ('wang', '王芷晴', ${PHONE}, 'wang@example.com', 'VIP1', ${JSON.stringify({ 备用手机: OTHER })}::jsonb),
      ('wang2', '王芷晴', '', 'wang@example.com', 'VIP2', '{}')`);
});

const comes = (memberNumber?: string) =>
  app.call(tradeEmbedKey, { ...key, visitor: 'site-1', ...(memberNumber !== undefined && { memberNumber }) });
const asks = (question: string) =>
  app.db.query(sql`
    with t as (
      insert into topics (id, user_id, title)
      select 't' || count(*), max(id), ${question} from users where embed_key_id is not null returning id
    )
    insert into sessions (id, topic_id, place, question, answer, language, status, assistant_id)
    select 's' || id, id, 1, ${question}, '可以。', 'zh-CN', 'done', 'general' from t`);
const exported = async (by: TestUser) => {
  const reply = await app.send(exportCustomer, { id: 'wang' }, { as: by });
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  const sheets = await readSheets({ data: files['customer.xlsx'] ?? new Uint8Array() }, { sheets: 10, rows: 100 });
  const answers = sheets.find(({ name }) => name === '问答')?.rows ?? [];
  return { json: strFromU8(files['customer.json'] ?? new Uint8Array()), answers: answers.map(({ cells }) => cells) };
};

it('shows no phone number whole that somebody wrote into other facts, orders or events', async () => {
  await app.db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, product, ordered_at)
    values ('o1', 'A1', 'wang', 1, ${`季票 ${OTHER}`}, '2026-01-01T10:00:00Z')`);
  await app.db.query(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, occurred_at)
    values ('t', 'e1', 'wang', '浏览', ${`/u/${OTHER}`}, '2026-01-03T10:00:00Z')`);
  const replies = [
    await app.call(readCustomer, { id: 'wang' }, { as }),
    await app.call(listCustomerDoubles, { by: 'email' }, { as }),
    await app.call(listCustomerTimeline, { id: 'wang', size: 20 }, { as }),
  ];
  for (const reply of replies) {
    expect(JSON.stringify(reply)).not.toMatch(/\d{11}/);
    expect(JSON.stringify(reply)).toContain('139****5678');
  }
  // For the person themselves everything is whole.
  const { json } = await exported(as);
  expect(JSON.parse(json)).toMatchObject({
    customer: { phoneNumber: PHONE, attributes: [{ value: OTHER }] },
    events: [{ object: `/u/${OTHER}` }],
  });
});

it('keeps what somebody asked with them who comes back without saying who they are', async () => {
  await comes('VIP1');
  await asks('季票怎么退？');
  await comes();
  const { list } = await app.call(listCustomerTimeline, { id: 'wang', size: 20 }, { as });
  expect(list).toMatchObject([{ kind: 'answer', title: '季票怎么退？' }]);
  await comes('VIP2');
  expect((await app.call(listCustomerTimeline, { id: 'wang2', size: 20 }, { as })).list).toHaveLength(1);
});

it('leaves out of a file what somebody asked where its maker may not look at that, and says so', async () => {
  await comes('VIP1');
  await asks('季票怎么退？');
  const whole = await exported(as);
  expect(JSON.parse(whole.json)).toMatchObject({ answers: [{ question: '季票怎么退？' }] });
  expect(whole.answers[1]?.slice(0, 2)).toEqual(['季票怎么退？', '可以。']);
  const part = await exported(staff);
  expect(JSON.stringify(part)).not.toContain('季票怎么退？');
  expect(JSON.parse(part.json)).toMatchObject({
    leftOut: { answers: expect.stringContaining('没有查看对话记录的权限') },
  });
  expect(part.answers[1]?.[0]).toContain('没有查看对话记录的权限');
});
