import { readdir } from 'node:fs/promises';
import os from 'node:os';
import { expect, it } from 'vitest';
import { FileOnDisk } from '../files/fileOnDisk.js';
import { readForm } from './form.js';

const requestOf = (parts: Record<string, string | File>): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request('http://localhost/', { method: 'POST', body });
};
const scratchFolders = async () => (await readdir(os.tmpdir())).filter((name) => name.startsWith('console-form-'));
const large = new Uint8Array(3 * 1024 * 1024).map((_, at) => (at * 7) % 251);

it('reads text and files, small ones from memory and large ones from the disk, until it is disposed of', async () => {
  const before = await scratchFolders();
  const form = await readForm(
    requestOf({ 说明: '两个文件', small: new File(['一'], '小.txt'), large: new File([large], '大 "文件".pdf') }),
  );
  const [text, small, big] = form.entries.map(([, value]) => value);
  expect(form.entries.map(([name]) => name)).toEqual(['说明', 'small', 'large']);
  expect(text).toBe('两个文件');
  if (!(small instanceof File) || !(big instanceof FileOnDisk)) throw new Error('no files');
  expect([small.name, await small.text()]).toEqual(['小.txt', '一']);
  expect([big.name, big.size]).toEqual(['大 "文件".pdf', large.length]);
  const isWhole = (data: ArrayBuffer) => Buffer.from(data).equals(large);
  expect(isWhole(await big.arrayBuffer())).toBe(true);
  expect(isWhole(await new Response(big.stream()).arrayBuffer())).toBe(true);
  await form.dispose();
  const after = await scratchFolders();
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});

/** The request with its body in one piece, possibly broken off. */
const cut = async (request: Request, bytes = Number.POSITIVE_INFINITY): Promise<Request> => {
  const body = (await request.arrayBuffer()).slice(0, bytes);
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
};

it.each([
  ['breaks off in the middle of a file', () => cut(requestOf({ file: new File([large], 'a.pdf') }), 1_000_000)],
  ['breaks off in the middle of a heading', () => cut(requestOf({ file: new File(['x'], 'a.pdf') }), 60)],
  [
    'has no boundary',
    async () =>
      new Request('http://localhost/', {
        method: 'POST',
        body: 'x',
        headers: { 'content-type': 'multipart/form-data' },
      }),
  ],
  ['is something else', async () => new Request('http://localhost/', { method: 'POST', body: '{}' })],
  [
    'has too many fields',
    () => cut(requestOf(Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`field${at}`, 'x'])))),
  ],
  ['has a field too long', () => cut(requestOf({ field: 'x'.repeat(2_000_000) }))],
])('refuses a form that %s, and leaves nothing on the disk', async (_what, make) => {
  const before = await scratchFolders();
  await expect(make().then(readForm)).rejects.toBeInstanceOf(TypeError);
  const after = await scratchFolders();
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});
