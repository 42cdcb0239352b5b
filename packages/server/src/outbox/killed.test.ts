import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../db/openDatabase.js';
import { secretBox } from '../secrets/secretBox.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { endProcess, startServerProcess } from '../testing/serverProcess.js';
import { countsOf } from './outbox.store.js';
import { sendingOf } from './sendings.store.js';
import { addCustomers, sendTexts, useGateway } from './testing/putInTexts.js';
import { startRoughVendor } from './testing/roughVendor.js';

vi.setConfig({ testTimeout: 300_000 });

const COUNT = 2000;
const KILLS = 2;
const CAUSE = 'task:killed';

const broken = (error: Error): never => {
  throw error;
};
const opened = (dataDir: string) => openDatabase({ dataDir, onError: broken, onCrash: broken });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('reaches everybody at most once and says of each what is known, though the server is killed again and again', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'killed-'));
  const children: ChildProcess[] = [];
  const vendor = await startRoughVendor();
  const settings = { DATA_DIR: dataDir, FUNCTION_HOSTS: vendor.host };
  const start = async () => (await startServerProcess(settings, children)).child;
  try {
    await endProcess(await start(), 'SIGTERM');
    const before = await opened(dataDir);
    await useGateway(before, secretBox(readSecretKeys(dataDir, [])), vendor.url);
    await addCustomers(before, COUNT);
    await sendTexts(before, CAUSE, COUNT);
    await before.close();

    vendor.becomes({ loses: 0.01, throttles: 0.002, refuses: 0.01 });
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const reached = vendor.calls();
      const child = await start();
      // In the midst of it.
      await vi.waitFor(() => expect(vendor.calls()).toBeGreaterThan(reached + COUNT / 10), {
        timeout: 60_000,
        interval: 5,
      });
      await endProcess(child, 'SIGKILL');
    }
    const last = await start();
    for (let calls = -1; calls !== vendor.calls(); await pause(5000)) calls = vendor.calls();
    await endProcess(last, 'SIGTERM');

    const after = await opened(dataDir);
    expect(await sendingOf(after, CAUSE)).toMatchObject({ state: 'done' });
    const counts = await countsOf(after, CAUSE);
    expect(counts).toMatchObject({ waiting: 0, sending: 0, withheld: 0 });
    expect(counts.taken + counts.refused + counts.unknown).toBe(COUNT);
    expect([...vendor.taken.values()].filter((times) => times > 1)).toEqual([]);
    const rows = await after.query<{ address: string; state: string }>(sql`select address, state from outbox`);
    for (const { address, state } of rows) {
      if (state === 'taken') expect(vendor.taken.has(address)).toBe(true);
      if (state === 'refused') expect(vendor.taken.has(address)).toBe(false);
    }
    // As many as were lost, and those that were under way in a moment of a kill.
    expect(counts.unknown).toBeGreaterThan(0);
    expect(counts.unknown).toBeLessThan(COUNT * 0.03 + KILLS * 32);
    await after.close();
  } finally {
    await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')));
    await vendor.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
