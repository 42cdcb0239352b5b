import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleFiles } from './consoleFiles.js';
import type { PageFiles } from './staticFiles.js';

let folder: string;
let files: PageFiles;
const script = `console.log(${JSON.stringify('x'.repeat(3000))})`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'dist-'));
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  await mkdir(path.join(dist, '.vite'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(
    path.join(dist, 'index.html'),
    '<meta nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style><meta name="embed-origins" content="__EMBED_ORIGINS__">',
  );
  await writeFile(path.join(dist, 'assets/app-1a2b.js'), script);
  await mkdir(path.join(dist, 'embed/assets'), { recursive: true });
  await writeFile(path.join(dist, 'embed/elements.js'), script);
  await writeFile(path.join(dist, 'embed/assets/chat-1a2b.js'), script);
  await writeFile(path.join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(path.join(dist, 'embed/v1.js'), 'let chat;');
  await writeFile(path.join(dist, 'embed/tracker.js'), 'let gather;');
  await writeFile(path.join(dist, '.vite/manifest.json'), '{}');
  await symlink(path.join(folder, 'secret.txt'), path.join(dist, 'link.txt'));
  files = await consoleFiles({ dist, embedOrigins: ['https://portal.example.com'] });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (address: string, headers: HeadersInit = {}, method = 'GET') =>
  files(new Request(`http://localhost${address}`, { headers, method }));

it('sends the document with a nonce of its own each time', async () => {
  const nonces = new Set<string>();
  for (const _ of [1, 2]) {
    const response = await get('/');
    const html = (await response?.text()) ?? '';
    const [first = '', second] = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(second).toBe(first);
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(response?.headers.get('content-security-policy')).toBe(
      [
        "script-src 'self' 'wasm-unsafe-eval'",
        `style-src-elem 'self' 'nonce-${first}'`,
        "style-src-attr 'unsafe-inline'",
        "frame-src 'self'",
        "worker-src 'self' blob:",
        "img-src 'self' blob: data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ].join('; '),
    );
    nonces.add(first);
  }
  expect(nonces.size).toBe(2);
});

it('tells the embeddable pages who may frame them, and no other page', async () => {
  const told = async (address: string) => (await (await get(address))?.text())?.split('content="')[1];
  expect(await told('/expAI')).toBe('https://portal.example.com">');
  expect(await told('/')).toBe('">');
});

const ancestors = async (address: string) =>
  (await get(address))?.headers.get('content-security-policy')?.split('; ').at(-1);

it('lets the configured origins frame the embeddable pages, and no other', async () => {
  for (const address of ['/expAI', '/expAITool', '/expKnowledgeBase']) {
    expect(await ancestors(address)).toBe("frame-ancestors 'self' https://portal.example.com");
  }
  expect(await ancestors('/index.html')).toBe("frame-ancestors 'self'");
});

it('sends hashed assets for good, compressed where the browser can', async () => {
  const plain = await get('/assets/app-1a2b.js');
  expect(await plain?.text()).toBe(script);
  expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

  const zipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(zipped?.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(new Uint8Array((await zipped?.arrayBuffer()) ?? [])).toString()).toBe(script);
});

it('lets pages of other origins load the script that tells what is done on them, at a short address', async () => {
  const loaded = await get('/tracker.js');
  expect(await loaded?.text()).toBe('let gather;');
  expect(loaded?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(loaded?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

it('lets pages of other origins load the script of the chat, and nothing else', async () => {
  const loaded = await get('/embed/v1.js');
  expect(loaded?.headers.get('cache-control')).toBe('no-cache');
  expect(loaded?.headers.get('etag')).not.toBeNull();
  expect(loaded?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(loaded?.headers.get('access-control-allow-origin')).toBe('*');
  const own = await get('/assets/app-1a2b.js');
  expect(own?.headers.get('cross-origin-resource-policy')).toBeNull();
  expect(own?.headers.get('access-control-allow-origin')).toBeNull();
});

it('asks browsers to check other files again, and answers in short when nothing changed', async () => {
  const first = await get('/favicon.svg');
  expect(first?.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/favicon.svg', { 'if-none-match': first?.headers.get('etag') ?? '' });
  expect(again?.status).toBe(304);
});

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/link.txt',
  '/.vite/manifest.json',
  '/assets',
  '/assets/',
  '/nothing.js',
])('has nothing at %s', async (address) => {
  expect(await get(address)).toBeNull();
});

it('says what to do where the console has not been built', async () => {
  const none = await consoleFiles({ dist: path.join(folder, 'nowhere'), embedOrigins: [] });
  const response = await none(new Request('http://localhost/'));
  expect(response?.status).toBe(503);
  expect(await response?.text()).toContain('pnpm start');
});

it('lets pages of any origin load the custom elements, and nothing else', async () => {
  for (const name of ['/embed/elements.js', '/embed/assets/chat-1a2b.js']) {
    const response = await get(name, { origin: 'https://other.example.org' });
    expect(response?.headers.get('access-control-allow-origin')).toBe('*');
    expect(response?.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  expect((await get('/embed/elements.js'))?.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/embed/assets/chat-1a2b.js'))?.headers.get('cache-control')).toContain('immutable');
  for (const name of ['/', '/assets/app-1a2b.js'])
    expect((await get(name))?.headers.has('access-control-allow-origin')).toBe(false);
});
