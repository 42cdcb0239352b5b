import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import {
  type Channel,
  type Input,
  modifyChannelSettings,
  readChannelSettings,
  testChannelSettings,
} from '@console/api/contract';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../channels/testing/vendor.js';
import { listenLocally } from '../../../outbound/testing/listenLocally.js';
import { handOver, signatureOf } from '../../../sms/gateway.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { shanghaiTime } from '../../../text/moment.js';

const SECRET = 'top-secret-4711';
let vendor: Vendor;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  vendor = await startVendor();
  app = await startApp({ config: { functionHosts: vendor.allowed } });
  as = await app.user({ permissions: ['smsSettings'] });
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.answers(() => ({ body: { message: '已收到 13800138000' } }));
  for (const table of [
    'channel_settings',
    'channel_vendors',
    'channel_days',
    'channel_people',
    'opt_outs',
    'rate_limits',
  ])
    await app.db.query(sql`delete from ${raw(table)}`);
});

type Change = Input<typeof modifyChannelSettings>;

const save = (change: Partial<Change> = {}) =>
  app.call(
    modifyChannelSettings,
    {
      channel: 'sms',
      enabled: true,
      vendor: 'smsGateway',
      address: `${vendor.url}/send`,
      account: 'console',
      secret: SECRET,
      signName: '省篮协',
      dailyLimit: 100,
      dailyLimitPerPerson: 2,
      quietFrom: '',
      quietTo: '',
      price: 45,
      ...change,
    },
    { as },
  );
const read = (channel: Channel = 'sms') => app.call(readChannelSettings, { channel }, { as });
const test = (receiver = '13800138000', more: Partial<Input<typeof testChannelSettings>> = {}) =>
  app.call(testChannelSettings, { channel: 'sms', receiver, content: '你好', ...more }, { as });
/** So many hours from now, by the clocks of Shanghai. */
const clockIn = (hours: number): string => shanghaiTime(new Date(Date.now() + hours * 3_600_000)).slice(11, 16);

