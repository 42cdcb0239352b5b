import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fcm } from './app/fcm.js';
import { pushGateway } from './app/pushGateway.js';
import type { SendOutcome } from './channel.js';
import { aliyunSms } from './sms/aliyunSms.js';
import { gatewaySms } from './sms/gatewaySms.js';
import { startVendor, type Vendor, type VendorAnswer } from './testing/vendor.js';
import { weCom } from './weCom/weCom.js';
import { weComChannel } from './weCom/weComChannel.js';
import { officialAccount } from './wechat/officialAccount.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** One that says nothing more. */
const SILENCE = new Promise<VendorAnswer>(() => undefined);

const one = <Content>(content: Content) => [{ key: 'm1', to: '13800138000', content }];

/** A message handed over through each of the vendors, who have so many milliseconds for it. */
const ways = (patience: number) => {
  const line = { allowed: vendor.allowed, patience };
  const endpoint = vendor.url;
  const push = { title: '开赛', content: '周六', imageUrl: '', action: 'open', target: '' } as const;
  const gateway = { gatewayUrl: `${endpoint}/own`, accessKey: 'k', secret: 's', allowed: vendor.allowed };
  return {
    smsGateway: () => gatewaySms(gateway, patience).send(one({ signName: '省篮协', content: '周六开赛' })),
    aliyun: () =>
      aliyunSms({ ...line, endpoint: `${endpoint}/aliyun`, accessKeyId: 'k', secret: 's' }).send(
        one({ signName: '省篮协', templateCode: 'SMS_1', params: {} }),
      ),
    wechat: () =>
      officialAccount({ ...line, endpoint, appId: 'wx1', secret: 's' }).send(
        one({ templateId: 'TM1', fields: [], url: '' }),
      ),
    pushGateway: () => pushGateway({ ...line, ...gateway, gatewayUrl: `${endpoint}/push` }).send(one(push)),
    fcm: () =>
      fcm({ ...line, endpoint, tokenUri: `${endpoint}/token`, projectId: 'p1', clientEmail: 'a@b', privateKey }).send(
        one(push),
      ),
    weCom: () =>
      weComChannel(weCom({ ...line, endpoint, corpId: 'ww1', secret: 's' })).send(
        one({ sender: 'zhang', content: '周六见' }),
      ),
  };
};

/** What came of it by each of them, of all at once. */
const outcomes = async (patience: number): Promise<Record<string, SendOutcome | undefined>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(ways(patience)).map(async ([name, send]) => [name, (await send())[0]] as const)),
  );

const isToken = (path: string): boolean => path.endsWith('token');
const token: VendorAnswer = { body: { access_token: 't1', expires_in: 7200 } };

/** That they took it, in the words of each. */
const taken = (path: string): VendorAnswer => {
  if (path.endsWith('/push')) return { body: { results: [{ key: 'm1', taken: true, id: 'p1' }] } };
  if (path.endsWith('/aliyun')) return { body: { Code: 'OK', BizId: 'b1' } };
  return { body: { errcode: 0, msgid: 'w1', name: 'projects/p1/messages/1' } };
};

it('of a vendor that does not answer in time, nobody knows whether it took the message', async () => {
  vendor.answers(({ path }) => (isToken(path) ? token : SILENCE));
  const unknown = expect.objectContaining({ state: 'unknown', fault: 'slow' });
  expect(await outcomes(2000)).toEqual({
    smsGateway: unknown,
    aliyun: unknown,
    wechat: unknown,
    pushGateway: unknown,
    fcm: unknown,
    weCom: unknown,
  });
  // Each heard of it once.
  expect(vendor.heard.filter(({ path }) => !isToken(path))).toHaveLength(6);
}, 30_000);

it('a vendor that is slow with its token has surely not taken it', async () => {
  vendor.answers(({ path }) => (isToken(path) ? SILENCE : taken(path)));
  const later = expect.objectContaining({ state: 'later', fault: 'slow' });
  expect(await outcomes(2000)).toMatchObject({ wechat: later, fcm: later, weCom: later });
  expect(vendor.heard.filter(({ path }) => isToken(path))).toHaveLength(3);
}, 30_000);

it('a vendor that answers late, and in time, has taken it', async () => {
  vendor.answers(async ({ path }) => {
    await pause(500);
    return isToken(path) ? token : taken(path);
  });
  expect(await outcomes(20_000)).toEqual({
    smsGateway: { state: 'taken', receiptId: 'm1' },
    aliyun: { state: 'taken', receiptId: 'b1' },
    wechat: { state: 'taken', receiptId: 'w1' },
    pushGateway: { state: 'taken', receiptId: 'p1' },
    fcm: { state: 'taken', receiptId: 'projects/p1/messages/1' },
    weCom: { state: 'taken', receiptId: 'w1' },
  });
}, 30_000);
