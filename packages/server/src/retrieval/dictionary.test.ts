import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type * as segmentation from '@node-rs/jieba';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config.js';
import { createLog } from '../log.js';
import { startServer } from '../startServer.js';
import { queryWords } from './tokenise.js';

const reading = vi.hoisted(() => vi.fn());
vi.mock('@node-rs/jieba', async (original) => {
  const { Jieba } = await original<typeof segmentation>();
  reading.mockImplementation((dictionary: Uint8Array) => Jieba.withDict(dictionary));
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