describe('settings of channels', () => {
  it('are kept with the secret encrypted, which stays where it is left out and is never answered', async () => {
    expect(await read()).toMatchObject({ enabled: false, vendor: 'smsGateway', updateTime: null });
    await save();
    await save({ secret: undefined, dailyLimit: 50 });
    const settings = await read();
    expect(settings).toMatchObject({ enabled: true, dailyLimit: 50, signName: '省篮协', price: 45 });
    expect(settings.vendors).toMatchObject([
      { vendor: 'smsGateway', account: 'console', hasSecret: true },
      { vendor: 'aliyun', account: '', hasSecret: false },
    ]);
    expect(JSON.stringify(settings)).not.toContain(SECRET);
    const [stored] = await app.db.query<{ secret: string }>(sql`select secret from channel_vendors`);
    expect(stored?.secret).toMatch(/^sealed:v1:/);
  });

  it('keep what was entered for one vendor while another is in use', async () => {
    await save();
    await save({ vendor: 'aliyun', address: '', account: 'LTAI', secret: 'another' });
    expect(await read()).toMatchObject({
      vendor: 'aliyun',
      vendors: [
        { account: 'console', address: `${vendor.url}/send`, hasSecret: true },
        { account: 'LTAI', address: '', hasSecret: true },
      ],
    });
    await save({ secret: undefined });
    expect(await test()).toMatchObject({ sent: true });
  });

  it('are not written over what somebody else has saved meanwhile', async () => {
    const unset = await read();
    const first = await save({ seenUpdateTime: unset.updateTime });
    const late = { seenUpdateTime: unset.updateTime, dailyLimit: 7 };
    await expect(save(late)).rejects.toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    const before = await read();
    expect(before).toMatchObject({ dailyLimit: 100, updateTime: first?.updateTime });
    const both = await Promise.allSettled(
      [8, 9].map((dailyLimit) => save({ seenUpdateTime: before.updateTime, dailyLimit })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    // Another channel has settings of its own.
    await save({ channel: 'app', vendor: 'pushGateway', seenUpdateTime: null });
    // Who does not say what they saw wins.
    await save({ dailyLimit: 10 });
    expect((await read()).dailyLimit).toBe(10);
  });

  it('are not switched on without what the vendor needs, nor with an address inside or another channel’s vendor', async () => {
    await expect(save({ secret: undefined })).rejects.toMatchObject({ reason: 'channel_settings_incomplete' });
    await expect(save({ address: '' })).rejects.toMatchObject({ reason: 'channel_settings_incomplete' });
    await expect(save({ account: ' ' })).rejects.toMatchObject({ reason: 'channel_settings_incomplete' });
    await expect(save({ address: 'http://10.0.0.7/send' })).rejects.toMatchObject({ reason: 'address_not_allowed' });
    await expect(save({ vendor: 'weCom' })).rejects.toMatchObject({ reason: 'wrong_vendor' });
    await expect(test()).rejects.toMatchObject({ status: 409, reason: 'channel_not_configured' });
    await save({ enabled: false });
    await expect(test()).rejects.toMatchObject({ reason: 'channel_not_configured' });
  });

  it('say where vendors report by the address that they reach, where the server knows one', async () => {
    expect((await read()).vendors).toMatchObject([{ receiptUrl: null }, { receiptUrl: null }]);
    const outside = await startApp({ config: { publicUrl: 'https://go.example.com' } });
    const reader = await outside.user({ permissions: ['smsSettings'] });
    const vendorsOf = async (channel: Channel) =>
      (await outside.call(readChannelSettings, { channel }, { as: reader })).vendors;
    for (const { receiptPath, receiptUrl } of await vendorsOf('sms'))
      expect(receiptUrl).toBe(`https://go.example.com${receiptPath}`);
    expect(await vendorsOf('qyWechat')).toMatchObject([{ receiptPath: null, receiptUrl: null }]);
    // What is entered at WeChat beside it, the same each time.
    const [account] = await vendorsOf('wechat');
    expect(account?.receiptAesKey).toMatch(/^[A-Za-z0-9]{43}$/);
    expect((await vendorsOf('wechat'))[0]).toEqual(account);
    await outside.close();
  });

  it('take no address at which everybody on the way reads along, unless its host is one of our own', async () => {
    const open = { status: 400, reason: 'address_not_https' };
    await expect(save({ address: 'http://sms.example.com/send' })).rejects.toMatchObject(open);
    const wechat = { channel: 'wechat', vendor: 'officialAccount', account: 'wx1', signName: '' } as const;
    await expect(save({ ...wechat, address: 'HTTP://api.example.com' })).rejects.toMatchObject(open);
    await save({ address: 'https://sms.example.com/send' });
    // The loopback gateway stands in FUNCTION_HOSTS.
    await save({ address: `${vendor.url}/send` });
    // One that was kept before is not called either.
    await app.db.query(sql`update channel_vendors set address = 'http://sms.example.com/send'`);
    expect(await test()).toMatchObject({ sent: false, outcome: 'notAllowed', status: null });
    await save({ ...wechat, address: 'https://api.example.com' });
    await app.db.query(
      sql`update channel_vendors set address = 'http://api.example.com' where vendor = 'officialAccount'`,
    );
    const card = { channel: 'wechat' as const, templateCode: 'T1' };
    expect(await test('o-12345', card)).toMatchObject({ sent: false, outcome: 'notAllowed' });
  });

  it('do not send a secret that is kept to an address that was changed', async () => {
    const wechat = { channel: 'wechat', vendor: 'officialAccount', account: 'wx1', signName: '' } as const;
    await save(wechat);
    const other = { ...wechat, secret: undefined, address: 'https://thief.example.com' };
    await expect(save(other)).rejects.toMatchObject({ status: 400, reason: 'channel_secret_again' });
    await save({ ...other, address: `${vendor.url}/again` });
    await save({ ...other, secret: 'entered again' });
    expect((await read('wechat')).vendors).toMatchObject([{ address: 'https://thief.example.com' }]);
  });

  it('never bring a secret together with an address that is entered at the same time', async () => {
    const wechat = {
      channel: 'wechat',
      vendor: 'officialAccount',
      account: 'wx1',
      signName: '',
      enabled: false,
    } as const;
    const thief = 'https://thief.example.com';
    await Promise.allSettled([save(wechat), save({ ...wechat, secret: undefined, address: thief })]);
    const [kept] = (await read('wechat')).vendors;
    expect(kept?.address === thief && kept.hasSecret).toBe(false);
  });

  it('take the file of a service account as it is, and nothing else', async () => {
    const push = { channel: 'app', vendor: 'fcm', address: '', account: '' } as const;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const file = {
      type: 'service_account',
      project_id: 'basket',
      client_email: 'push@basket.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const wrong = ['not json', '{}', { ...file, private_key: 'x' }, { ...file, token_uri: 'http://10.0.0.7/' }].map(
      (one) => (typeof one === 'string' ? one : JSON.stringify(one)),
    );
    for (const secret of wrong)
      await expect(save({ ...push, secret })).rejects.toMatchObject({ reason: 'wrong_service_account' });
    await save({ ...push, secret: JSON.stringify(file) });
    await save({ ...push, secret: undefined });
    // It is asked for tokens, which would go there.
    const elsewhere = save({ ...push, secret: undefined, address: 'https://thief.example.com' });
    await expect(elsewhere).rejects.toMatchObject({ reason: 'channel_secret_again' });
    const { vendors } = await read('app');
    expect(vendors[1]).toMatchObject({ vendor: 'fcm', account: file.client_email, hasSecret: true });
    expect(JSON.stringify(vendors)).not.toContain('PRIVATE KEY');
  });
});

describe('a message to try them', () => {
  it('really goes to the gateway, signed over exactly what was sent', async () => {
    await save();
    expect(await test()).toMatchObject({ sent: true, outcome: 'sent' });
    const [heard] = vendor.heard;
    const { headers = {}, text = '' } = heard ?? {};
    expect(JSON.parse(text)).toMatchObject({ phoneNumber: '13800138000', content: '你好', signName: '省篮协' });
    const { 'x-timestamp': timestamp = '', 'x-nonce': nonce = '' } = headers;
    expect(headers).toMatchObject({
      'x-access-key': 'console',
      'x-signature': signatureOf(SECRET, String(timestamp), String(nonce), text),
    });
    expect((await read()).sentToday).toBe(1);
  });

  it.each([
    [401, 'unauthorised'],
    [422, 'declined'],
    [302, 'redirected'],
    [429, 'busy'],
  ])('says what a reply of %d means, and does not count it', async (answered, outcome) => {
    await save();
    vendor.answers(() => ({ status: answered, body: { message: '13800138000' } }));
    const said = { sent: false, outcome, status: answered, message: '{"message":"138****8000"}' };
    expect(await test()).toMatchObject(said);
    expect((await read()).sentToday).toBe(0);
  });

  it('counts what may have gone out although nobody can tell', async () => {
    await save();
    vendor.answers(() => ({ status: 503, body: {} }));
    expect(await test()).toMatchObject({ sent: false, outcome: 'vendorFailed', status: 503 });
    vendor.answers(() => 'lost');
    expect(await test()).toMatchObject({ sent: false, outcome: 'broken', status: null });
    expect((await read()).sentToday).toBe(2);
  });

  it('says where it was not reached, and why', async () => {
    const lost = createServer();
    const { url, host, close } = await listenLocally(lost);
    await close();
    const silent = createServer(() => undefined);
    const waiting = await listenLocally(silent);
    const to = (gatewayUrl: string, patience = 2000) =>
      handOver(
        {
          gatewayUrl,
          accessKey: 'a',
          secret: 's',
          allowed: [host, waiting.host, ...vendor.allowed, 'gateway.invalid'],
        },
        { phoneNumber: '13800138000', content: 'a', signName: '' },
        patience,
      );
    expect(await to(url)).toMatchObject({ outcome: 'refused', status: null });
    expect(await to('https://gateway.invalid/')).toMatchObject({ outcome: 'dns' });
    expect(await to(vendor.url.replace('http:', 'https:'))).toMatchObject({ outcome: 'tls' });
    expect(await to('http://10.0.0.7/')).toMatchObject({ outcome: 'notAllowed' });
    vendor.answers(() => 'lost');
    expect(await to(vendor.url)).toMatchObject({ outcome: 'broken' });
    expect(await to(waiting.url, 200)).toMatchObject({ outcome: 'slow' });
    await waiting.close();
  });

  it('goes to Alibaba Cloud by its template, and says what its codes mean', async () => {
    await save({ vendor: 'aliyun', address: vendor.url, account: 'LTAI' });
    vendor.answers(() => ({ body: { Code: 'OK', BizId: 'b1' } }));
    expect(await test()).toMatchObject({ sent: false, outcome: 'wrongContent' });
    expect(vendor.heard).toEqual([]);
    const template = { templateCode: 'SMS_1', values: [{ name: 'code', value: '42' }] };
    expect(await test('13800138000', template)).toMatchObject({ sent: true });
    expect(vendor.heard[0]?.query.get('TemplateParam')).toBe('{"code":"42"}');
    vendor.answers(() => ({ status: 400, body: { Code: 'isv.AMOUNT_NOT_ENOUGH', Message: '余额不足' } }));
    expect(await test('13800138000', template)).toMatchObject({
      sent: false,
      outcome: 'unauthorised',
      message: 'isv.AMOUNT_NOT_ENOUGH 余额不足',
    });
  });

  it('goes through a WeChat account, an app gateway and WeCom', async () => {
    const wechat = { channel: 'wechat', vendor: 'officialAccount', address: vendor.url, account: 'wx1' } as const;
    await save(wechat);
    vendor.answers(({ path }) => ({
      body: path.endsWith('token') ? { access_token: 't', expires_in: 7200 } : { errcode: 0, msgid: 7 },
    }));
    const values = [{ name: 'thing1', value: '周六' }];
    expect(await test('o-1', { channel: 'wechat', templateCode: 'T1', values })).toMatchObject({ sent: true });
    expect(JSON.parse(vendor.heard.at(-1)?.text ?? '')).toMatchObject({ touser: 'o-1', template_id: 'T1' });

    await save({ channel: 'app', vendor: 'pushGateway', address: vendor.url });
    vendor.answers(({ text }) => ({
      body: { results: [{ key: JSON.parse(text).messages[0].key, taken: false, reason: 'address' }] },
    }));
    expect(await test('device', { channel: 'app' })).toMatchObject({ sent: false, outcome: 'wrongReceiver' });

    await save({ channel: 'qyWechat', vendor: 'weCom', address: vendor.url, account: 'corp' });
    vendor.answers(({ path }) => ({
      body: path.endsWith('gettoken') ? { access_token: 't', expires_in: 7200 } : { errcode: 0, msgid: 'm1' },
    }));
    expect(await test('contact', { channel: 'qyWechat', sender: 'wang' })).toMatchObject({ sent: true });
    expect(JSON.parse(vendor.heard.at(-1)?.text ?? '')).toMatchObject({ sender: 'wang', external_userid: ['contact'] });
  });

  it('keeps to the limits of the day: to one number, and of all', async () => {
    await save({ dailyLimit: 3 });
    await test();
    await test();
    expect(await test()).toMatchObject({ sent: false, outcome: 'personFull' });
    await test('13900139000');
    expect(await test('13700137000')).toMatchObject({ outcome: 'dayFull' });
    expect(vendor.heard).toHaveLength(3);
    await expect(test('12345')).rejects.toMatchObject({ reason: 'wrong_receiver' });
  });

  it('goes out in quiet hours only where it is confirmed, and is asked for before it counts', async () => {
    await save({ quietFrom: clockIn(-2), quietTo: clockIn(2) });
    await expect(test()).rejects.toMatchObject({ status: 409, reason: 'quiet_hours' });
    expect(vendor.heard).toEqual([]);
    expect((await read()).sentToday).toBe(0);
    expect(await test('13800138000', { confirmed: true })).toMatchObject({ sent: true });
    await save({ quietFrom: clockIn(2), quietTo: clockIn(-2) });
    expect(await test()).toMatchObject({ sent: true });
  });

  it('is not sent with a secret that was encrypted with another key', async () => {
    await save();
    await app.db.query(sql`update channel_vendors set secret = 'sealed:v1:00000000:AAAAAAAAAAAAAAAA:AAAA'`);
    expect(await test()).toMatchObject({ sent: false, outcome: 'secretLost' });
    expect((await read()).vendors[0]).toMatchObject({ hasSecret: true, secretLost: true });
    expect(vendor.heard).toEqual([]);
  });
});
