import {
  addPrivateDomain,
  allowErasedCustomer,
  eraseCustomer,
  type Input,
  listPrivateDomainOptions,
  listPrivateDomains,
  modifyPrivateDomain,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  readWeComSync,
  removePrivateDomains,
  syncWeCom,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretBox, type SecretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { queueSync, startSync } from '../../../weCom/index.js';
import { type PlayedWeCom, startPlayedWeCom } from '../../../weCom/testing/playedWeCom.js';
import { forgetWeCom, useWeCom } from '../../../weCom/testing/useWeCom.js';

vi.setConfig({ testTimeout: 60_000 });

let weCom: PlayedWeCom;
let app: Awaited<ReturnType<typeof startApp>>;
let secrets: SecretBox;
let as: TestUser;
beforeAll(async () => {
  weCom = await startPlayedWeCom();
  app = await startApp({ config: { functionHosts: weCom.hosts } });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  as = await app.user({ permissions: ['marketing.privateDomain'] });
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await weCom.close();
});
beforeEach(async () => {
  await forgetWeCom(app.db);
  weCom.becomes({});
  await useWeCom(app.db, secrets, weCom.url);
});

const DAY = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const page = (wanted: Partial<Input<typeof pagePrivateDomains>> = {}) =>
  app.call(pagePrivateDomains, { current: 1, size: 20, ...wanted }, { as });
const sync = async () => {
  const before = (await app.call(readWeComSync, {}, { as })).finishTime;
  await app.call(syncWeCom, {}, { as });
  await vi.waitFor(
    async () => {
      const state = await app.call(readWeComSync, {}, { as });
      expect(state.status).toMatch(/done|failed/);
      expect(state.finishTime).not.toBe(before);
    },
    { timeout: 30_000, interval: 30 },
  );
  return app.call(readWeComSync, {}, { as });
};
const groupOf = (chatId: string, userIds: readonly string[]) => ({
  chatId,
  name: `群 ${chatId}`,
  owner: 'zhang',
  members: userIds.map((userId) => ({ userId, type: 2 as const, joined: now() - 2 * DAY, name: `人 ${userId}` })),
});
const contact = (externalUserId: string, userId: string, phone?: string) => ({
  externalUserId,
  userId,
  name: externalUserId,
  since: now() - 10 * DAY,
  ...(phone !== undefined && { phone }),
});

describe('what WeCom knows', () => {
  it('is read page by page: staff with their names, who has whom, groups with their members', async () => {
    await app.db.query(sql`insert into customers (id, name, phone) values ('c1', '王芳', '13800138000')`);
    weCom.becomes({
      staff: { zhang: '张伟', li: '' },
      contacts: [
        contact('wm1', 'zhang', '138 0013 8000'),
        contact('wm2', 'zhang'),
        contact('wm3', 'zhang'),
        contact('wm1', 'li'),
      ],
      groups: [groupOf('g1', ['wm1', 'wm9']), groupOf('g2', []), groupOf('g3', ['wm2'])],
    });
    expect(await sync()).toMatchObject({
      configured: true,
      status: 'done',
      staffCount: 2,
      staffRead: 2,
      contactCount: 3,
      groupCount: 3,
      problem: null,
    });
    const { list, total } = await page();
    expect(total).toBe(3);
    expect(list[0]).toMatchObject({
      source: 'weCom',
      name: '群 g1',
      staffName: '张伟',
      memberCount: 2,
      goneTime: null,
    });
    const members = await app.call(pagePrivateDomainMembers, { id: list[0]?.id ?? '', current: 1, size: 20 }, { as });
    expect(members.list.find(({ name }) => name === '人 wm1')).toMatchObject({
      kind: 'customer',
      customerId: 'c1',
      customerName: '王芳',
      leaveTime: null,
    });
    expect(await app.call(listPrivateDomainOptions, {}, { as })).toMatchObject({ staff: [{ name: '张伟' }], tags: [] });
  });

  it('is kept in step: whoever left or was dismissed is known as gone, and who came back as there', async () => {
    const contacts = [contact('wm1', 'zhang'), contact('wm2', 'zhang')];
    weCom.becomes({ staff: { zhang: '张伟' }, contacts, groups: [groupOf('g1', ['wm1', 'wm2']), groupOf('g2', [])] });
    await sync();
    weCom.world().contacts = contacts.slice(0, 1);
    weCom.world().groups = [groupOf('g1', ['wm1'])];
    expect(await sync()).toMatchObject({ contactCount: 1, groupCount: 1 });
    const { list } = await page();
    expect(list).toMatchObject([
      { name: '群 g1', memberCount: 1, leftToday: 1 },
      { name: '群 g2', goneTime: expect.any(String) },
    ]);
    const left = { id: list[0]?.id ?? '', current: 1, size: 20, present: false };
    expect((await app.call(pagePrivateDomainMembers, left, { as })).list).toMatchObject([{ name: '人 wm2' }]);
    weCom.world().contacts = contacts;
    weCom.world().groups = [groupOf('g1', ['wm1', 'wm2']), groupOf('g2', [])];
    expect(await sync()).toMatchObject({ contactCount: 2, groupCount: 2 });
    // Somebody whom one reading had missed has neither gone nor come.
    const [changes] = await app.db.query<{ added: number; lost: number }>(sql`
      select count(*) filter (where kind = 'added')::int as added, count(*) filter (where kind = 'lost')::int as lost
      from wecom_changes`);
    expect(changes).toEqual({ added: 2, lost: 0 });
  });

  it('does not take groups for dismissed that may not be read', async () => {
    weCom.becomes({ staff: { zhang: '张伟' }, groups: [groupOf('g1', ['wm1'])] });
    await sync();
    weCom.world().before = (name) =>
      name === 'groupchat/get' ? { body: { errcode: 48002, errmsg: 'no right' } } : undefined;
    expect(await sync()).toMatchObject({ status: 'failed', problem: 'account' });
    expect((await page()).list).toMatchObject([{ name: '群 g1', goneTime: null }]);
  });

  it('takes in a name that was cut in the midst of a sign', async () => {
    const cut = { ...contact('wm1', 'zhang'), name: '王\ud83c' };
    weCom.becomes({ staff: { zhang: '张伟' }, contacts: [cut], groups: [groupOf('g1', ['wm1'])] });
    expect(await sync()).toMatchObject({ status: 'done', contactCount: 1, groupCount: 1 });
  });

  it('goes on from where it was cut off, waits as WeCom asks, and asks again what was lost', async () => {
    let fails = 0;
    weCom.becomes({
      staff: { zhang: '张伟', li: '李娜', chen: '陈晨' },
      contacts: Array.from({ length: 7 }, (_, at) => contact(`wm${at}`, 'li')),
      groups: [groupOf('g1', ['wm1'])],
      before: (name, { text }) => {
        if (name === 'gettoken') return undefined;
        if (name === 'get_by_user' && text.includes('"cursor":"4"') && fails < 2) {
          fails += 1;
          return fails === 1 ? 'lost' : { status: 429, body: {} };
        }
        return undefined;
      },
    });
    await app.call(syncWeCom, {}, { as });
    await vi.waitFor(
      async () => {
        expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ status: 'waiting' });
        await app.db.query(sql`update jobs set run_at = now() where kind = 'sync_wecom' and status = 'queued'`);
        expect(fails).toBe(2);
      },
      { timeout: 20_000, interval: 20 },
    );
    await app.call(syncWeCom, {}, { as });
    await vi.waitFor(
      async () => expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ status: 'done', contactCount: 7 }),
      { timeout: 20_000, interval: 30 },
    );
    // What was read before was not read again.
    expect(weCom.calls('get_follow_user_list')).toBe(1);
  });

  it('says that WeCom does not accept the account, and that it is not set up', async () => {
    weCom.becomes({
      before: (name) =>
        name === 'get_follow_user_list' ? { body: { errcode: 48002, errmsg: 'no right' } } : undefined,
    });
    expect(await sync()).toMatchObject({
      status: 'failed',
      problem: 'account',
      said: expect.stringContaining('48002'),
    });
    await useWeCom(app.db, secrets, weCom.url, false);
    await expect(app.call(syncWeCom, {}, { as })).rejects.toMatchObject({ reason: 'channel_not_configured' });
    expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ configured: false });
  });

  it('is read by itself where that was hours ago, and only where the channel is set up', async () => {
    const jobs = () => app.db.query(sql`select 1 as one from jobs where kind = 'sync_wecom' and status <> 'done'`);
    await sync();
    await queueSync(app.db);
    expect(await jobs()).toEqual([]);
    await app.db.query(sql`update wecom_sync set finished_at = now() - interval '5 hours'`);
    await useWeCom(app.db, secrets, weCom.url, false);
    await queueSync(app.db);
    expect(await jobs()).toEqual([]);
    await useWeCom(app.db, secrets, weCom.url);
    const before = weCom.calls('get_follow_user_list');
    await queueSync(app.db);
    await vi.waitFor(() => expect(weCom.calls('get_follow_user_list')).toBe(before + 1), { timeout: 20_000 });
  });

  it('brings nobody back who was erased on request, by a contact or a name in a group, also without a phone number', async () => {
    await app.db.query(sql`insert into customers (id, name, phone) values ('c1', '王芳', '13800138000')`);
    const groups = [groupOf('g1', ['wm1'])];
    weCom.becomes({ staff: { zhang: '张伟' }, contacts: [contact('wm1', 'zhang', '13800138000')], groups });
    expect(await sync()).toMatchObject({ contactCount: 1 });
    const eraser = await app.user({ permissions: ['customers.reveal'] });
    const names = () =>
      app.db.query(sql`
        select name from private_domain_members where name <> '' union all select name from wecom_contacts`);
    await app.call(eraseCustomer, { id: 'c1', confirmation: '王芳' }, { as: eraser });
    expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ contactCount: 0 });
    expect(await names()).toEqual([]);
    expect(await sync()).toMatchObject({ contactCount: 0 });
    expect(await names()).toEqual([]);
    // Somebody takes the number off again.
    weCom.world().contacts = [contact('wm1', 'zhang')];
    expect(await sync()).toMatchObject({ contactCount: 0 });
    expect(await names()).toEqual([]);
    await app.call(allowErasedCustomer, { phoneNumber: '13800138000' }, { as: eraser });
    expect(await sync()).toMatchObject({ contactCount: 1 });
    expect(await names()).toHaveLength(2);
  });

  it('brings nobody back who was erased before staff noted the number, once they take it off again', async () => {
    await app.db.query(sql`insert into customers (id, name, phone) values ('c1', '王芳', '13800138000')`);
    const eraser = await app.user({ permissions: ['customers.reveal'] });
    await app.call(eraseCustomer, { id: 'c1', confirmation: '王芳' }, { as: eraser });
    weCom.becomes({ staff: { zhang: '张伟' }, contacts: [contact('wm1', 'zhang', '13800138000')] });
    expect(await sync()).toMatchObject({ contactCount: 0 });
    weCom.world().contacts = [contact('wm1', 'zhang')];
    expect(await sync()).toMatchObject({ contactCount: 0 });
    await app.db.query(sql`delete from customer_erased_keys`);
  });

  it('is read all the same where WeCom does not know one member of staff by now, whose contacts stay', async () => {
    weCom.becomes({
      staff: { chen: '陈晨', zhang: '张伟' },
      contacts: [contact('wm1', 'chen'), contact('wm2', 'zhang')],
    });
    await sync();
    let unknown = ['chen'];
    weCom.becomes({
      staff: { chen: '陈晨', zhang: '张伟' },
      contacts: [contact('wm2', 'zhang'), contact('wm3', 'zhang')],
      before: (name, { text }) =>
        name === 'get_by_user' && unknown.some((one) => text.includes(one))
          ? { body: { errcode: 40003, errmsg: 'invalid userid' } }
          : undefined,
    });
    expect(await sync()).toMatchObject({ status: 'done', contactCount: 3, staffRead: 1 });
    // Of all of them it is no fault of one.
    unknown = ['chen', 'zhang'];
    expect(await sync()).toMatchObject({
      status: 'failed',
      problem: 'other',
      said: expect.stringContaining('40003'),
      contactCount: 3,
    });
  });

  it('asks for a name again whose reply was lost, and tells two apart who are called the same', async () => {
    let isLost = true;
    weCom.becomes({
      staff: { zhang: '张伟', zhang2: '张伟', li: '李娜' },
      before: (name, { query }) => (name === 'user/get' && query.get('userid') === 'li' && isLost ? 'lost' : undefined),
    });
    const nicks = async () => {
      const rows = await app.db.query<{ nick: string }>(sql`select nick from wecom_staff order by seq`);
      return rows.map(({ nick }) => nick);
    };
    expect(await sync()).toMatchObject({ status: 'done' });
    expect(await nicks()).toEqual(['张伟', '张伟（zhang2）', '']);
    isLost = false;
    await sync();
    expect(await nicks()).toEqual(['张伟', '张伟（zhang2）', '李娜']);
  });

  it('is read once where two ask for it at the same moment, on two copies of the server', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    weCom.becomes({
      before: async (name) => {
        if (name === 'get_follow_user_list') await held;
        return undefined;
      },
    });
    await Promise.all([1, 2, 3].map(() => app.db.transaction((tx) => startSync(tx))));
    const jobs = await app.db.query(sql`
      select 1 as one from jobs where kind = 'sync_wecom' and status in ('queued', 'running')`);
    expect(jobs).toHaveLength(1);
    await expect(
      app.db.query(sql`insert into jobs (id, kind, subject, payload, max_attempts, run_at)
        values ('other', 'sync_wecom', 'sync_wecom', '{}', 1, now())`),
    ).rejects.toThrow();
    answer();
    await vi.waitFor(async () => expect(await app.call(readWeComSync, {}, { as })).toMatchObject({ status: 'done' }), {
      timeout: 20_000,
      interval: 30,
    });
  });
});

