import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendor, type Vendor, type VendorAnswer } from '../testing/vendor.js';
import { officialAccount } from './officialAccount.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const message = {
  key: 'm1',
  to: 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M',
  content: { templateId: 'TM1', fields: [{ keyword: 'thing1', value: '季票续费' }], url: 'https://example.org/a' },
};
const account = () =>
  officialAccount({ endpoint: vendor.url, appId: 'wx1', secret: 's', allowed: vendor.allowed, patience: 500 });
/** Tokens by their number, and the replies to messages one after another. */
const replies = (...sent: VendorAnswer[]) => {
  let tokens = 0;
  vendor.answers(({ path }) => {
    if (path !== '/cgi-bin/stable_token') return sent.shift() ?? 'lost';
    tokens += 1;
    return { body: { access_token: `token${tokens}`, expires_in: 7200 } };
  });
};
const taken = { body: { errcode: 0, errmsg: 'ok', msgid: 200228332 } };

it('sends a template message with its own key, and asks for a token once', async () => {
  replies(taken, taken);
  const channel = account();
  expect(await channel.send([message])).toEqual([{ state: 'taken', receiptId: '200228332' }]);
  expect(await channel.send([{ ...message, key: 'm2' }])).toEqual([{ state: 'taken', receiptId: '200228332' }]);
  expect(vendor.heard.map(({ path }) => path)).toEqual([
    '/cgi-bin/stable_token',
    '/cgi-bin/message/template/send',
    '/cgi-bin/message/template/send',
  ]);
  expect(JSON.parse(vendor.heard[0]?.text ?? '')).toEqual({
    grant_type: 'client_credential',
    appid: 'wx1',
    secret: 's',
  });
  expect(vendor.heard[1]?.query.get('access_token')).toBe('token1');
  expect(JSON.parse(vendor.heard[1]?.text ?? '')).toEqual({
    touser: 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M',
    template_id: 'TM1',
    url: 'https://example.org/a',
    client_msg_id: 'm1',
    data: { thing1: { value: '季票续费' } },
  });
});

it('renews a token that ended early, once', async () => {
  const stale = { body: { errcode: 40001, errmsg: 'invalid credential' } };
  replies(stale, taken);
  expect(await account().send([message])).toMatchObject([{ state: 'taken' }]);
  expect(vendor.heard.map(({ query }) => query.get('access_token'))).toEqual([null, 'token1', null, 'token2']);
  replies(stale, stale);
  expect(await account().send([message])).toMatchObject([{ state: 'refused', reason: 'account' }]);
});

it.each([
  [40003, { state: 'refused', reason: 'address' }],
  // Whoever follows again is written to again; who has refused is not.
  [43004, { state: 'refused', reason: 'address' }],
  [43101, { state: 'refused', reason: 'optedOut' }],
  [47001, { state: 'refused', reason: 'content' }],
  [48001, { state: 'refused', reason: 'account' }],
  [99999, { state: 'refused', reason: 'other' }],
  [45009, { state: 'later' }],
  // Busy does not say that it has done nothing.
  [-1, { state: 'unknown' }],
] as const)('reads code %i', async (errcode, outcome) => {
  replies({ body: { errcode, errmsg: 'said' } });
  expect(await account().send([message])).toMatchObject([{ ...outcome, said: `${errcode} said` }]);
});

it('knows a message by all digits of its number', async () => {
  replies({ body: '{"errcode":0,"errmsg":"ok","msgid":9007199254740993}' });
  expect(await account().send([message])).toEqual([{ state: 'taken', receiptId: '9007199254740993' }]);
});

it('never shows a token or a secret again, whatever the vendor says', async () => {
  const secret = 'the-secret-of-the-account';
  const channel = officialAccount({ endpoint: vendor.url, appId: 'wx1', secret, allowed: vendor.allowed });
  vendor.answers(() => ({ body: { access_token: 'a-token-that-is-long', expires_in: 'soon' } }));
  expect(await channel.send([message])).toEqual([{ state: 'later', after: 60_000, said: 'token 200' }]);
  vendor.answers(() => ({ body: { errcode: 40125, errmsg: `not ${secret}` } }));
  expect(await channel.send([message])).toMatchObject([{ reason: 'account', said: '40125 not ***' }]);
  vendor.answers(({ path, query }) =>
    path === '/cgi-bin/stable_token'
      ? { body: { access_token: 'a-token-that-is-long', expires_in: 7200 } }
      : { body: { errcode: 48001, errmsg: `none for ${query.get('access_token')}` } },
  );
  expect(await channel.send([message])).toMatchObject([{ reason: 'account', said: '48001 none for ***' }]);
});

it('does not know what came of a message whose reply was lost; without a token nothing was sent', async () => {
  replies('lost');
  expect(await account().send([message])).toMatchObject([{ state: 'unknown' }]);
  vendor.answers(() => 'lost');
  expect(await account().send([message])).toMatchObject([{ state: 'later' }]);
  vendor.answers(() => ({ body: { errcode: 40125, errmsg: 'invalid appsecret' } }));
  expect(await account().send([message])).toMatchObject([{ state: 'refused', reason: 'account' }]);
});
