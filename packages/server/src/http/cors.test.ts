import { endpoint } from '@console/api/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createLog } from '../log.js';
import { createApp } from './createApp.js';
import { commonMessages } from './messages.js';
import { serveOpen } from './serve.js';

const portal = 'https://portal.example.com';
const open = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/open',
  reply: z.unknown(),
  needs: 'public',
  origin: 'ours',
});

const start = (...corsOrigins: string[]) =>
  createApp({
    routes: [serveOpen(open, () => 'answer')],
    messages: commonMessages,
    authenticate: async () => 'unknown',
    log: createLog('silent'),
    corsOrigins,
  });
const preflight = {
  method: 'OPTIONS',
  headers: {
    origin: portal,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  },
};
const said = ({ headers }: Response): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

it('lets a page of an origin that is named call, with its token, and read what replies say beside the body', async () => {
  const response = await start(portal).request(open.path, { method: 'POST', headers: { origin: portal } });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(portal);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
  const exposed = response.headers.get('access-control-expose-headers')?.toLowerCase().split(',');
  expect(exposed).toEqual(expect.arrayContaining(['content-disposition', 'content-range', 'x-request-id']));

  const asked = await start(portal).request(open.path, preflight);
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')?.toLowerCase().split(',')).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'accept-language', 'last-event-id']),
  );
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,DELETE');
});

it.each(['/aiapi/qa/nothing', '/rag/nothing', '/aiTool/nothing'])(
  'lets it read why a call failed, as at %s',
  async (path) => {
    const response = await start(portal).request(path, { headers: { origin: portal } });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(portal);
  },
);

it.each([
  'https://portal.example.com.evil.example',
  'https://evil.example',
  'http://portal.example.com',
  'https://PORTAL.example.com',
  'null',
  '',
])('says nothing to a page of %s', async (origin) => {
  const app = start(portal);
  const response = await app.request(open.path, { method: 'POST', headers: { origin } });
  expect(said(response)).toEqual([]);
  expect(response.headers.get('vary')).toMatch(/\bOrigin\b/);
  expect(said(await app.request(open.path, { ...preflight, headers: { ...preflight.headers, origin } }))).toEqual([]);
});

it('says nothing to anyone where none is named', async () => {
  const app = start();
  expect(said(await app.request(open.path, { method: 'POST', headers: { origin: portal } }))).toEqual([]);
  expect(said(await app.request(open.path, preflight))).toEqual([]);
});
