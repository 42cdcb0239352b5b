import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type * as segmentation from '@node-rs/jieba';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { startServer } from '../startServer.js';
import { queryWords, termCounter } from './tokenise.js';

const { reading, cutting } = vi.hoisted(() => ({ reading: vi.fn(), cutting: vi.fn() }));
vi.mock('@node-rs/jieba', async (original) => {
  const { Jieba } = await original<typeof segmentation>();
  reading.mockImplementation((dictionary: Uint8Array) => {
    const jieba = Jieba.withDict(dictionary);
    cutting.mockImplementation((text: string, byGuess: boolean) => jieba.cutForSearch(text, byGuess));
    return { cut: jieba.cut.bind(jieba), cutForSearch: cutting };
  });
  return { Jieba: { withDict: reading } };
});

it('has read its dictionary before anybody is served, so that nobody waits behind the first question', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'server-'));
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'Kept-Through-9' }), dataDir };
  const server = await startServer(config, createLog('silent'), (error) => {
    throw error;
  });
  try {
    expect(reading).toHaveBeenCalledTimes(1);
    expect(queryWords('运球违例怎么判罚？').map(({ term }) => term)).toContain('运球');
    expect(reading).toHaveBeenCalledTimes(1);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('cuts a text into words only around those that are asked for', () => {
  const termsIn = termCounter(['进攻', '二十四', '球']);
  cutting.mockClear();
  expect(termsIn('每队每节犯规五次。进攻时间为十四秒。')).toEqual(new Map([['进攻', 1]]));
  expect(cutting).not.toHaveBeenCalled();
  expect(termsIn('每队每节犯规五次。进攻时间为二十四秒。')).toEqual(
    new Map([
      ['进攻', 1],
      ['二十四', 1],
    ]),
  );
  expect(cutting).toHaveBeenCalledTimes(1);
});
