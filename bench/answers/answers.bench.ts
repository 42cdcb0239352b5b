/**
 * Many answers written and read at once: `pnpm bench`. The server, its database, the model and all readers share the
 * machine, and a reader asks and streams as the console does.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres.mjs';
import { report } from '../report.js';
import { startInstallation } from './installation.js';
import { ask, type Reading, read } from './reader.js';

/** Milliseconds between two pieces of the model. */
const PACE = 100;
/** Answers begun each second. */
const ASKED_PER_SECOND = 40;
/** Seconds for which all are open at once, at least. */
const ALL_OPEN = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

/** Seconds of processor that a process has used; undefined where the system does not say. */
const processorSeconds = (pid: number): number | undefined => {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return undefined;
  }
};

const measure = async (name: string, answers: number, databaseUrl?: string): Promise<void> => {
  const pieces = Math.ceil(((answers / ASKED_PER_SECOND + ALL_OPEN) * 1000) / PACE);
  const whole = Array.from({ length: pieces }, (_, number) => `第${number}段。`).join('');
  const { origin, tokens, pid, stop } = await startInstallation({
    ...(databaseUrl !== undefined && { databaseUrl }),
    people: answers,
    pace: PACE,
    pieces,
  });
  try {
    const readings: Promise<Reading>[] = [];
    const taken: number[] = [];
    for (const token of tokens) {
      const began = performance.now();
      const reading = async (): Promise<Reading> => {
        try {
          const id = await ask(origin, token);
          taken.push(performance.now() - began);
          return await read(origin, token, id);
        } catch (error) {
          return { text: '', status: '', batches: [], faults: [String(error)] };
        }
      };
      readings.push(reading());
      await pause(1000 / ASKED_PER_SECOND);
    }
    const allOpen = performance.now();
    const before = processorSeconds(pid);
    await pause((ALL_OPEN / 2) * 1000);
    const after = processorSeconds(pid);
    const seen = await Promise.all(readings);

    const faults = seen.flatMap((one) => one.faults);
    const complete = seen.filter(({ status, text }) => status === 'done' && text === whole);
    const gapsOf = (from: number, to: number) =>
      seen
        .flatMap(({ batches }) =>
          batches.slice(1).flatMap((time, index) => {
            const former = batches[index] ?? time;
            return former >= from && time <= to ? [time - former] : [];
          }),
        )
        .toSorted((a, b) => a - b);
    const firstEnd = Math.min(...seen.map(({ batches }) => batches.at(-1) ?? 0));
    const gaps = gapsOf(allOpen, Math.max(firstEnd, allOpen + 1000));
    const all = gapsOf(0, Number.POSITIVE_INFINITY);
    const asked = taken.toSorted((a, b) => a - b);
    const share =
      before === undefined || after === undefined
        ? ''
        : `, server ${(((after - before) / (ALL_OPEN / 2)) * 100).toFixed(0)} % of a core`;
    process.stdout.write(
      `${name}: ${answers} answers, ${complete.length} complete, ${faults.length} faults${share}\n` +
        `  between batches while all are open: p50 ${at(gaps, 0.5)} p95 ${at(gaps, 0.95)} p99 ${at(gaps, 0.99)} max ${at(gaps, 1)} ms\n` +
        `  between batches from first to last: p50 ${at(all, 0.5)} p95 ${at(all, 0.95)} p99 ${at(all, 0.99)} max ${at(all, 1)} ms\n` +
        `  asked within: p50 ${at(asked, 0.5)} p95 ${at(asked, 0.95)} ms\n`,
    );
    report({
      what: `${answers} at once, ${name}: between two batches, p95`,
      ours: at(gaps, 0.95),
      peer: { name: 'pace of the model', value: PACE },
      aim: 2.5,
    });
    expect(faults.slice(0, 5)).toEqual([]);
    expect(complete.length).toBe(answers);
    expect(at(gaps, 0.95)).toBeLessThan(250);
  } finally {
    await stop();
  }
};

it('streams 1,000 answers at once on PostgreSQL', { timeout: 600_000 }, async () => {
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL', 1000, postgres.url);
  } finally {
    await postgres.stop();
  }
});

it('streams 200 answers at once on the embedded database', { timeout: 600_000 }, async () => {
  await measure('embedded', 200);
});
