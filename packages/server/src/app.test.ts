import * as contract from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hrefsGranting } from './testing/hrefsGranting.js';
import { startApp } from './testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const exported: readonly unknown[] = Object.values(contract);
const isEndpoint = (value: unknown): value is contract.Endpoint =>
  typeof value === 'object' && value !== null && 'needs' in value && 'method' in value;
const endpoints = exported.filter(isEndpoint).map((endpoint) => [endpoint.path, endpoint] as const);

/** The address with every `{parameter}` filled in. */
const addressOf = ({ path }: contract.Endpoint) => path.replace(/\{\w+\}/g, 'x');

it.each(endpoints.filter(([, { needs }]) => needs !== 'public'))(
  'refuses %s without a token',
  async (_path, endpoint) => {
    const response = await app.request(addressOf(endpoint), { method: endpoint.method });
    expect(response.status).toBe(401);
  },
);

const guarded = endpoints.filter(([, { needs }]) => needs !== 'public' && needs !== 'signedIn');

it.each(guarded)('refuses %s to who was granted no page', async (_path, endpoint) => {
  const headers = { authorization: (await app.user()).token };
  const response = await app.request(addressOf(endpoint), { method: endpoint.method, headers });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 4030, reason: 'not_permitted' });
});

it.each(guarded)('lets %s be called by who holds a page that grants it', async (_path, endpoint) => {
  const { needs, method } = endpoint;
  if (needs === 'public' || needs === 'signedIn') return;
  const { token } = await app.user({ menus: hrefsGranting([needs]) });
  const response = await app.request(addressOf(endpoint), { method, headers: { authorization: token } });
  expect([401, 403]).not.toContain(response.status);
  if (response.status === 501) expect(await response.json()).toMatchObject({ code: 501, reason: 'not_available' });
  else expect(response.status).toBeLessThan(500);
});
