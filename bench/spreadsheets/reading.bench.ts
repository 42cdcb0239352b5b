/** Reading a spreadsheet of 9,900 FAQ, in a thread of its own, beside SheetJS in this one: `pnpm bench spreadsheets`. */
import { expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { readSheet } from '../../packages/server/src/spreadsheets/index.js';
import { median, report } from '../report.js';
import { faqSheet } from './sheets.js';

const ROUNDS = 9;

const time = async (work: () => unknown): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

it('reads 9,900 rows', { timeout: 300_000 }, async () => {
  const bytes = new Uint8Array(await faqSheet().arrayBuffer());
  const ours = () => readSheet({ data: bytes.slice() }, { rows: 10_000 });
  const theirs = (): unknown[] => {
    const { SheetNames, Sheets } = read(bytes, { type: 'array' });
    const sheet = Sheets[SheetNames[0] ?? ''];
    return sheet === undefined ? [] : utils.sheet_to_json(sheet, { header: 1 });
  };
  // Both read the same, and are warm.
  expect((await ours()).length).toBe(theirs().length);

  const [own, others]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await time(ours));
    others.push(await time(theirs));
  }
  process.stdout.write(`9,900 rows: ours ${median(own).toFixed(0)} ms, SheetJS ${median(others).toFixed(0)} ms\n`);
  report({ what: '9,900 rows read', ours: median(own), peer: { name: 'SheetJS', value: median(others) } });
});
