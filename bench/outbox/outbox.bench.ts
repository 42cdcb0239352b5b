/**
 * Messages through the outbox of a server that is killed ten times, beside a loop that hands the same messages to the same vendor
 * and writes nothing down: `pnpm bench outbox`. BENCH_MESSAGES and BENCH_KILLS set other numbers.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { countsOf } from '../../packages/server/src/outbox/outbox.store.js';
import { addCustomers, phoneOf, sendTexts, useGateway } from '../../packages/server/src/outbox/testing/putInTexts.js';
import { type RoughVendor, startRoughVendor } from '../../packages/server/src/outbox/testing/roughVendor.js';
import { secretBox } from '../../packages/server/src/secrets/secretBox.js';
import { readSecretKeys } from '../../packages/server/src/secrets/secretKeys.js';
import { handOver } from '../../packages/server/src/sms/gateway.js';
import { endProcess, startServerProcess } from '../../packages/server/src/testing/serverProcess.js';
import { report } from '../report.js';

const COUNT = Number(process.env.BENCH_MESSAGES ?? 100_000);
const KILLS = Number(process.env.BENCH_KILLS ?? 10);
/** Messages by which the vendor alone is measured, and calls under way at once. */
const ALONE = Math.min(5000, COUNT);
const AT_ONCE = 32;
/** Times as long as the vendor alone takes. */
const AIM = 2;

const broken = (error: Error): never => {
  throw error;
};

/** Milliseconds that 1,000 messages take where nobody writes anything down. */
const alone = async ({ url, host }: RoughVendor): Promise<number> => {
  let next = 1;
  const since = performance.now();
  const gateway = { gatewayUrl: url, accessKey: 'console', secret: 'a secret', allowed: [host] };
  const go = async () => {
    for (let n = next++; n <= ALONE; n = next++)
      await handOver(gateway, { key: `k${n}`, phoneNumber: phoneOf(n), content: '周六见', signName: '省篮协' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return ((performance.now() - since) / ALONE) * 1000;
};

it(`sends ${COUNT.toLocaleString()} messages through ${KILLS} kills, each at most once`, {
  timeout: 7_200_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-outbox-'));
  const children: ChildProcess[] = [];
  const vendor = await startRoughVendor();
  const start = async () =>
    (await startServerProcess({ DATA_DIR: dataDir, FUNCTION_HOSTS: vendor.host }, children)).child;
  const opened = () => openDatabase({ dataDir, onError: broken, onCrash: broken });
  try {
    const ceiling = await alone(vendor);
    vendor.forget();
    await endProcess(await start(), 'SIGTERM');
    const before = await opened();
    await useGateway(before, secretBox(readSecretKeys(dataDir, [])), vendor.url);
    await addCustomers(before, COUNT);
    await sendTexts(before, 'bench', COUNT);
    await before.close();

    vendor.becomes({ loses: 0.01, throttles: 0.0001, refuses: 0.01 });
    // From the first call of each server to its end: what starting takes is no matter of the outbox.
    let working = 0;
    const share = COUNT / (KILLS + 1);
    for (let round = 0; round <= KILLS; round += 1) {
      const begun = vendor.calls();
      const child = await start();
      while (vendor.calls() === begun) await pause(5);
      const since = performance.now();
      if (round < KILLS) {
        while (vendor.calls() < begun + share) await pause(5);
        working += performance.now() - since;
        await endProcess(child, 'SIGKILL');
        continue;
      }
      let [calls, last] = [-1, since];
      while (performance.now() - last < 8000) {
        if (vendor.calls() !== calls) [calls, last] = [vendor.calls(), performance.now()];
        await pause(20);
      }
      working += last - since;
      await endProcess(child, 'SIGTERM');
    }

    const after = await opened();
    const counts = await countsOf(after, 'bench');
    expect(counts).toMatchObject({ waiting: 0, sending: 0, withheld: 0 });
    expect(counts.taken + counts.refused + counts.unknown).toBe(COUNT);
    expect([...vendor.taken.values()].filter((times) => times > 1)).toEqual([]);
    const rows = await after.query<{ address: string; state: string }>(sql`select address, state from outbox`);
    const wrong = rows.filter(
      ({ address, state }) => state !== 'unknown' && vendor.taken.has(address) !== (state === 'taken'),
    );
    expect(wrong).toEqual([]);
    await after.close();
    report({
      what: `1,000 messages of ${COUNT.toLocaleString()} through ${KILLS} kills`,
      ours: (working / COUNT) * 1000,
      peer: { name: 'the vendor alone', value: ceiling },
      aim: AIM,
    });
    report({ what: 'messages a second', unit: '/s', ours: (COUNT / working) * 1000 });
    report({ what: `unknown of ${COUNT.toLocaleString()}`, unit: '', ours: counts.unknown });
  } finally {
    await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')));
    await vendor.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
