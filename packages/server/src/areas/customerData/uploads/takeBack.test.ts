import { modifyCustomer, takeBackDataUpload } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof uploading>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload', 'customers', 'customers.look'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from data_uploads`);
  await app.db.query(sql`delete from crowd_packs`);
});

const members =
  '姓名,手机,城市\n王芷晴,13800138000,广州\n李想,13900139000,佛山\n赵一,13700137000,佛山\n钱二,13600136000,';
const takenBack = async (id: string) => {
  await app.call(takeBackDataUpload, { id }, { as });
  return steps.settled(id);
};
const idOf = async (phone: string): Promise<string> =>
  (await app.db.query<{ id: string }>(sql`select id from customers where phone = ${phone}`))[0]?.id ?? '';
const phones = async () =>
  (await app.db.query<{ phone: string }>(sql`select phone from customers order by phone`)).map(({ phone }) => phone);

it('leaves nothing where later uploads have been taken back first, in whichever order', async () => {
  for (const lastFirst of [true, false]) {
    const first = await steps.taken(members);
    const second = await steps.taken('手机,城市\n13800138000,深圳\n13900139000,深圳');
    const third = await steps.taken('手机,等级\n13800138000,金卡');
    for (const { id } of lastFirst ? [third, second] : [second, third])
      expect(await takenBack(id)).toMatchObject({ keptCount: 0 });
    const [row] = await app.db.query<{ count: number }>(
      sql`select count(*)::int as count from customers where updated_at <> created_at`,
    );
    expect(row?.count).toBe(0);
    expect(await takenBack(first.id)).toMatchObject({ restoredCount: 4, keptCount: 0 });
    expect(await phones()).toEqual([]);
  }
});

it('keeps whom somebody has edited between, also once the later upload is gone', async () => {
  const first = await steps.taken(members);
  const second = await steps.taken('手机,城市\n13800138000,深圳');
  await app.call(modifyCustomer, { id: await idOf('13800138000'), level: '金卡' }, { as });
  expect(await takenBack(second.id)).toMatchObject({ restoredCount: 1, keptCount: 0 });
  expect(await takenBack(first.id)).toMatchObject({ restoredCount: 3, keptCount: 1 });
  expect(await phones()).toEqual(['13800138000']);
});

it('keeps whoever was written to since', async () => {
  const { id } = await steps.taken(members);
  const customer = await idOf('13800138000');
  await app.db.query(sql`
    insert into outbox (cause, person, customer_id, channel, address, address_hash, content)
    values ('task:1', ${customer}, ${customer}, 'sms', '13800138000', 'hash', '{}')`);
  expect(await takenBack(id)).toMatchObject({ restoredCount: 3, keptCount: 1 });
  expect(await phones()).toEqual(['13800138000']);
  await app.db.query(sql`delete from outbox`);
});

it('keeps whoever asked something or was put into a pack by hand, and counts the other packs anew', async () => {
  const { id } = await steps.taken(members);
  await app.db.query(sql`
    insert into users (id, account, username, password_hash, customer_id)
    values ('visitor', 'visitor', '访客', '', ${await idOf('13800138000')})`);
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, member_count) values
      ('hand', '手选', 'hand', 'ready', 1), ('file', '名单', 'file', 'ready', 1), ('rules', '规则', 'rules', 'ready', 4)`);
  await app.db.query(sql`
    insert into crowd_pack_members (pack_id, customer_id)
    select 'hand', id from customers where phone = '13900139000'
    union all select 'file', id from customers where phone = '13700137000'
    union all select 'rules', id from customers`);
  expect(await takenBack(id)).toMatchObject({ restoredCount: 1, keptCount: 3 });
  expect(await phones()).toEqual(['13700137000', '13800138000', '13900139000']);
  const sizes = await app.db.query<{ id: string; size: number }>(
    sql`select id, member_count as size from crowd_packs order by id`,
  );
  expect(sizes).toEqual([
    { id: 'file', size: 1 },
    { id: 'hand', size: 1 },
    { id: 'rules', size: 3 },
  ]);
  await app.db.query(sql`delete from users where id = 'visitor'`);
});
