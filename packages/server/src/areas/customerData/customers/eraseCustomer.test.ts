import { eraseCustomer, mergeCustomers } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';
import { forgetOldUploads } from '../uploads/index.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof uploading>;

const WANG = '13800006271';
const EMAIL = 'li@qq.com';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal', 'dataUpload'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from customer_erased_keys`);
  await app.db.query(sql`delete from customer_events`);
  await app.db.query(sql`delete from data_uploads`);
  await app.db.query(sql`
    insert into customers (id, name, phone, email, member_number)
    values ('wang', '王芷晴', ${WANG}, ${EMAIL}, '1001'), ('short', '赵一', '13700137000', '', '38'),
      ('li', '李想', '13900139000', 'wangli@qq.com', '')`);
});

const erase = (id: string, confirmation: string) => app.call(eraseCustomer, { id, confirmation }, { as });
const uploads = () =>
  app.db.query<{ id: string; status: string; hasFile: boolean; samples: unknown[] }>(sql`
    select id, status, file_key is not null as "hasFile",
      jsonb_path_query_array(columns, '$[*].samples[*]') as samples from data_uploads order by seq`);
const one = async (id: string) => (await uploads()).find((upload) => upload.id === id);

describe('files that wait', () => {
  it('go where they have the person in any row, however the number is written, and stay where they have not', async () => {
    const others = Array.from({ length: 700 }, (_, at) => `客户${at},1360013${String(at).padStart(4, '0')},广州`);
    const waiting = await steps.upload(['姓名,手机,城市', '王芷晴,138 0000 6271,广州'].join('\n'));
    const hidden = await steps.upload(['姓名,手机,城市', ...others, '王芷晴,１３８００００６２７１,广州'].join('\n'));
    await app.db.query(sql`insert into customers (id, phone, name, city)
      select 'o' || n, '1360013' || lpad(n::text, 4, '0'), '客户' || n, '广州' from generate_series(0, 699) n`);
    await app.db.query(sql`update customers set city = '广州' where id = 'wang'`);
    // Its last row changes nothing, and is not among those that are shown.
    expect(await steps.check(hidden)).toMatchObject({ unchangedCount: 701 });
    const other = await steps.upload('姓名,手机,邮箱,生日\n李想,13900139000,wangli@qq.com,1990-10-01');

    await erase('wang', '王芷晴');
    for (const { id } of [waiting, hidden])
      expect(await one(id)).toMatchObject({ status: 'failed', hasFile: false, samples: [] });
    expect((await steps.read(waiting.id)).failure).toMatch(/重新上传/);
    const kept = await one(other.id);
    expect(kept).toMatchObject({ status: 'matching', hasFile: true });
    expect(kept?.samples).toContain('wangli@qq.com');
  });

  it('go where a member number of few signs stands in its column, with what one had before a merge', async () => {
    const named = await steps.upload('姓名,会员号\n赵一,38');
    const sized = await steps.upload('手机,尺码\n13900139000,38');
    await app.call(mergeCustomers, { keptId: 'wang', goneId: 'short', take: [] }, { as });
    await erase('wang', '王芷晴');
    expect(await one(named.id)).toMatchObject({ hasFile: false, samples: [] });
    expect(await one(sized.id)).toMatchObject({ hasFile: true });
  });
});

it('takes away the files and samples of what is taken in, and what is left of it when it is old', async () => {
  const taken = await steps.taken('手机,姓名\n13900139000,李想\n13600136000,钱二');
  expect(await one(taken.id)).toMatchObject({ hasFile: true, samples: [] });
  await erase('wang', '王芷晴');
  expect(await one(taken.id)).toMatchObject({ status: 'done', hasFile: false });
  const rows = async () =>
    (
      await app.db.query<{ upload: string }>(sql`
        select upload_id as upload from data_upload_rows union all select upload_id from data_upload_changes`)
    ).length;
  expect(await rows()).toBeGreaterThan(0);
  const waiting = await steps.upload('手机,姓名\n13900139000,李想');
  await app.db.query(sql`update data_uploads set updated_at = now() - interval '8 days'`);
  await forgetOldUploads(app.db);
  expect(await rows()).toBe(0);
  expect(await one(waiting.id)).toMatchObject({ hasFile: false, samples: [] });
});

