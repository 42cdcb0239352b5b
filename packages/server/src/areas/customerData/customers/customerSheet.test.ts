import {
  customerColumns,
  exportCustomers,
  exportCustomersInFull,
  type Input,
  pageAuditLog,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let staff: TestUser;

const PHONE = '13800006271';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal', 'users'] });
  staff = await app.user({ permissions: ['customers', 'customers.look'] });
  await app.db.query(sql`
    insert into customers (id, name, phone, city, gender, birthday, segment, staff_name, order_count, order_amount)
    values ('a', '=HYPERLINK("http://x")', ${PHONE}, '广州', 'female', '1996-05-12', 'champion', '陈思远', 2, 150.5),
      ('b', '乙', '', '佛山', 'unknown', null, null, '', 0, 0)`);
  await app.db.query(sql`
    insert into customers (id, name, city, level) select 'many' || n, '路人' || n, '杭州', '银卡'
    from generate_series(1, 4500) n`);
});
afterAll(() => app.close());

const tableOf = async (reply: Response) => {
  expect(reply.status).toBe(200);
  const rows = await readSheet({ data: new Uint8Array(await reply.arrayBuffer()) }, { rows: 10_000 });
  return rows.map(({ cells }) => cells);
};
const exported = async (input: Input<typeof exportCustomers>, user = staff) =>
  tableOf(await app.send(exportCustomers, input, { as: user }));

it('holds everybody whom the list is narrowed to, not one page of them, with the columns that are shown', async () => {
  const [titles, ...rows] = await exported({ columns: ['customerName', 'city', 'level'], city: '杭州' });
  expect(titles).toEqual(['姓名', '城市', '等级']);
  expect(rows).toHaveLength(4500);
  expect(new Set(rows.map(([name]) => name)).size).toBe(4500);
  expect(rows[0]).toEqual(['路人4500', '杭州', '银卡']);
});

it('masks phone numbers, also for those who may see them whole, unless they ask for that, which is written down', async () => {
  const columns = [...customerColumns];
  const masked = await exported({ columns, city: '广州' }, as);
  expect(JSON.stringify(masked)).toContain('138****6271');
  expect(JSON.stringify(masked)).not.toContain(PHONE);
  const denied = await app.send(exportCustomersInFull, { columns, city: '广州' }, { as: staff });
  expect(denied.status).toBe(403);
  const whole = await tableOf(await app.send(exportCustomersInFull, { columns, city: '广州' }, { as }));
  expect(JSON.stringify(whole)).toContain(PHONE);
  const { list } = await app.call(pageAuditLog, { current: 1, size: 5 }, { as });
  expect(list[0]).toMatchObject({ action: 'exportCustomersInFull' });
});

it('writes what begins like a formula as text, numbers as numbers, in the language of the reader', async () => {
  const reply = await app.send(
    exportCustomers,
    { columns: ['customerName', 'gender', 'segment', 'orderAmount', 'lastOrderTime'], city: '广州' },
    { as, headers: { 'Accept-Language': 'en-US' } },
  );
  const [titles, row] = await tableOf(reply);
  expect(titles).toEqual(['Name', 'Gender', 'Segment', 'Spent (yuan)', 'Last order']);
  expect(row?.slice(0, 4)).toEqual(['=HYPERLINK("http://x")', 'Female', 'Champions', '150.5']);
});

it('is refused for what the list is refused for', async () => {
  const reply = await app.send(exportCustomers, { columns: ['city'], crowdPackId: 'nothing' }, { as });
  expect(reply.status).toBe(404);
  const twice = await exported({ columns: ['city', 'city'], city: '佛山' });
  expect(twice).toEqual([['城市'], ['佛山']]);
});
