import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../db/folderLock.js';
import { HoldsMore, NotADemo, prepareFolder, readMarker, writeMarker } from './demoFolder.js';

let above: string;
let folder: string;

beforeEach(async () => {
  above = await mkdtemp(path.join(os.tmpdir(), 'console-demo-'));
  folder = path.join(above, 'demo');
});
afterEach(() => rm(above, { recursive: true, force: true }));

const fill = async () => {
  await mkdir(path.join(folder, 'postgres'), { recursive: true });
  await writeFile(path.join(folder, 'postgres', 'data'), 'rows');
};

it('fills a folder that is not there yet, once', async () => {
  expect(await prepareFolder(folder, { reset: false })).toBe(true);
  await fill();
  await writeMarker(folder, { state: 'ready', made: '2026-01-01T00:00:00.000Z' });
  expect(await prepareFolder(folder, { reset: false })).toBe(false);
  expect(await readdir(path.join(folder, 'postgres'))).toEqual(['data']);
});

it('makes anew what was cut off in the middle, and what is asked to be', async () => {
  await prepareFolder(folder, { reset: false });
  await fill();
  expect(await prepareFolder(folder, { reset: false })).toBe(true);
  expect(await readdir(folder)).toEqual(['demo.json']);
  await fill();
  await writeMarker(folder, { state: 'ready', made: '2026-01-01T00:00:00.000Z' });
  expect(await prepareFolder(folder, { reset: true })).toBe(true);
  expect(await readdir(folder)).toEqual(['demo.json']);
  expect(await readMarker(folder)).toMatchObject({ state: 'filling' });
});

it.each([false, true])('never touches a folder that is no demo, reset: %s', async (reset) => {
  await fill();
  await expect(prepareFolder(folder, { reset })).rejects.toThrow(NotADemo);
  expect(await readdir(folder)).toEqual(['postgres']);
});

it('refuses to make a demo anew that holds files of somebody, and touches nothing', async () => {
  await prepareFolder(folder, { reset: false });
  await fill();
  await writeMarker(folder, { state: 'ready', made: '2026-01-01T00:00:00.000Z' });
  await writeFile(path.join(folder, 'backup.tar'), 'mine');
  const refused = prepareFolder(folder, { reset: true });
  await expect(refused).rejects.toThrow(HoldsMore);
  await expect(refused).rejects.toThrow('backup.tar');
  expect(await readdir(folder)).toEqual(['backup.tar', 'demo.json', 'postgres']);
  expect(await readMarker(folder)).toMatchObject({ state: 'ready' });
  expect(await prepareFolder(folder, { reset: false })).toBe(false);
});

it.each(['', '{"state":"rea'])('makes anew a demo whose marker was cut off: %j', async (marker) => {
  await fill();
  await writeFile(path.join(folder, 'demo.json'), marker);
  expect(await prepareFolder(folder, { reset: true })).toBe(true);
  expect(await readdir(folder)).toEqual(['demo.json']);
  expect(await readMarker(folder)).toMatchObject({ state: 'filling' });
});

it('never touches a demo that a server is running on', async () => {
  await prepareFolder(folder, { reset: false });
  await fill();
  await writeMarker(folder, { state: 'ready', made: '2026-01-01T00:00:00.000Z' });
  const unlock = await lockFolder(folder);
  await expect(prepareFolder(folder, { reset: true })).rejects.toThrow(FolderInUse);
  expect(await readMarker(folder)).toMatchObject({ state: 'ready' });
  await unlock();
});
