/** Characters read right, and time a page, on 20 scans with five kinds of damage, beside Tesseract: `pnpm bench ocr`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { createWorker } from 'tesseract.js';
import { expect, it } from 'vitest';
import { loadModels } from '../../packages/server/src/ocr/models.js';
import { readPicture } from '../../packages/server/src/ocr/picture.js';
import { readLines } from '../../packages/server/src/ocr/readLines.js';
import { type Damage, scanSheet } from '../../packages/server/src/parsing/testing/scan.js';
import { median, report } from '../report.js';
import { sheets } from './sheets.js';

const damages: readonly (readonly [name: string, damage: Damage])[] = [
  ['flat', {}],
  ['askew', { turn: 3 }],
  ['specks and shade', { specks: 0.01, shade: 0.45 }],
  ['out of focus', { blur: 1.6 }],
  ['strongly compressed', { quality: 8 }],
];

const bare = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

const data = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/chi_sim/package.json')),
  '4.0.0_best_int',
);

it('reads scans', { timeout: 3_600_000 }, async () => {
  const models = await loadModels(1);
  const peer = await createWorker('chi_sim', 1, { langPath: data, cacheMethod: 'none' });
  const ours = async (jpg: Uint8Array): Promise<string> => {
    const { lines } = await readLines(models, await readPicture(jpg));
    // Top to bottom, then left to right, as the sheets are written.
    const rows = lines.toSorted((a, b) => {
      const dy = a.frame.y - Math.tan(a.frame.angle) * a.frame.x - (b.frame.y - Math.tan(b.frame.angle) * b.frame.x);
      return Math.abs(dy) > a.frame.height / 2 ? dy : a.frame.x - b.frame.x;
    });
    return rows.map(({ characters }) => characters.map(({ text }) => text).join('')).join('');
  };
  const theirs = async (jpg: Uint8Array): Promise<string> => (await peer.recognize(Buffer.from(jpg))).data.text;

  const all = { ours: [0, 0], theirs: [0, 0] };
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const timed = async (kept: number[], work: () => Promise<string>): Promise<string> => {
    const began = performance.now();
    const text = await work();
    kept.push(performance.now() - began);
    return bare(text);
  };
  for (const [name, damage] of damages) {
    const wrong = { ours: 0, theirs: 0 };
    let length = 0;
    for (const sheet of sheets) {
      const truth = bare(sheet.map(({ text }) => text).join(''));
      const { jpg } = await scanSheet(sheet, damage);
      length += truth.length;
      wrong.ours += distance(truth, await timed(times.ours, () => ours(jpg)));
      wrong.theirs += distance(truth, await timed(times.theirs, () => theirs(jpg)));
    }
    const right = (errors: number): string => `${(100 * (1 - errors / length)).toFixed(2)} %`;
    process.stdout.write(
      `${name}: ${right(wrong.ours)} of ${length} characters right, Tesseract ${right(wrong.theirs)}\n`,
    );
    all.ours = [(all.ours[0] ?? 0) + wrong.ours, length];
    all.theirs = [(all.theirs[0] ?? 0) + wrong.theirs, length];
  }
  await peer.terminate();
  const share = ([errors = 0, length = 1]: readonly number[]): number => (100 * errors) / (length * damages.length);
  report({
    what: '20 scans of five kinds of damage: characters wrong',
    unit: '%',
    ours: share(all.ours),
    peer: { name: 'Tesseract', value: share(all.theirs) },
    aim: 0.5,
  });
  report({
    what: 'a scanned page',
    ours: median(times.ours),
    peer: { name: 'Tesseract', value: median(times.theirs) },
    aim: 2,
  });
  expect(share(all.ours)).toBeLessThan(3);
});
