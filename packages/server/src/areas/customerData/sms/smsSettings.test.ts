import { type Input, modifySmsSettings, readSmsSettings, testSmsSettings } from '@console/api/contract';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenLocally } from '../../../outbound/testing/listenLocally.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { handOver, signatureOf } from '../../../sms/gateway.js';
import { shanghaiTime } from '../../../text/moment.js';

const SECRET = 'top-secret-4711';
const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    heard.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    if (status === 0) request.socket.destroy();
    else if (status > 0) response.writeHead(status).end('{"message":"已收到 13800138000"}');
  });
});

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let listening: Awaited<ReturnType<typeof listenLocally>>;
beforeAll(async () => {
  listening = await listenLocally(gateway);
  app = await startApp({ config: { functionHosts: [listening.host] } });
  as = await app.user({ permissions: ['smsSettings'] });
}, 120_000);
afterAll(async () => {
  await app.close();
  await listening.close();
});
beforeEach(async () => {
  heard.length = 0;
  status = 200;
  await app.db.query(sql`delete from sms_settings`);
  await app.db.query(sql`delete from sms_sent`);
  await app.db.query(sql`delete from rate_limits`);
});

const save = (change: Partial<Input<typeof modifySmsSettings>> = {}) =>
  app.call(
    modifySmsSettings,
    {
      enabled: true,
      gatewayUrl: `${listening.url}/send`,
      accessKey: 'console',
      secret: SECRET,
      signName: '省篮协',
      dailyLimit: 100,
      dailyLimitPerPhone: 2,
      quietFrom: '',
      quietTo: '',
      ...change,
    },
    { as },
  );
const read = () => app.call(readSmsSettings, {}, { as });
const test = (phoneNumber = '13800138000', confirmed?: boolean) =>
  app.call(testSmsSettings, { phoneNumber, content: '你好', ...(confirmed !== undefined && { confirmed }) }, { as });
/** So many hours from now, by the clocks of Shanghai. */
const clockIn = (hours: number): string => shanghaiTime(new Date(Date.now() + hours * 3_600_000)).slice(11, 16);

describe('settings of text messages', () => {
  it('are kept with the secret encrypted, which stays where it is left out and is never answered', async () => {
    expect(await read()).toMatchObject({ enabled: false, hasSecret: false, updateTime: null });
    await save();
    await save({ secret: undefined, dailyLimit: 50 });
    const settings = await read();
    expect(settings).toMatchObject({ enabled: true, hasSecret: true, dailyLimit: 50, signName: '省篮协' });
    expect(JSON.stringify(settings)).not.toContain(SECRET);
    const [stored] = await app.db.query<{ secret: string }>(sql`select secret from sms_settings`);
    expect(stored?.secret).toMatch(/^sealed:v1:/);
  });

  it('are not switched on without a gateway, an account and a secret, nor with an address inside', async () => {
    await expect(save({ secret: undefined })).rejects.toMatchObject({ reason: 'sms_settings_incomplete' });
    await expect(save({ gatewayUrl: '' })).rejects.toMatchObject({ reason: 'sms_settings_incomplete' });
    await expect(save({ gatewayUrl: 'http://10.0.0.7/send' })).rejects.toMatchObject({ reason: 'address_not_allowed' });
    await expect(test()).rejects.toMatchObject({ reason: 'channel_not_configured' });
    await save({ enabled: false });
    await expect(test()).rejects.toMatchObject({ reason: 'channel_not_configured' });
  });
});

describe('a message to try them', () => {
  it('really goes to the gateway, signed over exactly what was sent', async () => {
    await save();
    expect(await test()).toMatchObject({
      sent: true,
      outcome: 'sent',
      status: 200,
      message: '{"message":"已收到 138****8000"}',
    });
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(JSON.parse(body)).toEqual({ phoneNumber: '13800138000', content: '你好', signName: '省篮协' });
    const { 'x-timestamp': timestamp = '', 'x-nonce': nonce = '' } = headers;
    expect(headers).toMatchObject({
      'x-access-key': 'console',
      'x-signature': signatureOf(SECRET, String(timestamp), String(nonce), body),
    });
    expect((await read()).sentToday).toBe(1);
  });

  it.each([
    [401, 'unauthorised'],
    [422, 'declined'],
    [302, 'redirected'],
    [503, 'gatewayFailed'],
  ])('says what a reply of %d means, and does not count it', async (answered, outcome) => {
    await save();
    status = answered;
    expect(await test()).toMatchObject({ sent: false, outcome, status: answered });
    expect((await read()).sentToday).toBe(0);
  });

  it('says where it was not reached, and why', async () => {
    const lost = createServer();
    const { url, host, close } = await listenLocally(lost);
    await close();
    const to = (gatewayUrl: string, patience = 2000) =>
      handOver(
        { gatewayUrl, accessKey: 'a', secret: 's', allowed: [host, listening.host, 'gateway.invalid'] },
        { phoneNumber: '13800138000', content: 'a', signName: '' },
        patience,
      );
    expect(await to(url)).toMatchObject({ outcome: 'refused', status: null });
    expect(await to('https://gateway.invalid/')).toMatchObject({ outcome: 'dns' });
    expect(await to(listening.url.replace('http:', 'https:'))).toMatchObject({ outcome: 'tls' });
    expect(await to('http://10.0.0.7/')).toMatchObject({ outcome: 'notAllowed' });
    status = 0;
    expect(await to(listening.url)).toMatchObject({ outcome: 'broken' });
    status = -1;
    expect(await to(listening.url, 200)).toMatchObject({ outcome: 'slow' });
  });

  it('keeps to the limits of the day: to one number, and of all', async () => {
    await save({ dailyLimit: 3 });
    await test();
    await test();
    expect(await test()).toMatchObject({ sent: false, outcome: 'phoneFull' });
    await test('13900139000');
    expect(await test('13700137000')).toMatchObject({ outcome: 'dayFull' });
    expect(heard).toHaveLength(3);
  });

  it('goes out in quiet hours only where it is confirmed, and is asked for before it counts', async () => {
    await save({ quietFrom: clockIn(-2), quietTo: clockIn(2) });
    await expect(test()).rejects.toMatchObject({ status: 409, reason: 'quiet_hours' });
    await expect(test('13800138000', false)).rejects.toMatchObject({ reason: 'quiet_hours' });
    expect(heard).toEqual([]);
    expect((await read()).sentToday).toBe(0);
    expect(await test('13800138000', true)).toMatchObject({ sent: true });
    await save({ quietFrom: clockIn(2), quietTo: clockIn(-2) });
    expect(await test()).toMatchObject({ sent: true });
  });

  it('is not sent with a secret that was encrypted with another key', async () => {
    await save();
    await app.db.query(sql`update sms_settings set secret = 'sealed:v1:00000000:AAAAAAAAAAAAAAAA:AAAA'`);
    expect(await test()).toMatchObject({ sent: false, outcome: 'secretLost' });
    expect(heard).toEqual([]);
  });
});