describe('others', () => {
  it('keep their rows, with birthdays and numbers that only have the same signs in them', async () => {
    const upload = await steps.check(
      await steps.upload(
        [
          '手机,邮箱,会员号,生日,尺码',
          '13610011001,wangli@qq.com,,1990-10-01,38',
          '13610011002,,10010,1991-01-01,39',
          '13610011003,,1001,1991-01-01,39',
          '13610011004,LI@qq.com,,1991-01-01,39',
        ].join('\n'),
      ),
    );
    await erase('wang', '王芷晴');
    expect((await steps.rows(upload.id)).map(({ row }) => row)).toEqual([2, 3]);
    const shown = await steps.check(await steps.upload('手机,会员号,尺码\n13610011005,38,40\n13610011006,39,38'));
    await erase('short', '赵一');
    expect((await steps.rows(shown.id)).map(({ row }) => row)).toEqual([3]);
    expect((await steps.rows(upload.id)).map(({ row }) => row)).toEqual([2, 3]);
  });

  it('keep what they did, unless it names the person whole', async () => {
    const events: readonly (readonly [string, string, object])[] = [
      ['named', '推荐', { friend: 'LI@qq.com' }],
      ['told', '登记', { note: `联系人-li@qq.com，电话 ${WANG}` }],
      ['member', '登录', { by: '1001' }],
      ['longer', '推荐', { friend: 'wangli@qq.com' }],
      ['abroad', '推荐', { friend: 'li@qq.com.cn' }],
      ['order', '下单', { number: `9${WANG}` }],
      ['score', '得分', { points: '10010' }],
      ['size', '选择', { size: '38' }],
      ['card', '登录', { memberNumber: '38' }],
    ];
    for (const [key, name, properties] of events)
      await app.db.query(sql`
        insert into customer_events (source_key, event_key, customer_id, name, properties, occurred_at)
        values ('web', ${key}, 'li', ${name}, ${JSON.stringify(properties)}::jsonb, '2026-01-01T00:00:00Z')`);
    const left = async () =>
      (await app.db.query<{ key: string }>(sql`select event_key as key from customer_events order by id`)).map(
        ({ key }) => key,
      );
    await erase('wang', '王芷晴');
    expect(await left()).toEqual(['longer', 'abroad', 'order', 'score', 'size', 'card']);
    await erase('short', '赵一');
    expect(await left()).toEqual(['longer', 'abroad', 'order', 'score', 'size']);
  });

  it('keep their packs, whose rules have the same digits for something else', async () => {
    const rules = (phone: string, member: string, mail: string) => ({
      match: 'any',
      rules: [
        { field: 'phone', operator: 'in', values: [phone, '13900139000'] },
        { field: 'member', operator: 'equals', values: [member] },
        { field: 'order.amount', operator: 'atLeast', values: ['1001'] },
        { match: 'all', rules: [{ field: 'attribute.邮箱', operator: 'equals', values: [mail] }] },
        {
          field: 'order.count',
          operator: 'atLeast',
          values: ['1'],
          details: [{ name: 'amount', operator: 'atLeast', values: ['1001'] }],
        },
      ],
    });
    await app.db.query(sql`
      insert into crowd_packs (id, name, source, status, rules)
      values ('pack', '点名', 'rules', 'ready', ${JSON.stringify(rules(WANG, '1001', 'LI@qq.com'))}::jsonb)`);
    await erase('wang', '王芷晴');
    const [pack] = await app.db.query<{ rules: unknown }>(sql`select rules from crowd_packs where id = 'pack'`);
    expect(pack?.rules).toEqual(rules('erased', 'erased', 'erased'));
    await app.db.query(sql`delete from crowd_packs`);
  });
});