describe('a private domain', () => {
  const staffId = async (): Promise<string> => {
    weCom.becomes({ staff: { zhang: '张伟' }, groups: [groupOf('g1', ['wm1'])] });
    await sync();
    const [row] = await app.db.query<{ id: string }>(sql`select id from wecom_staff`);
    return row?.id ?? '';
  };
  const tag = async (): Promise<string> => {
    await app.db.query(sql`
      insert into tag_systems (id, code, name) values ('s1', 's1', '体系') on conflict do nothing`);
    await app.db.query(sql`
      insert into tags (id, tag_system_id, name) values ('t1', 's1', '季票') on conflict do nothing`);
    return 't1';
  };

  it('that is kept elsewhere is added, changed, found and deleted by hand', async () => {
    const [owner, label] = [await staffId(), await tag()];
    const { id } = await app.call(
      addPrivateDomain,
      { name: '老会员微信群', staffId: owner, tagIds: [label], memberCount: 120 },
      { as },
    );
    await expect(app.call(addPrivateDomain, { name: '老会员微信群', staffId: owner }, { as })).rejects.toMatchObject({
      reason: 'name_taken',
    });
    await app.call(modifyPrivateDomain, { id, name: '老会员群', memberCount: 121, description: '线下建的群' }, { as });
    expect((await page({ source: 'hand', tagId: label, staffId: owner, keyword: '会员' })).list).toMatchObject([
      { id, name: '老会员群', memberCount: 121, tags: [{ id: label }], source: 'hand' },
    ]);
    expect(await app.call(listPrivateDomains, { source: 'hand' }, { as })).toMatchObject([
      { id, name: '老会员群', staffName: '张伟', memberCount: 121 },
    ]);
    await app.call(removePrivateDomains, { idList: [id] }, { as });
    expect((await page({ source: 'hand' })).total).toBe(0);
  });

  it('of WeCom takes words and labels here, and is otherwise changed there', async () => {
    const [owner, label] = [await staffId(), await tag()];
    const [group] = (await page()).list;
    const id = group?.id ?? '';
    await app.call(modifyPrivateDomain, { id, description: '季票持有人', tagIds: [label], enabled: false }, { as });
    expect((await page({ enabled: false })).list).toMatchObject([{ id, description: '季票持有人' }]);
    const theirs = { status: 409, reason: 'private_domain_of_we_com' };
    await expect(app.call(modifyPrivateDomain, { id, name: '改名' }, { as })).rejects.toMatchObject(theirs);
    await expect(app.call(modifyPrivateDomain, { id, staffId: owner }, { as })).rejects.toMatchObject(theirs);
    await expect(app.call(removePrivateDomains, { idList: [id] }, { as })).rejects.toMatchObject(theirs);
    // What is said here stays through the next reading.
    await sync();
    expect((await page()).list).toMatchObject([{ description: '季票持有人', enabled: false, tags: [{ id: label }] }]);
    weCom.world().groups = [];
    await sync();
    await app.call(removePrivateDomains, { idList: [id] }, { as });
    expect((await page()).total).toBe(0);
  });

  it('names staff, labels and groups that there are', async () => {
    const owner = await staffId();
    const add = (more: Partial<Input<typeof addPrivateDomain>>) =>
      app.call(addPrivateDomain, { name: '新群', staffId: owner, ...more }, { as });
    await expect(add({ staffId: 'nobody' })).rejects.toMatchObject({ status: 404, reason: 'staff_not_found' });
    await expect(add({ tagIds: ['nothing'] })).rejects.toMatchObject({ status: 404, reason: 'tag_not_found' });
    const members = { id: 'nothing', current: 1, size: 20 };
    await expect(app.call(pagePrivateDomainMembers, members, { as })).rejects.toMatchObject({ status: 404 });
  });
});
