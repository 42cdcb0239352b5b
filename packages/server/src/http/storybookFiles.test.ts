import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PageFiles } from './staticFiles.js';
import { storybookFiles } from './storybookFiles.js';

const script = `\n  window['REFS'] = {};\n`;
let folder: string;
let files: PageFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'storybook-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    `<script src="./a.js"></script><script type="module">${script}</script>`,
  );
  await writeFile(path.join(folder, 'iframe.html'), '<p>frame</p>');
  await writeFile(path.join(folder, 'assets/a-1.js'), 'export {};');
  files = await storybookFiles(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (address: string) => files(new Request(`http://localhost${address}`));

it('is served below /storybook/, to which the address without a slash leads', async () => {
  const led = await get('/storybook');
  expect([led?.status, led?.headers.get('location')]).toEqual([308, '/storybook/']);
  expect(await (await get('/storybook/'))?.text()).toContain('window');
  expect(await (await get('/storybook/iframe.html?id=chat--usual'))?.text()).toBe('<p>frame</p>');
  expect((await get('/storybook/assets/a-1.js'))?.headers.get('cache-control')).toContain('immutable');
});

it('runs its own scripts and none that others write into it', async () => {
  const policy = (await get('/storybook/'))?.headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.split('; ')[0]).toBe(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'self'");
});

it('leads out of its folder by no address, and answers for no other', async () => {
  for (const address of ['/storybook/..%2f..%2fetc/passwd', '/storybook/none.html', '/storybooks/', '/index.html'])
    expect(await get(address)).toBeNull();
});

it('says what to do where it has not been built', async () => {
  const none = await storybookFiles(path.join(folder, 'nowhere'));
  const answer = await none(new Request('http://localhost/storybook/'));
  expect([answer?.status, await answer?.text()]).toEqual([503, expect.stringContaining('pnpm build-storybook')]);
});
