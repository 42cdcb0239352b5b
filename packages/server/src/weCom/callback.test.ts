import { readWeComCallback } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sealWeComReport } from '../channels/testing/sealWeComReport.js';
import { secretBox, type SecretBox } from '../secrets/index.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { startApp, type TestUser } from '../testing/startApp.js';
import { callbackKeys, callbackPath } from './callbackKeys.js';
import { type PlayedWeCom, startPlayedWeCom } from './testing/playedWeCom.js';
import { CORP_ID, forgetWeCom, useWeCom } from './testing/useWeCom.js';

vi.setConfig({ testTimeout: 60_000 });

let weCom: PlayedWeCom;
let app: Awaited<ReturnType<typeof startApp>>;
let secrets: SecretBox;
let as: TestUser;
beforeAll(async () => {
  weCom = await startPlayedWeCom();
  app = await startApp({ config: { functionHosts: weCom.hosts, publicUrl: 'https://go.example.com' } });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  as = await app.user({ permissions: ['smsSettings'] });
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

const now = () => Math.floor(Date.now() / 1000);
const keys = () => callbackKeys(secrets, CORP_ID);
const xmlOf = (fields: Readonly<Record<string, string>>): string => {
  const all = Object.entries({ ToUserName: CORP_ID, FromUserName: 'sys', MsgType: 'event', ...fields });
  return `<xml>${all.map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`).join('')}</xml>`;
};
const report = async (fields: Readonly<Record<string, string>>, sealing = keys()) => {
  const { encrypted, query } = sealWeComReport(sealing, xmlOf(fields), String(now()));
  const body = `<xml><ToUserName>${CORP_ID}</ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
  const response = await app.request(`${callbackPath(secrets)}?${query}`, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
};
const changed = (ChangeType: string, more: Readonly<Record<string, string>>) =>
  report({ Event: 'change_external_contact', ChangeType, CreateTime: String(now()), ...more });
const comes = (more: Readonly<Record<string, string>> = {}) =>
  changed('add_external_contact', { UserID: 'zhang', ExternalUserID: 'wm1', ...more });
const contacts = () =>
  app.db.query<{ external: string; isLost: boolean }>(sql`
    select external_user_id as external, lost_at is not null as "isLost" from wecom_contacts order by 1`);
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 30 });
/** What waits for its time is looked into now. */
const hurry = () =>
  app.db.query(sql`
    update wecom_events set due_at = now() where due_at > now();
    update jobs set run_at = now() where kind = 'take_wecom_reports' and status = 'queued'`);
const known = (since = now()) => ({ externalUserId: 'wm1', userId: 'zhang', name: '王芳', since, state: 'code1' });

describe('the address at which WeCom reports', () => {
  it('is shown with what is entered there, and answers the test that WeCom makes of it', async () => {
    const shown = await app.call(readWeComCallback, {}, { as });
    expect(shown).toEqual({
      url: `https://go.example.com${callbackPath(secrets)}`,
      token: keys().token,
      encodingAesKey: keys().encodingAesKey,
      heardTime: null,
    });
    expect(shown.encodingAesKey).toMatch(/^[A-Za-z0-9]{43}$/);
    const { encrypted, query } = sealWeComReport(keys(), '1616140317555161061', '1409659589');
    query.set('echostr', encrypted);
    const echo = await app.request(`${callbackPath(secrets)}?${query}`);
    expect([echo.status, await echo.text()]).toEqual([200, '1616140317555161061']);
  });

  it('takes nothing from anybody else', async () => {
    const fields = { Event: 'change_external_contact', ChangeType: 'add_external_contact', CreateTime: String(now()) };
    expect((await report(fields, { ...keys(), token: 'guessed' })).status).toBe(401);
    expect((await report(fields, { ...keys(), corpId: 'ww2' })).status).toBe(401);
    const wrong = await app.request('/wecom/0000000000000000000000', { method: 'POST', body: '<xml/>' });
    expect(wrong.status).toBe(404);
    const large = await app.request(callbackPath(secrets), { method: 'POST', body: 'x'.repeat(200_000) });
    expect(large.status).toBe(413);
    expect((await app.request(callbackPath(secrets), { method: 'PUT' })).status).toBe(405);
    expect(await app.db.query(sql`select 1 from wecom_events`)).toEqual([]);
  });
});

