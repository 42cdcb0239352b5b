import { createHash } from 'node:crypto';
import { allEndpoints } from '@console/api/contract/all';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../testing/startApp.js';
import { servedDocument } from './apiDocument.js';
import { apiPage } from './apiPage.js';
import { areaOf } from './callAreas.js';
import { schemaRows } from './schemaRows.js';

const Document = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-served': z.boolean() }))),
});

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const textOf = async (address: string, headers: Record<string, string> = {}) =>
  (await app.request(address, { headers })).text();

it('serves the whole contract as an OpenAPI document, and says truly what is not served', async () => {
  const { openapi, paths } = z.parse(Document, JSON.parse(await textOf('/openapi.json')));
  expect(openapi).toMatch(/^3\.1\./);
  const calls = Object.values(paths).flatMap((operations) => Object.values(operations));
  expect(calls).toHaveLength(allEndpoints.length);
  const { token } = await app.signIn();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation['x-served']) continue;
      const response = await app.request(path.replaceAll(/\{\w+\}/g, 'x'), {
        method: method.toUpperCase(),
        headers: { authorization: token },
      });
      expect([`${method} ${path}`, response.status]).toEqual([`${method} ${path}`, 501]);
    }
  }
});

it('has a place for every call', () => {
  const lost = allEndpoints.filter(({ entry }) => areaOf(entry.path).id === 'others');
  expect(lost.map(({ entry }) => entry.path)).toEqual([]);
});

it('shows every call on a page that needs nothing from anywhere', async () => {
  const html = await textOf('/docs/api');
  expect(html).toContain('<title>接口文档 - 篮球 AI 智能体平台</title>');
  for (const { name } of allEndpoints) expect(html).toContain(`id="${name}"`);
  const addresses = [...html.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(?:#|\/(?!\/))/.test(address))).toEqual([]);
  expect(html).not.toMatch(/\son\w+=|\sstyle=|@import|url\(/);
});

it('lets the page run its own script and style, and no other', async () => {
  const response = await app.request('/docs/api');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  for (const tag of ['script', 'style']) {
    const inside = [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
    expect(inside).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inside[0] ?? '')
      .digest('base64');
    expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
  }
});

it('speaks English to who asks for it', async () => {
  const html = await textOf('/docs/api', { 'accept-language': 'en' });
  expect(html).toContain('<title>API reference');
  expect(html).toContain('lang="en-US"');
});

it('is sent once and then asked for by its mark', async () => {
  const { headers } = await app.request('/docs/api');
  const again = await app.request('/docs/api', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const head = await app.request('/openapi.json', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('writes whatever stands in the document as text', () => {
  const document = servedDocument(allEndpoints.slice(0, 3), new Set(), {
    title: '</title><script>alert(1)</script>',
    version: '"><img src=x>',
  });
  const html = apiPage({ document, messages: {}, language: 'zh-CN', style: '', script: '' });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img');
});

it('unfolds a schema field by field, and what holds itself only once', () => {
  const node = {
    type: 'object',
    properties: { name: { type: 'string' }, below: { $ref: '#/components/schemas/Node' } },
  };
  const rows = schemaRows(
    {
      type: 'object',
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          maxItems: 3,
          items: { type: 'object', properties: { id: { type: 'string', maxLength: 5 } } },
        },
        other: { anyOf: [{ $ref: '#/components/schemas/Node' }, { type: 'null' }] },
      },
    },
    { Node: node },
    { chars: 'chars', items: 'items' },
  );
  expect(rows.map(({ name, type, required, rules }) => [name, type, required, ...rules])).toEqual([
    ['list', 'object[]', true, '≤ 3 items'],
    ['list[].id', 'string', false, '≤ 5 chars'],
    ['other', 'object | null', false],
    ['other.name', 'string', false],
    ['other.below', 'object', false],
  ]);
});
