import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskStorage, type Storage } from '../files/index.js';
import { type SampleKind, samplePdf } from '../testing/samplePdf.js';
import { createPageImages, type PageImages } from './pageImages.js';

let folder = '';
let storage: Storage;
let images: PageImages;
let reads = 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'console-pages-'));
  const disk = diskStorage(path.join(folder, 'files'));
  reads = 0;
  storage = {
    ...disk,
    source: (key) => {
      reads += 1;
      return disk.source(key);
    },
  };
  images = createPageImages({ storage, cacheDir: path.join(folder, 'pages'), threads: 1 });
});
afterEach(async () => {
  await images.close();
  await rm(folder, { recursive: true });
});

const store = async (kind: SampleKind) => {
  const { key, hash } = await storage.put((await samplePdf(kind)).data);
  return { fileKey: key, fileHash: hash };
};

const inkOf = async (picture: Uint8Array | null) => {
  const image = await loadImage(Buffer.from(picture ?? []));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
  return { width: image.width, height: image.height, ink: dark / (image.width * image.height) };
};

it('draws pages as displayed, in the next of the fixed widths', async () => {
  const file = await store('rotated');
  const turned = await inkOf(await images.image({ ...file, page: 1, width: 390 }));
  expect(turned.width).toBe(400);
  expect(turned.height).toBeLessThan(300);
  const upright = await inkOf(await images.image({ ...file, page: 2, width: 390 }));
  expect(upright.height).toBeGreaterThan(560);
});

it('shows Chinese text whose font is not in the file', async () => {
  const { ink } = await inkOf(await images.image({ ...(await store('unembedded')), page: 1, width: 800 }));
  expect(ink).toBeGreaterThan(0.01);
});

it('draws a page once, however many ask for it, and keeps the picture', async () => {
  const file = await store('plain');
  const all = await Promise.all([1, 2, 3].map(() => images.image({ ...file, page: 1 })));
  expect(new Set(all.map((one) => one?.length)).size).toBe(1);
  expect(reads).toBe(1);
  const other = createPageImages({ storage, cacheDir: path.join(folder, 'pages') });
  expect(await other.image({ ...file, page: 1 })).toEqual(all[0]);
  expect(reads).toBe(1);
  await other.close();
});

it('does not draw what nobody waits for any more', async () => {
  const file = await store('plain');
  const first = images.image({ ...file, page: 1 });
  const abort = new AbortController();
  const second = images.image({ ...file, page: 2, signal: abort.signal });
  abort.abort(new Error('scrolled on'));
  await expect(second).rejects.toThrow('scrolled on');
  await first;
  const third = await images.image({ ...file, page: 3 });
  expect(third).not.toBeNull();
  const kept = await readdir(path.join(folder, 'pages'), { recursive: true });
  expect(
    kept
      .filter((name) => name.endsWith('.webp'))
      .map((name) => path.basename(name))
      .toSorted(),
  ).toEqual(['1-800.webp', '3-800.webp']);
});

it('has no page past the end, and no picture of a broken file', async () => {
  expect(await images.image({ ...(await store('plain')), page: 999 })).toBeNull();
  await expect(images.image({ ...(await store('truncated')), page: 1 })).rejects.toMatchObject({
    name: 'PageNotRendered',
  });
});
