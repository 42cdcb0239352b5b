import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signatureOf } from '../../sms/gateway.js';
import { startVendor, type Vendor, type VendorAnswer } from '../testing/vendor.js';
import { fcm } from './fcm.js';
import { pushGateway } from './pushGateway.js';

let vendor: Vendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

const content = { title: '开赛', content: '周六 19:30', imageUrl: '', action: 'page', target: '/games/1' } as const;
const message = { key: 'm1', to: 'device-1', content };
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const firebase = (key = privateKey) =>
  fcm(
    {
      endpoint: vendor.url,
      tokenUri: `${vendor.url}/token`,
      projectId: 'console-1',
      clientEmail: 'push@console-1.iam.gserviceaccount.com',
      privateKey: key,
      allowed: vendor.allowed,
      patience: 500,
    },
    () => 1_764_300_000_000,
  );
const replies = (...sent: VendorAnswer[]) => {
  let tokens = 0;
  vendor.answers(({ path }) => {
    if (path !== '/token') return sent.shift() ?? 'lost';
    tokens += 1;
    return { body: { access_token: `ya29.${tokens}`, expires_in: 3599, token_type: 'Bearer' } };
  });
};

it('trades a signed claim for a token, and sends with it', async () => {
  replies({ body: { name: 'projects/console-1/messages/0:1500415314455276%31bd1c9631bd1c96' } });
  expect(await firebase().send([message])).toEqual([
    { state: 'taken', receiptId: 'projects/console-1/messages/0:1500415314455276%31bd1c9631bd1c96' },
  ]);
  const [token, sent] = vendor.heard;
  const form = new URLSearchParams(token?.text);
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const claims = Buffer.from((form.get('assertion') ?? '').split('.')[1] ?? '', 'base64url').toString();
  expect(JSON.parse(claims)).toEqual({
    iss: 'push@console-1.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/firebase.messaging',
    aud: `${vendor.url}/token`,
    iat: 1_764_300_000,
    exp: 1_764_303_600,
  });
  expect(sent?.path).toBe('/v1/projects/console-1/messages:send');
  expect(sent?.headers.authorization).toBe('Bearer ya29.1');
  expect(JSON.parse(sent?.text ?? '')).toEqual({
    message: {
      token: 'device-1',
      notification: { title: '开赛', body: '周六 19:30' },
      data: { key: 'm1', action: 'page', target: '/games/1' },
    },
  });
});

const problem = (status: number, errorCode: string): VendorAnswer => ({
  status,
  body: {
    error: {
      code: status,
      message: 'Requested entity was not found.',
      status: 'NOT_FOUND',
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
});
it.each([
  [404, 'UNREGISTERED', { state: 'refused', reason: 'address' }],
  [400, 'INVALID_ARGUMENT', { state: 'refused', reason: 'content' }],
  [403, 'SENDER_ID_MISMATCH', { state: 'refused', reason: 'address' }],
  [403, 'THIRD_PARTY_AUTH_ERROR', { state: 'refused', reason: 'account' }],
  [429, 'QUOTA_EXCEEDED', { state: 'later' }],
  // Not done in time does not say that it was not done.
  [503, 'UNAVAILABLE', { state: 'unknown' }],
  [500, 'INTERNAL', { state: 'unknown' }],
] as const)('reads %i %s', async (status, code, outcome) => {
  replies(problem(status, code));
  expect(await firebase().send([message])).toMatchObject([outcome]);
});

it('renews a token that is refused, throttles, and says what is wrong with the key', async () => {
  replies(problem(401, 'UNAUTHENTICATED'), { body: { name: 'projects/console-1/messages/2' } });
  expect(await firebase().send([message])).toMatchObject([{ state: 'taken' }]);
  replies({ status: 429, body: 'slow down' });
  expect(await firebase().send([message])).toMatchObject([{ state: 'later' }]);
  replies('lost');
  expect(await firebase().send([message])).toMatchObject([{ state: 'unknown' }]);
  expect(await firebase('no key').send([message])).toMatchObject([{ state: 'refused', reason: 'account' }]);
});

it('tells of a reply about tokens what is wrong, and no token', async () => {
  vendor.answers(() => ({ status: 400, body: { error: 'invalid_grant', error_description: 'Invalid JWT' } }));
  expect(await firebase().send([message])).toMatchObject([
    { state: 'refused', reason: 'account', said: 'token 400 invalid_grant Invalid JWT' },
  ]);
  vendor.answers(() => ({ body: { access_token: 'ya29.secret' } }));
  expect(await firebase().send([message])).toMatchObject([{ state: 'later', said: 'token 200' }]);
});

const gateway = () =>
  pushGateway({
    gatewayUrl: `${vendor.url}/push`,
    accessKey: 'k',
    secret: 's',
    allowed: vendor.allowed,
    patience: 500,
  });

it('hands a batch to a gateway of one’s own, signed, and reads what came of each', async () => {
  vendor.answers(() => ({
    body: {
      results: [
        { key: 'm2', taken: false, reason: 'optedOut', message: 'off' },
        { key: 'm1', taken: true, id: 'p1' },
      ],
    },
  }));
  const batch = [message, { ...message, key: 'm2', to: 'device-2' }, { ...message, key: 'm3', to: 'device-3' }];
  expect(await gateway().send(batch)).toEqual([
    { state: 'taken', receiptId: 'p1' },
    { state: 'refused', reason: 'optedOut', said: 'off' },
    { state: 'unknown', said: '' },
  ]);
  const [call] = vendor.heard;
  const told = (name: string) => String(call?.headers[name]);
  expect(told('x-signature')).toBe(signatureOf('s', told('x-timestamp'), told('x-nonce'), call?.text ?? ''));
  expect(JSON.parse(call?.text ?? '').messages[0]).toEqual({ key: 'm1', device: 'device-1', ...content });
});

it.each([
  [503, { state: 'unknown' }],
  [500, { state: 'unknown' }],
  [401, { state: 'refused', reason: 'account' }],
  [422, { state: 'refused', reason: 'other' }],
] as const)('reads %i of a gateway for all of a batch', async (status, outcome) => {
  vendor.answers(() => ({ status, body: 'x' }));
  expect(await gateway().send([message, message])).toMatchObject([outcome, outcome]);
});
