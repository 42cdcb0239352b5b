import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../testing/vendor.js';
import { gatewaySms } from './gatewaySms.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const send = (gatewayUrl = vendor.url) =>
  gatewaySms({ gatewayUrl, accessKey: 'k', secret: 's', allowed: vendor.allowed }, 500).send([
    { key: 'm1', to: '13800138000', content: { signName: '省篮协', content: '周六开赛' } },
  ]);

it('hands a message over under its key', async () => {
  vendor.answers(() => ({ body: {} }));
  expect(await send()).toEqual([{ state: 'taken', receiptId: 'm1' }]);
  expect(JSON.parse(vendor.heard[0]?.text ?? '')).toEqual({
    key: 'm1',
    phoneNumber: '13800138000',
    signName: '省篮协',
    content: '周六开赛',
  });
});

it.each([
  [429, { state: 'later' }],
  [422, { state: 'refused', reason: 'other' }],
  [401, { state: 'refused', reason: 'account' }],
  [302, { state: 'refused', reason: 'account' }],
  [500, { state: 'unknown' }],
] as const)('reads %i', async (status, outcome) => {
  vendor.answers(() => ({ status, body: 'x' }));
  expect(await send()).toMatchObject([outcome]);
});

it('does not know what came of a message whose reply was lost', async () => {
  vendor.answers(() => 'lost');
  expect(await send()).toMatchObject([{ state: 'unknown' }]);
});

it('knows that nothing was taken where no connection came about', async () => {
  expect(await send(vendor.url.replace('http:', 'https:'))).toMatchObject([{ state: 'later', fault: 'tls' }]);
  const given = gatewaySms({ gatewayUrl: vendor.url, accessKey: 'k', secret: 's', allowed: vendor.allowed });
  const message = { key: 'm1', to: '13800138000', content: { signName: '', content: '周六开赛' } };
  expect(await given.send([message], AbortSignal.abort())).toMatchObject([{ state: 'later' }]);
});

it('keeps the vendor’s words so that they can be written down', async () => {
  vendor.answers(() => ({ status: 422, body: `${'x'.repeat(299)}\0🏀` }));
  const [outcome] = await send();
  expect(outcome).toMatchObject({ state: 'refused', said: `${'x'.repeat(299)}\ufffd` });
});
