/** Order of the words kept, and time a page, on printed pages of many layouts, beside poppler and pdf.js: `pnpm bench parsing`. */
import { expect, it } from 'vitest';
import { median, report } from '../report.js';
import { print, type Printed } from './print.js';
import { type Reader, readers } from './readers.js';
import { runsKept } from './runs.js';
import { sheetsOf } from './sheets.js';

const ROUNDS = 5;
/** Percent of the runs that we want to keep on every kind of page. */
const AIM = 95;

interface Result {
  readonly share: number;
  /** Milliseconds a page. */
  readonly time: number;
}

const measure = async ({ read }: Reader, { data, truth, pages }: Printed, chinese: boolean): Promise<Result> => {
  const times: number[] = [];
  let text = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    text = await read(data);
    times.push(performance.now() - began);
  }
  const { kept, all } = runsKept(truth, text, chinese);
  return { share: (100 * kept) / all, time: median(times) / pages };
};

it('reads pages in their order', { timeout: 600_000 }, async () => {
  const all = readers();
  const sheets = sheetsOf(0);
  const results = new Map<string, Result[]>();
  const short: string[] = [];
  process.stdout.write(`${'runs kept, %'.padEnd(28)}${all.map(({ name }) => name.padStart(10)).join('')}\n`);
  for (const [at, printed] of (await print(sheets)).entries()) {
    const row: Result[] = [];
    for (const reader of all) {
      const result = await measure(reader, printed, sheets[at]?.chinese ?? false);
      row.push(result);
      results.set(reader.name, [...(results.get(reader.name) ?? []), result]);
    }
    process.stdout.write(
      `${printed.name.padEnd(28)}${row.map(({ share }) => share.toFixed(1).padStart(10)).join('')}\n`,
    );
    const [own, ...others] = row;
    const best = Math.max(...others.map(({ share }) => share));
    report({
      what: `${printed.name}: runs of words broken`,
      unit: '%',
      ours: 100 - (own?.share ?? 0),
      peer: { name: all[1 + others.findIndex(({ share }) => share === best)]?.name ?? '', value: 100 - best },
    });
    if ((own?.share ?? 0) < AIM) short.push(printed.name);
  }
  const time = (name: string): number => median((results.get(name) ?? []).map((one) => one.time));
  for (const { name } of all) process.stdout.write(`${name}: ${(1000 / time(name)).toFixed(0)} pages a second\n`);
  for (const { name } of all.slice(1)) {
    report({ what: 'a page read', ours: time('ours'), peer: { name, value: time(name) } });
  }
  expect(short).toEqual([]);
});
