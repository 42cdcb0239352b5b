import {
  addReferralLink,
  checkReferralLinkName,
  exportReferralStatistics,
  type Input,
  listStaffNicks,
  modifyReferralLink,
  pageReferralLinks,
  readReferralLink,
  readReferralStatistics,
  type ReferralLink,
  removeReferralLinks,
  retryReferralLink,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretBox, type SecretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { shanghaiTime } from '../../../text/moment.js';
import { takeContacts, takeStaff } from '../../../weCom/index.js';
import { PICTURE, type PlayedWeCom, startPlayedWeCom } from '../../../weCom/testing/playedWeCom.js';
import { forgetWeCom, useWeCom } from '../../../weCom/testing/useWeCom.js';
import { queueLostWays } from './contactWay.store.js';

vi.setConfig({ testTimeout: 60_000 });

let weCom: PlayedWeCom;
let app: Awaited<ReturnType<typeof startApp>>;
let secrets: SecretBox;
let as: TestUser;
beforeAll(async () => {
  weCom = await startPlayedWeCom();
  app = await startApp({ config: { functionHosts: weCom.hosts, publicUrl: 'https://go.example.com' } });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  as = await app.user({ permissions: ['marketing.referralLinks'] });
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
  await app.db.query(sql`
    insert into wecom_staff (id, user_id, nick, active)
    values ('s1', 'zhang', '张伟', true), ('s2', 'li', '', true), ('s3', 'gone', '陈晨', false)`);
});

const add = (more: Partial<Input<typeof addReferralLink>> = {}) =>
  app.call(addReferralLink, { linkName: '大厅海报', staffIds: ['s1', 's2'], ...more }, { as });
const read = (id: string) => app.call(readReferralLink, { id }, { as });
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 30 });
const comesTo = (id: string, wanted: Partial<ReferralLink>) =>
  until(async () => expect(await read(id)).toMatchObject(wanted));
/** Without waiting for the time at which it is looked into again. */
const soonComesTo = (id: string, wanted: Partial<ReferralLink>) =>
  until(async () => {
    await app.db.query(sql`update jobs set run_at = now() where kind = 'keep_contact_way' and status = 'queued'`);
    expect(await read(id)).toMatchObject(wanted);
  });
const ready = async (more: Partial<Input<typeof addReferralLink>> = {}) => {
  const { id } = await add(more);
  await comesTo(id, { wayState: 'ready' });
  const { url } = await read(id);
  return { id, path: new URL(url).pathname };
};
const ways = () => [...weCom.world().ways.values()];
const settled = () =>
  until(async () =>
    expect(
      await app.db.query(sql`select 1 from jobs where kind = 'keep_contact_way' and status in ('queued', 'running')`),
    ).toEqual([]),
  );

