/**
 * Messages through the outbox while the server and the gateway are killed ten times, beside a loop that hands the same messages to
 * the same gateway and writes nothing down: `pnpm bench outbox`. BENCH_MESSAGES and BENCH_KILLS set other numbers.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { countsOf } from '../../packages/server/src/outbox/outbox.store.js';
import { sendingOf } from '../../packages/server/src/outbox/sendings.store.js';
import { addCustomers, phoneOf, sendTexts, useGateway } from '../../packages/server/src/outbox/testing/putInTexts.js';
import { secretBox } from '../../packages/server/src/secrets/secretBox.js';
import { readSecretKeys } from '../../packages/server/src/secrets/secretKeys.js';
import { handOver } from '../../packages/server/src/sms/gateway.js';
import { endProcess, startServerProcess } from '../../packages/server/src/testing/serverProcess.js';
import { report } from '../report.js';
import { startGateway, takenBy, takenCount } from './gatewayProcess.js';

const COUNT = Number(process.env.BENCH_MESSAGES ?? 100_000);
const KILLS = Number(process.env.BENCH_KILLS ?? 10);
/** Messages by which the gateway alone is measured, and calls under way at once. */
const ALONE = Math.min(5000, COUNT);
const AT_ONCE = 32;
/** Times as long as the gateway alone takes. */
const AIM = 2;
const ROUGH = { loses: 0.01, throttles: 0.0001, refuses: 0.01 };
/** Messages that may be under way in a moment of a kill. */
const UNDER_WAY = 32;
const CAUSE = 'bench';

/** Milliseconds between two looks; after which nothing new counts as a wait; and after which nothing more is to come. */
const TICK = 10;
const STILL = 500;
/** Longer than the server waits for a gateway that it did not reach. */
const OVER = 45_000;

const broken = (error: Error): never => {
  throw error;
};

/** Milliseconds that 1,000 messages take where nobody writes anything down. */
const alone = async (host: string): Promise<number> => {
  let next = 1;
  const since = performance.now();
  const gateway = { gatewayUrl: `http://${host}`, accessKey: 'console', secret: 'a secret', allowed: [host] };
  const go = async () => {
    for (let n = next++; n <= ALONE; n = next++)
      await handOver(gateway, { key: `k${n}`, phoneNumber: phoneOf(n), content: '周六见', signName: '省篮协' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  return ((performance.now() - since) / ALONE) * 1000;
};

/** Looks on until so many were taken, or nothing comes any more. Answers the milliseconds in which messages went out. */
const watch = async (book: string, until: number): Promise<number> => {
  let working = 0;
  let [count, changed, looked] = [await takenCount(book), performance.now(), performance.now()];
  const begun = count;
  while (count < until && performance.now() - changed < (count === begun ? 2 * OVER : OVER)) {
    await pause(TICK);
    const [seen, now] = [await takenCount(book), performance.now()];
    // What starting takes, or waiting for a gateway that was killed, is no matter of the outbox.
    if (seen > begun && now - changed < STILL) working += now - looked;
    if (seen > count) [count, changed] = [seen, now];
    looked = now;
  }
  return working;
};

it(`sends ${COUNT.toLocaleString()} messages through ${KILLS} kills of server and gateway, each at most once`, {
  timeout: 7_200_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bench-outbox-'));
  const book = path.join(dataDir, 'taken.txt');
  const children: ChildProcess[] = [];
  const opened = () => openDatabase({ dataDir, onError: broken, onCrash: broken });
  try {
    await writeFile(book, '');
    const smooth = await startGateway({ book, port: 0, seed: 1, roughness: {} }, children);
    const { port } = smooth;
    const host = `127.0.0.1:${port}`;
    const ceiling = await alone(host);
    await endProcess(smooth.child, 'SIGKILL');
    await truncate(book);
    const start = async () => (await startServerProcess({ DATA_DIR: dataDir, FUNCTION_HOSTS: host }, children)).child;
    await endProcess(await start(), 'SIGTERM');
    const before = await opened();
    await useGateway(before, secretBox(readSecretKeys(dataDir, [])), `http://${host}`);
    await addCustomers(before, COUNT);
    await sendTexts(before, CAUSE, COUNT);
    await before.close();

    let working = 0;
    for (let round = 0; round <= KILLS; round += 1) {
      const { child: gateway } = await startGateway({ book, port, seed: 4711 + round, roughness: ROUGH }, children);
      const server = await start();
      const isLast = round === KILLS;
      working += await watch(book, isLast ? COUNT : (COUNT * (round + 1)) / (KILLS + 1));
      // The one goes on for a moment while the other is no more.
      const ended = round % 2 === 0 ? [gateway, server] : [server, gateway];
      for (const child of isLast ? [server, gateway] : ended) {
        await endProcess(child, isLast ? 'SIGTERM' : 'SIGKILL');
        await pause(100);
      }
    }

    const after = await opened();
    expect(await sendingOf(after, CAUSE)).toMatchObject({ state: 'done' });
    const counts = await countsOf(after, CAUSE);
    expect(counts).toMatchObject({ waiting: 0, sending: 0, withheld: 0 });
    expect(counts.taken + counts.refused + counts.unknown).toBe(COUNT);
    const taken = await takenBy(book);
    expect([...taken.values()].filter((times) => times > 1)).toEqual([]);
    const rows = await after.query<{ address: string; state: string }>(sql`select address, state from outbox`);
    const wrong = rows.filter(
      ({ address, state }) => state !== 'unknown' && taken.has(address) !== (state === 'taken'),
    );
    expect(wrong).toEqual([]);
    expect(counts.unknown).toBeLessThan(COUNT * ROUGH.loses * 1.5 + KILLS * 2 * UNDER_WAY);
    await after.close();
    report({
      what: `1,000 messages of ${COUNT.toLocaleString()} through ${KILLS} kills`,
      ours: (working / COUNT) * 1000,
      peer: { name: 'the gateway alone', value: ceiling },
      aim: AIM,
    });
    report({ what: 'messages a second', unit: '/s', ours: (COUNT / working) * 1000 });
    report({ what: 'messages a second of the gateway alone', unit: '/s', ours: 1_000_000 / ceiling });
    report({ what: `unknown of ${COUNT.toLocaleString()}`, unit: '', ours: counts.unknown });
  } finally {
    await Promise.all(children.map((child) => endProcess(child, 'SIGKILL')));
    await rm(dataDir, { recursive: true, force: true });
  }
});