describe('what WeCom reports', () => {
  it('is known at once: who comes, with the way they came by, and who goes', async () => {
    weCom.becomes({ contacts: [known()] });
    expect(await comes()).toEqual({ status: 200, text: 'success' });
    await until(async () => expect(await contacts()).toEqual([{ external: 'wm1', isLost: false }]));
    expect((await app.call(readWeComCallback, {}, { as })).heardTime).not.toBeNull();
    weCom.world().contacts = [];
    await changed('del_follow_user', { UserID: 'zhang', ExternalUserID: 'wm1', CreateTime: String(now() + 5) });
    await until(async () => expect(await contacts()).toEqual([{ external: 'wm1', isLost: true }]));
    const kinds = await app.db.query<{ kind: string }>(sql`select kind from wecom_changes order by id`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['added', 'lost']);
  });

  it('is counted once, however often it is reported', async () => {
    const since = now();
    weCom.becomes({ contacts: [known(since)] });
    const fields = {
      Event: 'change_external_contact',
      ChangeType: 'add_external_contact',
      UserID: 'zhang',
      ExternalUserID: 'wm1',
      CreateTime: String(since),
    };
    for (let time = 0; time < 3; time += 1) await report(fields);
    await until(async () => expect(await contacts()).toHaveLength(1));
    expect(await app.db.query(sql`select 1 from wecom_events`)).toHaveLength(1);
    expect(await app.db.query(sql`select 1 from wecom_changes`)).toHaveLength(1);
  });

  it('greets whoever comes by a link, once, and nobody who wants no messages', async () => {
    weCom.becomes({ contacts: [known()] });
    await app.db.query(sql`
      insert into referral_links (id, name, code, welcome, way_state) values ('l1', '大厅', 'code1', '欢迎来看球', 'ready')`);
    await comes({ State: 'code1', WelcomeCode: 'first' });
    await until(async () => expect(weCom.world().greeted).toEqual([{ code: 'first', text: '欢迎来看球' }]));
    await app.db.query(
      sql`insert into opt_outs (channel, address_hash) values ('qyWechat', opt_out_hash('qyWechat', 'wm1'))`,
    );
    await comes({ State: 'code1', WelcomeCode: 'second', CreateTime: String(now() + 1) });
    await until(async () => expect(await app.db.query(sql`select 1 from wecom_events where not done`)).toEqual([]));
    // Nobody who came by no link, or too long ago.
    await app.db.query(sql`delete from opt_outs`);
    await comes({ State: '', WelcomeCode: 'third', CreateTime: String(now() + 2) });
    await comes({ State: 'code1', WelcomeCode: 'fourth', CreateTime: String(now() - 60) });
    // Nor by one whose time is over.
    await app.db.query(sql`update referral_links set expire_at = now() - interval '1 minute'`);
    await comes({ State: 'code1', WelcomeCode: 'fifth', CreateTime: String(now() + 3) });
    await until(async () => expect(await app.db.query(sql`select 1 from wecom_events where not done`)).toEqual([]));
    expect(weCom.world().greeted).toHaveLength(1);
  });

  it('keeps a group in step, up to its end', async () => {
    const members = [{ userId: 'wm1', type: 2 as const, joined: now(), name: '王芳' }];
    weCom.becomes({ groups: [{ chatId: 'g1', name: '季票群', owner: 'zhang', members }] });
    const chat = (ChangeType: string, later: number) =>
      report({ Event: 'change_external_chat', ChangeType, ChatId: 'g1', CreateTime: String(now() + later) });
    await chat('create', 0);
    const groups = () =>
      app.db.query<{ name: string; count: number; isGone: boolean }>(sql`
        select name, member_count as count, gone_at is not null as "isGone" from private_domains`);
    await until(async () => expect(await groups()).toEqual([{ name: '季票群', count: 1, isGone: false }]));
    weCom.world().groups = [];
    await chat('dismiss', 1);
    await until(async () => expect(await groups()).toEqual([{ name: '季票群', count: 1, isGone: true }]));
  });

  it('is looked into again where WeCom was not reached', async () => {
    let lost = 0;
    weCom.becomes({
      contacts: [known()],
      before: (name) => {
        if (name !== 'externalcontact/get' || lost > 0) return undefined;
        lost += 1;
        return 'lost';
      },
    });
    await comes();
    await until(async () => {
      await hurry();
      expect(await contacts()).toHaveLength(1);
    });
  });

  it('is kept while WeCom refuses the account, and looked into once that is mended', async () => {
    let refuses = true;
    weCom.becomes({
      contacts: [known()],
      before: (name) =>
        name === 'externalcontact/get' && refuses ? { body: { errcode: 48002, errmsg: 'no right' } } : undefined,
    });
    await comes();
    const waits = () =>
      app.db.query(sql`
      select 1 as one from jobs where kind = 'take_wecom_reports' and status = 'queued' and run_at > now() + interval '1 minute'`);
    await until(async () => expect(await waits()).toHaveLength(1));
    expect(await app.db.query(sql`select 1 from wecom_events where not done`)).toHaveLength(1);
    refuses = false;
    await app.db.query(sql`update jobs set payload = '{}', run_at = now() where kind = 'take_wecom_reports'`);
    await until(async () => expect(await contacts()).toHaveLength(1));
  });

  it('is tried as often as every other one, however often another was tried', async () => {
    const lost = new Map<string, number>();
    weCom.becomes({
      contacts: [{ ...known(), externalUserId: 'wm2' }],
      before: (name, { query }) => {
        const who = query.get('external_userid') ?? '';
        if (name !== 'externalcontact/get') return undefined;
        lost.set(who, (lost.get(who) ?? 0) + 1);
        return who === 'wm1' || (lost.get(who) ?? 0) < 4 ? 'lost' : undefined;
      },
    });
    await comes();
    await comes({ ExternalUserID: 'wm2' });
    await until(async () => {
      await hurry();
      expect(await app.db.query(sql`select 1 from wecom_events where not done`)).toEqual([]);
    });
    expect([lost.get('wm1'), lost.get('wm2')]).toEqual([5, 4]);
    expect(await contacts()).toEqual([{ external: 'wm2', isLost: false }]);
  });

  it('waits while WeCom asks for that, and whoever comes meanwhile is greeted at once', async () => {
    weCom.becomes({
      contacts: [known()],
      before: (name) => (name === 'externalcontact/get' ? { status: 429, body: {} } : undefined),
    });
    await app.db.query(sql`
      insert into referral_links (id, name, code, welcome, way_state) values ('l1', '大厅', 'code1', '欢迎来看球', 'ready')`);
    await comes();
    const waits = () =>
      app.db.query(sql`
      select 1 as one from jobs where kind = 'take_wecom_reports' and status = 'queued' and run_at > now()`);
    await until(async () => expect(await waits()).toHaveLength(1));
    await comes({ ExternalUserID: 'wm2', State: 'code1', WelcomeCode: 'first' });
    await until(async () => expect(weCom.world().greeted).toEqual([{ code: 'first', text: '欢迎来看球' }]));
    // It goes on waiting otherwise.
    await until(async () => expect(await waits()).toHaveLength(1));
    expect(weCom.calls('externalcontact/get')).toBe(1);
  });
});