describe('a referral link', () => {
  it('is made at WeCom, changed, switched off and on, and deleted there too', async () => {
    const { id, path } = await ready({ welcome: '欢迎' });
    expect(path).toMatch(/^\/j\/[A-Za-z0-9]{12}$/);
    expect(await read(id)).toMatchObject({
      linkName: '大厅海报',
      staff: [
        { id: 's1', nick: '张伟' },
        { id: 's2', nick: 'li' },
      ],
      welcome: '欢迎',
      enabled: true,
      version: 1,
    });
    expect(ways()).toEqual([{ state: path.slice(3), users: ['zhang', 'li'] }]);
    await app.call(modifyReferralLink, { id, version: 1, staffIds: ['s2'] }, { as });
    await until(async () => expect(ways()).toEqual([{ state: path.slice(3), users: ['li'] }]));
    await app.call(modifyReferralLink, { id, enabled: false }, { as });
    await comesTo(id, { wayState: 'off', enabled: false });
    expect(ways()).toEqual([]);
    await app.call(modifyReferralLink, { id, enabled: true }, { as });
    await comesTo(id, { wayState: 'ready' });
    // The address that stands on posters stays.
    expect(new URL((await read(id)).url).pathname).toBe(path);
    await app.call(removeReferralLinks, { idList: [id] }, { as });
    await until(async () => expect(ways()).toEqual([]));
    await expect(read(id)).rejects.toMatchObject({ status: 404, reason: 'referral_link_not_found' });
  });

  it('shows who opens it the code, counts them, and says when it has ended', async () => {
    const { id, path } = await ready();
    await settled();
    const open = async (address: string, init: RequestInit = {}) => {
      const response = await app.request(address, init);
      return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
    };
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<img src="${path}/code"`);
    expect(await open(`${path}/code`)).toEqual({ status: 200, text: PICTURE, type: 'image/png' });
    await open(path, { method: 'HEAD' });
    await open(path, { headers: { 'accept-language': 'en' } });
    expect(await read(id)).toMatchObject({ visitCount: 2 });
    await app.call(modifyReferralLink, { id, expireTime: '2026-01-01 00:00:00' }, { as });
    expect(await open(path)).toMatchObject({ status: 404, text: expect.stringContaining('活动已结束') });
    expect((await open(`${path}/code`)).text).not.toContain(PICTURE);
    for (const wrong of ['/j/', '/j/nothing1234', '/j/../o', `${path}/other`, '/j/%00'])
      expect((await open(wrong)).status).toBe(404);
    expect(await read(id)).toMatchObject({ visitCount: 2 });
  });

  it('is not made twice where the reply of WeCom is lost: it is looked for', async () => {
    let lost = 0;
    weCom.becomes({
      before: (name, { text }) => {
        if (name !== 'add_contact_way' || lost > 0) return undefined;
        lost += 1;
        const { state, user } = JSON.parse(text);
        for (let other = 0; other < 5; other += 1)
          weCom.world().ways.set(`x${other}`, { state: `other${other}`, users: [] });
        weCom.world().ways.set('lost', { state, users: user });
        return 'lost';
      },
    });
    const { id } = await add();
    await comesTo(id, { wayState: 'unknown' });
    await app.db.query(sql`update referral_links set asked_at = now() - interval '2 minutes'`);
    await soonComesTo(id, { wayState: 'ready' });
    expect(weCom.calls('add_contact_way')).toBe(1);
    expect(weCom.world().ways.size).toBe(6);
  });

  it('is made once more where it surely was not, and says why where WeCom refuses', async () => {
    let fault: 'lost' | 'refused' | undefined = 'lost';
    weCom.becomes({
      before: (name) => {
        if (name !== 'add_contact_way' || fault === undefined) return undefined;
        if (fault === 'lost') return 'lost';
        return { body: { errcode: 48002, errmsg: 'no right' } };
      },
    });
    const { id } = await add();
    await comesTo(id, { wayState: 'unknown' });
    fault = 'refused';
    await app.db.query(sql`update referral_links set asked_at = now() - interval '2 minutes'`);
    await soonComesTo(id, { wayState: 'failed', wayProblem: 'account', waySaid: expect.stringContaining('48002') });
    fault = undefined;
    await app.call(retryReferralLink, { id }, { as });
    await comesTo(id, { wayState: 'ready', wayProblem: null });
    expect(weCom.world().ways.size).toBe(1);
  });

  it('ends at WeCom when its time is over', async () => {
    const { id } = await ready({ expireTime: '2099-01-01 00:00:00' });
    await settled();
    await app.db.query(sql`update referral_links set expire_at = now() - interval '1 minute'`);
    await queueLostWays(app.db);
    await comesTo(id, { wayState: 'off' });
    expect(ways()).toEqual([]);
  });

  it('goes from WeCom too where it was deleted while WeCom refused that, or was not set up', async () => {
    const later = async () => {
      await app.db.query(sql`update referral_links set try_at = now() where try_at is not null`);
      await queueLostWays(app.db);
    };
    const failed = (problem: string) =>
      until(async () =>
        expect(
          await app.db.query(sql`select way_problem as problem from referral_links where way_state = 'failed'`),
        ).toEqual([{ problem }]),
      );
    const { id } = await ready();
    await settled();
    let refuses = true;
    weCom.world().before = (name) =>
      name === 'del_contact_way' && refuses ? { body: { errcode: 48002, errmsg: 'no right' } } : undefined;
    await app.call(removeReferralLinks, { idList: [id] }, { as });
    await failed('account');
    await useWeCom(app.db, secrets, weCom.url, false);
    await later();
    await failed('notConfigured');
    expect(ways()).toHaveLength(1);
    refuses = false;
    await useWeCom(app.db, secrets, weCom.url);
    await later();
    await until(async () => expect(ways()).toEqual([]));
  });

  it('is ready once its picture can be shown, and says so where it cannot', async () => {
    const nowhere = 'http://127.0.0.1:9/w9';
    let isGone = true;
    weCom.becomes({
      before: (name, { text }) => {
        if (name === 'add_contact_way') {
          const { state, user } = JSON.parse(text);
          weCom.world().ways.set('w9', { state, users: user });
          return { body: { errcode: 0, config_id: 'w9', qr_code: nowhere } };
        }
        if (name !== 'get_contact_way' || !isGone) return undefined;
        return { body: { errcode: 0, contact_way: { config_id: 'w9', qr_code: nowhere } } };
      },
    });
    const { id } = await add();
    await comesTo(id, { wayState: 'failed', wayProblem: 'picture' });
    isGone = false;
    await app.call(retryReferralLink, { id }, { as });
    await comesTo(id, { wayState: 'ready', wayProblem: null });
    expect((await app.request(`${new URL((await read(id)).url).pathname}/code`)).status).toBe(200);
    expect(weCom.calls('add_contact_way')).toBe(1);
  });

  it('leads to those alone whom WeCom lists, and to nobody while it lists none of them', async () => {
    const { id } = await ready();
    const listed = async (userIds: readonly string[], run: number) => {
      await settled();
      await app.db.transaction((tx) => takeStaff(tx, userIds, run));
      await queueLostWays(app.db);
    };
    await listed([], 1);
    await comesTo(id, { wayState: 'off' });
    expect(ways()).toEqual([]);
    await listed(['zhang'], 2);
    await comesTo(id, { wayState: 'ready' });
    expect(ways()).toMatchObject([{ users: ['zhang'] }]);
    await listed(['zhang', 'li'], 3);
    await until(async () => expect(ways()).toMatchObject([{ users: ['zhang', 'li'] }]));
  });

  it('is brought into step at once when somebody changes it, also while it waits', async () => {
    let isBusy = true;
    weCom.becomes({
      before: (name) => (name === 'add_contact_way' && isBusy ? { status: 429, body: {} } : undefined),
    });
    const { id } = await add();
    await comesTo(id, { wayState: 'waiting', wayProblem: 'busy' });
    isBusy = false;
    await until(async () =>
      expect(
        await app.db.query(sql`select 1 from jobs where kind = 'keep_contact_way' and status = 'queued'`),
      ).toHaveLength(1),
    );
    await app.call(modifyReferralLink, { id, welcome: '欢迎' }, { as });
    await comesTo(id, { wayState: 'ready' });
  });

  it('has a name of its own, staff that WeCom lists, and is not overwritten', async () => {
    const { id } = await ready();
    expect(await app.call(checkReferralLinkName, { name: '大厅海报' }, { as })).toEqual({ repeat: true });
    expect(await app.call(checkReferralLinkName, { name: '别的' }, { as })).toEqual({ repeat: false });
    await expect(add()).rejects.toMatchObject({ status: 409, reason: 'name_taken' });
    await expect(add({ linkName: '别的', staffIds: ['s3'] })).rejects.toMatchObject({ reason: 'staff_not_found' });
    await expect(add({ linkName: '别的', tagIds: ['nothing'] })).rejects.toMatchObject({ reason: 'tag_not_found' });
    await app.call(modifyReferralLink, { id, version: 1, welcome: '你好' }, { as });
    const late = { id, version: 1, welcome: '喂' };
    await expect(app.call(modifyReferralLink, late, { as })).rejects.toMatchObject({ reason: 'changed_meanwhile' });
    await app.call(removeReferralLinks, { idList: [id] }, { as });
    expect(await app.call(checkReferralLinkName, { name: '大厅海报' }, { as })).toEqual({ repeat: false });
    expect(await app.call(listStaffNicks, {}, { as })).toEqual([
      { id: 's2', nick: 'li', username: 'li' },
      { id: 's1', nick: '张伟', username: 'zhang' },
    ]);
    await useWeCom(app.db, secrets, weCom.url, false);
    await expect(add({ linkName: '别的' })).rejects.toMatchObject({ status: 409, reason: 'channel_not_configured' });
  });
});

describe('what came by links', () => {
  const today = () => shanghaiTime(new Date()).slice(0, 10);
  const span = () => ({ startTime: `${today()} 00:00:00`, endTime: `${today()} 23:59:59` });
  const come = (externalUserId: string, userId: string, state: string, phones: string[] = []) =>
    app.db.transaction((tx) =>
      takeContacts(tx, [{ externalUserId, userId, name: externalUserId, since: new Date(), state, phones }], 1),
    );

  it('is counted by day, by link and by member of staff', async () => {
    const [hall, shop] = [await ready(), await ready({ linkName: '门店', staffIds: ['s1'] })];
    for (let visit = 0; visit < 3; visit += 1) await app.request(hall.path);
    await come('wm1', 'zhang', hall.path.slice(3));
    await come('wm2', 'li', hall.path.slice(3));
    await come('wm3', 'zhang', shop.path.slice(3));
    await come('wm4', 'zhang', '');
    const all = await app.call(readReferralStatistics, span(), { as });
    expect(all).toMatchObject({
      summary: { visitCount: 3, addedCount: 3, lostCount: 0 },
      days: [{ day: today(), visitCount: 3, addedCount: 3, lostCount: 0 }],
      links: [
        { id: hall.id, visitCount: 3, addedCount: 2 },
        { id: shop.id, visitCount: 0, addedCount: 1 },
      ],
      staff: [
        { id: 's1', nick: '张伟', addedCount: 2 },
        { id: 's2', addedCount: 1 },
      ],
    });
    const one = await app.call(readReferralStatistics, { ...span(), id: shop.id }, { as });
    expect(one.summary).toEqual({ visitCount: 0, addedCount: 1, lostCount: 0 });
    const own = await app.call(readReferralStatistics, { ...span(), staffId: 's2' }, { as });
    expect(own.summary).toEqual({ visitCount: 0, addedCount: 1, lostCount: 0 });
    expect((await app.call(pageReferralLinks, { current: 1, size: 20, staffId: 's2' }, { as })).list).toMatchObject([
      { id: hall.id, visitCount: 3, addedCount: 2, lostCount: 0 },
    ]);
    const week = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-07 23:59:59' };
    expect((await app.call(readReferralStatistics, week, { as })).days).toHaveLength(7);
    const back = { startTime: week.endTime, endTime: week.startTime };
    await expect(app.call(readReferralStatistics, back, { as })).rejects.toMatchObject({ reason: 'invalid_span' });
    const file = await app.send(exportReferralStatistics, span(), { as });
    expect([file.status, (await file.arrayBuffer()).byteLength > 500]).toEqual([200, true]);
  });

  it('hangs the labels of the link on customers who are known, once', async () => {
    await app.db.query(sql`
      insert into tag_systems (id, code, name) values ('s9', 's9', '体系九') on conflict do nothing;
      insert into tags (id, tag_system_id, name) values ('t9', 's9', '海报') on conflict do nothing;
      insert into customers (id, name, phone) values ('c1', '王芳', '13800138000')`);
    const { path } = await ready({ tagIds: ['t9'] });
    const labels = () => app.db.query(sql`select 1 from customer_labels where customer_id = 'c1' and tag_id = 't9'`);
    await come('wm1', 'zhang', path.slice(3));
    expect(await labels()).toEqual([]);
    await come('wm1', 'zhang', path.slice(3), ['+86 138-0013-8000']);
    expect(await labels()).toHaveLength(1);
    await app.db.query(sql`delete from customer_labels`);
    await app.db.transaction(async (tx) => {
      const [row] = await tx.query<{ since: Date }>(
        sql`select since from wecom_contacts where external_user_id = 'wm1'`,
      );
      const again = {
        externalUserId: 'wm1',
        userId: 'zhang',
        name: '王芳',
        since: row?.since ?? new Date(),
        state: path.slice(3),
      };
      await takeContacts(tx, [{ ...again, phones: ['13800138000'] }], 2);
    });
    // Who took it off again has done so for good.
    expect(await labels()).toEqual([]);
  });
});
