import { type Input, readTemplatePeople } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let looker: TestUser;
beforeAll(async () => {
  app = await startApp();
  looker = await app.user({ permissions: ['customers.look', 'marketing.crowdPacks.look'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from crowd_packs`);
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from opt_outs`);
  await app.db.query(sql`delete from plan_settings`);
  await app.db.query(sql`
    insert into customers (id, name, phone, city, attributes) values
      ('p1', '王芷晴', '13600000001', '杭州', '{"座位": "主场 A 区 12 排 8 座"}'),
      ('p2', '欧阳🏀', '13600000002', '', '{"座位": 12, "微信": "open-2"}'),
      ('p3', '李明', '13600000003', ' ', '{"座位": {"区": "A"}}'),
      ('p4', '无号码的人名字最长最长最长最长最长', '', '杭州', '{}'),
      ('p5', '退订的人名字也最长最长最长最长最长', '13600000005', '杭州', '{}')`);
  await app.db.query(sql`
    insert into customer_consents (customer_id, channel, agreed) values ('p5', 'sms', false)`);
});

const variables = [
  { name: 'name', times: 1 },
  { name: 'city', times: 1 },
  { name: 'attribute.座位', times: 1 },
];
const people = (asked: Partial<Input<typeof readTemplatePeople>> = {}, as = looker) =>
  app.call(readTemplatePeople, { channel: 'sms', variables, ...asked }, { as });

it('tells whom a message reaches, of how many a variable stays empty, and how long it is at most', async () => {
  expect(await people()).toEqual({
    peopleCount: 5,
    // One has no number, and one has opted out.
    reachedCount: 3,
    exact: true,
    empty: [
      { name: 'city', peopleCount: 2 },
      { name: 'attribute.座位', peopleCount: 1 },
    ],
    longest: [
      { name: 'name', letters: 3 },
      { name: 'city', letters: 2 },
      { name: 'attribute.座位', letters: 15 },
    ],
  });
  // Letters count as operators count them, and as often as the variable stands there.
  const names = await people({ variables: [{ name: 'name', times: 2 }] });
  expect(names.longest).toEqual([{ name: 'name', letters: 4 }]);
});

it('counts whom a channel reaches by the address that it writes to', async () => {
  expect(await people({ channel: 'wechat' })).toMatchObject({ reachedCount: 0, longest: [], empty: [] });
  await app.db.query(sql`insert into plan_settings (wechat_attribute) values ('微信')`);
  expect(await people({ channel: 'wechat' })).toMatchObject({
    reachedCount: 1,
    empty: [{ name: 'city', peopleCount: 1 }],
    longest: [{ name: 'name', letters: 4 }, { name: 'city' }, { name: 'attribute.座位', letters: 2 }],
  });
});

it('looks at the people of a pack, and at nothing that is of no customer', async () => {
  await app.db.query(sql`
    insert into crowd_packs (id, name, source, status, member_count, counted_at)
    values ('few', 'few', 'hand', 'ready', 2, now())`);
  await app.db.query(sql`insert into crowd_pack_members (pack_id, customer_id) values ('few', 'p2'), ('few', 'p4')`);
  const asked = [
    { name: 'city', times: 1 },
    { name: 'optOutLink', times: 1 },
    { name: 'constructor', times: 1 },
  ];
  expect(await people({ crowdPackId: 'few', variables: asked })).toMatchObject({
    peopleCount: 2,
    reachedCount: 1,
    empty: [{ name: 'city', peopleCount: 1 }],
    longest: [{ name: 'city', letters: 0 }],
  });
  expect(await people({ crowdPackId: 'few', variables: [] })).toMatchObject({
    reachedCount: 1,
    empty: [],
    longest: [],
  });
  await expect(people({ crowdPackId: 'none' })).rejects.toMatchObject({ reason: 'crowd_pack_not_found' });
});

it('tells no value of anybody, and nothing to who may not look at customers', async () => {
  expect(JSON.stringify(await people())).not.toMatch(/王芷晴|主场|1360000/);
  const author = await app.user({ permissions: ['marketing.smsTemplates'] });
  await expect(people({}, author)).rejects.toMatchObject({ reason: 'not_permitted' });
});

it('looks at a part of very many people, and says what that comes to for all', async () => {
  await app.db.query(sql`
    insert into customers (id, name, phone, city)
    select 'm' || md5(n::text), '客户', '137' || lpad(n::text, 8, '0'), case when n % 2 = 0 then '杭州' else '' end
    from generate_series(1, 24000) n`);
  const { peopleCount, exact, reachedCount, empty } = await people({ variables: [{ name: 'city', times: 1 }] });
  expect({ peopleCount, exact }).toEqual({ peopleCount: 24_005, exact: false });
  expect(reachedCount).toBeGreaterThan(23_800);
  expect(empty[0]?.peopleCount).toBeGreaterThan(11_000);
  expect(empty[0]?.peopleCount).toBeLessThan(13_000);
});
