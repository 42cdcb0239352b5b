import { endpoint } from '@console/api/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.js';
import { createApp } from './createApp.js';
import { commonMessages } from './messages.js';
import { notAvailable } from './notAvailable.js';
import { type Actor, serve } from './serve.js';

const shared = { kind: 'write', origin: 'ours', reply: z.unknown() } as const;
const built = endpoint({ ...shared, method: 'POST', path: '/aiapi/qa/seats', needs: 'chat' });
const planned = endpoint({
  ...shared,
  method: 'PUT',
  path: '/aiapi/qa/seats',
  body: z.strictObject({ file: z.file() }),
  encoding: 'multipart',
  needs: 'chat',
});
const hidden = endpoint({ ...shared, method: 'DELETE', path: '/aiapi/qa/seats/{id}', needs: 'knowledge' });
const streamed = endpoint({ ...shared, method: 'GET', path: '/aiapi/qa/seats', as: 'events', needs: 'public' });

const actor: Actor = {
  userId: 'u1',
  account: 'reader',
  username: 'Reader',
  roleIds: [],
  permissions: new Set(['chat']),
  signInId: 's1',
};
const routes = [serve(built, () => 'seated')];
const app = createApp({
  routes: [...routes, ...notAvailable([built, planned, hidden, streamed], routes)],
  messages: commonMessages,
  authenticate: async (token) => (token === 'good' ? actor : 'unknown'),
  log: createLog('silent'),
});

const ask = async (method: string, address: string, init: RequestInit = {}) => {
  const response = await app.request(address, { method, headers: { authorization: 'good' }, ...init });
  return { status: response.status, ...(await response.json()) };
};

it('leaves alone what is served', async () => {
  expect(await ask('POST', '/aiapi/qa/seats')).toMatchObject({ status: 200, data: 'seated' });
});

it('says of any other call of the contract that this server does not offer it, in the language asked for', async () => {
  const refused = { status: 501, code: 501, reason: 'not_available', data: null };
  expect(await ask('PUT', '/aiapi/qa/seats')).toMatchObject({ ...refused, message: '服务端未提供此功能' });
  const headers = { authorization: 'good', 'accept-language': 'en' };
  expect(await ask('PUT', '/aiapi/qa/seats', { headers })).toMatchObject({ message: 'Not available on this server.' });
  expect(await ask('GET', '/aiapi/qa/seats', { headers: {} })).toMatchObject(refused);
});

it('says so whatever was sent', async () => {
  const body = new FormData();
  body.append('file', new File(['x'.repeat(6_000_000)], 'a.bin'));
  expect(await ask('PUT', '/aiapi/qa/seats', { body })).toMatchObject({ status: 501 });
  expect(await ask('PUT', '/aiapi/qa/seats', { body: 'not a form' })).toMatchObject({ status: 501 });
});

it('says so only to who may make the call', async () => {
  expect(await ask('PUT', '/aiapi/qa/seats', { headers: {} })).toMatchObject({ status: 401, reason: 'not_signed_in' });
  expect(await ask('DELETE', '/aiapi/qa/seats/s1')).toMatchObject({ code: 4030, reason: 'not_permitted' });
});
