/**
 * How long others wait while the built server reads spreadsheets: 9,900 FAQ, a thousand users, and one of 1.6 kB that
 * reaches to the last cell there can be. `pnpm bench`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { addKnowledgeBase, importUsers, readUser, uploadFaqExcel } from '@console/api/contract';
import { it } from 'vitest';
import { textCell, xlsxOf } from '../../packages/server/src/spreadsheets/testing/xlsxOf.js';
import { endProcess } from '../../packages/server/src/testing/serverProcess.js';
import { report } from '../report.js';
import { guideIsRead, signedIn } from '../signedIn.js';
import { faqSheet, many, sheetOf } from './sheets.js';

/** Milliseconds of rest before and after each. */
const REST = 2000;

interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
  readonly count: number;
}

const userSheet = (count: number) =>
  sheetOf(
    ['账号', '用户名', '手机号', '邮箱', '部门', '角色'],
    many(count, (at) => [
      `person${at}`,
      `队员${at}`,
      String(13_800_000_000 + at),
      `person${at}@example.com`,
      '竞赛部',
      '业务人员',
    ]),
  );

const farSheet = () =>
  new File(
    [
      Uint8Array.from(
        xlsxOf(
          `<row r="1">${textCell('A1', '问题')}${textCell('B1', '答案')}</row><row r="1048576">${textCell('XFD1048576', 'x')}</row>`,
        ),
      ),
    ],
    'far.xlsx',
  );

/** Somebody who asks all the time, as a process, so that nothing of ours keeps the answers waiting. */
const startProbe = (url: string, token: string, children: ChildProcess[]) => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'probe.mjs'), url, token], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const waited = async (): Promise<{ loop: Spread; call: Spread; own: number }> => {
    child.stdin.write('\n');
    return JSON.parse(String((await lines.next()).value));
  };
  return { child, waited };
};

const measure = async (dataDir: string, children: ChildProcess[]): Promise<void> => {
  const first = await signedIn(dataDir, children);
  const start = startProbe(first.url + readUser.path, first.token, children);
  await guideIsRead(first);
  const { loop: alone } = await start.waited();
  process.stdout.write(`the first start, with its guide: its own thread answers within ${alone.longest} ms\n`);
  await endProcess(start.child, 'SIGTERM');
  await endProcess(first.child, 'SIGTERM');

  const { url, token, call } = await signedIn(dataDir, children);
  const bases: string[] = [];
  for (const name of ['一', '二', '三']) bases.push((await call(addKnowledgeBase, { name })).id);
  const [empty = '', ...others] = bases;
  const { waited } = startProbe(url + readUser.path, token, children);

  const beside = async (name: string, work: () => Promise<unknown>): Promise<Spread> => {
    await pause(REST);
    await waited();
    const began = performance.now();
    const result = await work().catch(String);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { loop, call: calls, own } = await waited();
    const words = ({ p50, p95, longest, count }: Spread) => `p50 ${p50}, p95 ${p95}, longest ${longest} ms (${count})`;
    process.stdout.write(
      `${name}: ${seconds} s ${JSON.stringify(result ?? '').slice(0, 90)}\n` +
        `  answers of its own thread: ${words(loop)}\n  calls: ${words(calls)}\n  the one who asks was itself late by ${own} ms at most\n`,
    );
    return calls;
  };
  const { p95: value } = await beside('at rest', () => pause(5000));
  const compare = (what: string, { p95, longest }: Spread): void => {
    report({ what: `calls beside ${what}, p95`, ours: p95, peer: { name: 'at rest', value } });
    report({ what: `calls beside ${what}, longest`, ours: longest });
  };
  await beside('to the last cell, the first spreadsheet', () =>
    call(uploadFaqExcel, { kbId: empty, file: farSheet() }),
  );
  await beside('to the last cell, again', () => call(uploadFaqExcel, { kbId: empty, file: farSheet() }));
  const faqs = faqSheet();
  for (const kbId of others) {
    const calls = await beside('9,900 FAQ', () => call(uploadFaqExcel, { kbId, file: faqs }));
    // The first finds everything cold.
    if (kbId === others.at(-1)) compare('an import of 9,900 FAQ', calls);
  }
  await beside('9,900 FAQ that are there already', () => call(uploadFaqExcel, { kbId: others[0] ?? '', file: faqs }));
  compare(
    '1,000 users looked at',
    await beside('1,000 users looked at', () => call(importUsers, { file: userSheet(1000), dryRun: true })),
  );
  await beside('20 users', () => call(importUsers, { file: userSheet(20), dryRun: false }));
};

it('lets others go on while spreadsheets are read', { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const children: ChildProcess[] = [];
  try {
    await measure(dataDir, children);
  } finally {
    for (const child of children.toReversed()) await endProcess(child, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
});
