import {
  cancelDataUpload,
  downloadDataTemplate,
  downloadDataUploadProblems,
  pageDataUploads,
  removeDataUploads,
  takeBackDataUpload,
  takeInDataUpload,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { uploading } from '../testing/uploading.js';
import { forgetOldUploads } from './dataUploads.store.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof uploading>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataUpload'] });
  steps = uploading(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from data_uploads`);
});

const customerRows = () =>
  app.db.query<{ name: string; phone: string; city: string; attributes: unknown; orderCount: number }>(
    sql`select name, phone, city, attributes, order_count as "orderCount" from customers order by phone, name`,
  );
const members = [
  '姓名,手机号码,所在城市,球鞋尺码',
  '王芷晴,138 0013 8000,广州,38',
  '李想,+86 13900139000,佛山,43',
].join('\n');
const orders = [
  '订单编号,电话,实付金额,购买时间',
  'A1,13800138000,"1,288.00",2026-01-31 18:30',
  'A2,13800138000,88.5,2026/2/1',
  'A3,13700137000,10,2026-02-01',
].join('\n');

describe('an upload', () => {
  it('matches columns by likeness, says what would become of the rows, and takes nothing in before it is told to', async () => {
    const uploaded = await steps.upload(members);
    expect(uploaded).toMatchObject({ status: 'matching', sameAs: null, takeBackUntil: null });
    expect(uploaded.columns.map(({ target }) => target)).toEqual(['name', 'phone', 'city', 'extra']);
    expect(uploaded.columns[1]?.samples).not.toContain('138 0013 8000');
    const checked = await steps.check(uploaded);
    expect(checked).toMatchObject({ status: 'checked', rowCount: 2, addedCount: 2, refusedCount: 0 });
    expect(await customerRows()).toEqual([]);

    expect(await steps.takeIn(uploaded.id)).toMatchObject({ status: 'done', addedCount: 2 });
    expect(await customerRows()).toEqual([
      { name: '王芷晴', phone: '13800138000', city: '广州', attributes: { 球鞋尺码: '38' }, orderCount: 0 },
      { name: '李想', phone: '13900139000', city: '佛山', attributes: { 球鞋尺码: '43' }, orderCount: 0 },
    ]);
  });

  it('changes nothing when the same file comes twice, and says so', async () => {
    const first = await steps.taken(members);
    const before = await steps.everything();
    const again = await steps.upload(members);
    expect(again.sameAs).toMatchObject({ id: first.id, fileName: '会员.csv' });
    expect(await steps.check(again)).toMatchObject({ addedCount: 0, changedCount: 0, unchangedCount: 2 });
    expect(await steps.takeIn(again.id)).toMatchObject({ unchangedCount: 2 });
    expect(await steps.everything()).toEqual(before);
  });

  it('shows what would change, and leaves alone what a cell says nothing about', async () => {
    await steps.taken(members);
    const changed = await steps.check(await steps.upload('手机,姓名,城市,偏好\n13800138000,,深圳,主场票'));
    expect(changed).toMatchObject({ changedCount: 1 });
    expect((await steps.rows(changed.id))[0]).toMatchObject({
      row: 2,
      outcome: 'changed',
      changes: expect.arrayContaining([{ field: 'city', before: '广州', after: '深圳' }]),
    });
    await steps.takeIn(changed.id);
    expect((await customerRows())[0]).toMatchObject({
      name: '王芷晴',
      city: '深圳',
      attributes: { 球鞋尺码: '38', 偏好: '主场票' },
    });
  });

  it('refuses rows each with its reasons, and gives them back as a file that can be sent again', async () => {
    await steps.taken(members);
    const upload = await steps.check(
      await steps.upload(
        [
          '姓名,手机,会员号,生日',
          '甲,1.38E+10,,2026-13-01',
          '乙,,,1990-01-01',
          '丙,13600136000,,1990/2/30',
          '丁,13600136001,,0000-01-01',
          '戊,13600136002,M1,',
          '己,13600136003,M1,',
          '姓名,手机,会员号,生日',
        ].join('\n'),
      ),
    );
    expect(upload).toMatchObject({ rowCount: 7, addedCount: 1, refusedCount: 6 });
    const refused = await steps.rows(upload.id, 'refused');
    expect(refused.map(({ row, reasons }) => [row, ...reasons.map(({ code }) => code)])).toEqual([
      [2, 'phone_shortened', 'not_a_date'],
      [3, 'nobody'],
      [4, 'not_a_date'],
      [5, 'date_out_of_range'],
      [7, 'earlier_row'],
      [8, 'heading_again'],
    ]);
    expect(refused[0]?.reasons[0]?.message).toMatch(/科学计数/);

    const response = await app.send(downloadDataUploadProblems, { id: upload.id }, { as });
    expect(response.status).toBe(200);
    const data = new Uint8Array(await response.arrayBuffer());
    const rows = (await readSheet({ data }, { rows: 100 })).map(({ cells }) => cells);
    expect(rows[0]).toEqual(['姓名', '手机', '会员号', '生日', '未录入原因']);
    expect(rows[1]?.slice(0, 4)).toEqual(['甲', '1.38E+10', '', '2026-13-01']);
    expect(rows).toHaveLength(7);
  });

  it('takes orders and behaviours of people it knows, and keeps the totals of the customer', async () => {
    await steps.taken(members);
    const taken = await steps.taken(orders, 'orders');
    expect(taken).toMatchObject({ addedCount: 2, refusedCount: 1 });
    expect(taken.reasons).toMatchObject([{ code: 'customer_unknown', count: 1 }]);
    const seen =
      '时间,手机,事件,页面,时长\n2026-02-01 08:00,13800138000,打开,首页,3\n2026-02-01 08:00,13800138000,打开,首页,3';
    expect(await steps.taken(seen, 'behaviours')).toMatchObject({ addedCount: 1, refusedCount: 1 });
    expect(await steps.taken(seen, 'behaviours')).toMatchObject({ addedCount: 0, unchangedCount: 1 });
    const [totals] = await app.db.query<{ count: number; amount: number; last: string; seen: Date | null }>(sql`
      select order_count as count, order_amount as amount, to_char(last_order_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
        as last, last_event_at as seen from customers where phone = '13800138000'`);
    expect(totals).toEqual({
      count: 2,
      amount: 1376.5,
      last: '2026-02-01',
      seen: new Date('2026-02-01T00:00:00Z'),
    });
  });

  it('tells people apart: by phone, else by member number, and by an address only where there is neither', async () => {
    await steps.taken('手机,会员号,邮箱\n13800138000,M1,a@b.cn\n13900139000,M2,c@d.cn\n13700137000,M3,c@d.cn');
    const checked = await steps.check(
      await steps.upload(
        '手机,会员号,邮箱,城市\n13800138000,M2,,广州\n,M2,,广州\n,,A@B.CN,广州\n,,c@d.cn,广州\n13600136000,,a@b.cn,广州',
      ),
    );
    const rows = await steps.rows(checked.id);
    expect(rows.map(({ row, outcome, reasons }) => [row, outcome, reasons[0]?.code])).toEqual([
      [2, 'refused', 'two_customers'],
      [3, 'refused', 'earlier_row'],
      [4, 'changed', undefined],
      [5, 'refused', 'several_customers'],
      [6, 'added', undefined],
    ]);
  });
});

describe('taking back', () => {
  it('puts everything back exactly as it was', async () => {
    await steps.taken('手机,姓名,城市,生日,尺码\n13800138000,王芷晴,广州,,38\n13900139000,李想,佛山,1990-01-01,43');
    await steps.taken('订单号,手机,金额,下单时间\nA0,13800138000,5,2026-01-01', 'orders');
    const before = await steps.everything();
    const changed = await steps.taken(
      '手机,姓名,城市,生日,尺码,偏好\n13800138000,,深圳,1996-05-12,39,票\n13900139000,,,1991-01-01,,\n13700137000,新人,,,,',
    );
    const ordered = await steps.taken(
      '订单号,手机,金额,下单时间\nA0,13800138000,6,2026-01-01\nA9,13800138000,9,2026-01-02',
      'orders',
    );
    const done = await steps.taken('时间,手机,事件\n2026-02-01 08:00,13800138000,打开', 'behaviours');
    for (const { id } of [done, ordered, changed]) {
      await app.call(takeBackDataUpload, { id }, { as });
      expect(await steps.settled(id)).toMatchObject({ status: 'takenBack', keptCount: 0, takeBackUntil: null });
    }
    expect(await steps.everything()).toEqual(before);
  });

  it('leaves what somebody has changed since, and counts it', async () => {
    const first = await steps.taken(members);
    await steps.taken('手机,城市\n13800138000,深圳');
    await app.call(takeBackDataUpload, { id: first.id }, { as });
    expect(await steps.settled(first.id)).toMatchObject({ restoredCount: 1, keptCount: 1 });
    expect(await customerRows()).toMatchObject([{ phone: '13800138000', city: '深圳' }]);
  });

  it('is refused after seven days, and where nothing was taken in', async () => {
    const { id } = await steps.taken(members);
    await app.db.query(sql`update data_uploads set taken_at = now() - interval '8 days' where id = ${id}`);
    await expect(app.call(takeBackDataUpload, { id }, { as })).rejects.toMatchObject({ reason: 'data_upload_too_old' });
    const { id: other } = await steps.upload(members);
    await expect(app.call(takeBackDataUpload, { id: other }, { as })).rejects.toMatchObject({
      reason: 'data_upload_not_taken',
    });
  });
});

it('forgets what an upload was made of seven days after the last thing was done with it', async () => {
  const { id } = await steps.taken(members);
  const { id: late } = await steps.taken(orders, 'orders');
  await app.db.query(sql`update data_uploads set updated_at = now() - interval '8 days' where id = ${id}`);
  await forgetOldUploads(app.db);
  const kept = () =>
    app.db.query<{ id: string; fileKey: string | null; rows: number; changes: number }>(sql`
      select u.id, u.file_key as "fileKey",
        (select count(*)::int from data_upload_rows where upload_id = u.id) as rows,
        (select count(*)::int from data_upload_changes where upload_id = u.id) as changes from data_uploads u`);
  const found = new Map((await kept()).map((one) => [one.id, one]));
  expect(found.get(id)).toMatchObject({ fileKey: null, rows: 0, changes: 0 });
  expect(found.get(late)?.fileKey).not.toBeNull();
  expect(found.get(late)?.rows).toBeGreaterThan(0);
  expect(await customerRows()).toHaveLength(2);
});

describe('the list of uploads', () => {
  it('pages, filters and removes, and refuses what cannot be done in that state', async () => {
    const { id } = await steps.upload(members);
    await expect(app.call(takeInDataUpload, { id }, { as })).rejects.toMatchObject({ reason: 'data_upload_unchecked' });
    await expect(app.call(cancelDataUpload, { id }, { as })).rejects.toMatchObject({
      reason: 'data_upload_not_running',
    });
    await expect(steps.check(await steps.read(id), ['name', 'none', 'city', 'extra'])).rejects.toMatchObject({
      reason: 'column_needed',
    });
    await expect(steps.check(await steps.read(id), ['phone', 'phone', 'city', 'extra'])).rejects.toMatchObject({
      reason: 'column_twice',
    });
    const page = (filter: object) => app.call(pageDataUploads, { current: 1, size: 20, ...filter }, { as });
    expect((await page({ keyword: '会员', dataType: 'customers', status: 'matching' })).total).toBe(1);
    expect((await page({ dataType: 'orders' })).total).toBe(0);
    await app.call(removeDataUploads, { idList: [id] }, { as });
    expect((await page({})).total).toBe(0);
  });

  it('is closed to whoever has no right to it', async () => {
    const other = await app.user({ permissions: ['customers'] });
    await expect(app.call(pageDataUploads, { current: 1, size: 20 }, { as: other })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('has templates whose own columns are all known', async () => {
    for (const dataType of ['customers', 'orders', 'behaviours'] as const) {
      const response = await app.send(downloadDataTemplate, { dataType }, { as });
      const file = await response.arrayBuffer();
      const { columns } = await steps.upload(file, dataType, 'a.xlsx');
      expect(columns.map(({ how }) => how)).toEqual(columns.map(() => 'title'));
    }
  });
});
