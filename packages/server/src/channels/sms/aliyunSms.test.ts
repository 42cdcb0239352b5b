import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../testing/vendor.js';
import { aliyunHeaders } from './aliyunSignature.js';
import { aliyunSms, readAliyunReports } from './aliyunSms.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const account = { accessKeyId: 'key', secret: 'secret' };
const at = new Date('2026-11-28T10:00:00.123Z');
const message = {
  key: 'm1',
  to: '13800138000',
  content: { signName: '省篮协', templateCode: 'SMS_1', params: { name: '王芷晴' } },
};
const send = () =>
  aliyunSms({ endpoint: vendor.url, ...account, allowed: vendor.allowed, patience: 500 }, () => at).send([message]);

it('sends a filled template, signed over exactly what is sent', async () => {
  vendor.answers(() => ({ body: { Code: 'OK', Message: 'OK', BizId: '9006197469364984400', RequestId: 'r' } }));
  expect(await send()).toEqual([{ state: 'taken', receiptId: '9006197469364984400' }]);
  const [call] = vendor.heard;
  const query = Object.fromEntries(call?.query ?? []);
  expect(query).toEqual({
    PhoneNumbers: '13800138000',
    SignName: '省篮协',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"name":"王芷晴"}',
    OutId: 'm1',
  });
  const signed = aliyunHeaders(
    {
      method: 'POST',
      host: call?.headers.host ?? '',
      query,
      body: '',
      action: 'SendSms',
      version: '2017-05-25',
      date: '2026-11-28T10:00:00Z',
      nonce: String(call?.headers['x-acs-signature-nonce']),
    },
    account,
  );
  expect(call?.headers).toMatchObject(signed);
});

it.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', { state: 'refused', reason: 'address' }],
  ['isv.BUSINESS_LIMIT_CONTROL', { state: 'refused', reason: 'limit' }],
  ['isv.TEMPLATE_MISSING_PARAMETERS', { state: 'refused', reason: 'content' }],
  ['isv.SMS_SIGNATURE_ILLEGAL', { state: 'refused', reason: 'content' }],
  ['isv.AMOUNT_NOT_ENOUGH', { state: 'refused', reason: 'account' }],
  ['SignatureDoesNotMatch', { state: 'refused', reason: 'account' }],
  ['isv.SOMETHING_NEW', { state: 'refused', reason: 'other' }],
  ['Throttling.User', { state: 'later' }],
  ['isp.SYSTEM_ERROR', { state: 'unknown' }],
] as const)('reads %s', async (code, outcome) => {
  vendor.answers(() => ({ status: 400, body: { Code: code, Message: '说明 13900139000' } }));
  const [found] = await send();
  expect(found).toMatchObject({ ...outcome, said: expect.stringContaining(code) });
  expect(JSON.stringify(found)).not.toContain('13900139000');
});

it('does not know what came of a message whose reply was lost, or was none', async () => {
  vendor.answers(() => 'lost');
  expect(await send()).toMatchObject([{ state: 'unknown' }]);
  vendor.answers(() => ({ status: 502, body: '<html>' }));
  expect(await send()).toMatchObject([{ state: 'unknown' }]);
});

it('knows that nothing was taken where nobody listens', async () => {
  const channel = aliyunSms({ endpoint: 'http://127.0.0.1:9', ...account, allowed: ['127.0.0.1:9'] });
  expect(await channel.send([message])).toMatchObject([{ state: 'later' }]);
});

it('never calls an address inside that is not allowed', async () => {
  const channel = aliyunSms({ endpoint: 'http://127.0.0.1:9', ...account, allowed: [] });
  expect(await channel.send([message])).toMatchObject([{ state: 'refused', reason: 'account' }]);
});

it('reads what is told of messages later on', () => {
  const report = { phone_number: '13800138000', send_time: '2026-11-28 18:00:00', out_id: 'm1', sms_size: '1' };
  expect(
    readAliyunReports([
      { ...report, success: true, err_code: 'DELIVERED', err_msg: '用户接收成功', biz_id: '1' },
      { ...report, success: false, err_code: 'MK:0004', err_msg: '黑名单', biz_id: '2' },
    ]),
  ).toEqual([
    { receiptId: '1', to: '13800138000', state: 'delivered', said: '' },
    { receiptId: '2', to: '13800138000', state: 'failed', said: 'MK:0004 黑名单' },
  ]);
  expect(readAliyunReports({ any: 'thing' })).toBeNull();
});
