import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStorage } from './diskStorage.js';
import { FileMissing } from './storage.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

it('gives back what was put in, whole and in part', async () => {
  const storage = diskStorage(folder);
  const { key, size, hash } = await storage.put(text('二十四秒'));
  expect(size).toBe(12);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(new TextDecoder().decode(await storage.get(key))).toBe('二十四秒');
  expect(await new Response(await storage.stream(key, { start: 3, end: 6 })).text()).toBe('十');
});

it('leaves nothing behind when an upload breaks off', async () => {
  const storage = diskStorage(folder);
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(text('half')),
    pull: (controller) => controller.error(new Error('gone')),
  });
  await expect(storage.put(broken)).rejects.toThrow('gone');
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});

it('says so when a file is missing, and never leaves its folder', async () => {
  const storage = diskStorage(folder);
  await expect(storage.get('a'.repeat(32))).rejects.toBeInstanceOf(FileMissing);
  await expect(storage.get('../../etc/passwd')).rejects.toBeInstanceOf(FileMissing);
  await expect(storage.stream('b'.repeat(32))).rejects.toBeInstanceOf(FileMissing);
});

it('forgets a deleted file, and deleting it again is fine', async () => {
  const storage = diskStorage(folder);
  const { key } = await storage.put(text('x'));
  await storage.delete(key);
  await storage.delete(key);
  await expect(storage.get(key)).rejects.toBeInstanceOf(FileMissing);
});
