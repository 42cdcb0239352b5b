import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { layoutSlide, type MeasuredItem } from '@console/base/slides';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOffice } from '../../../office/findOffice.js';
import { openPdf } from '../../../parsing/pdfSource.js';
import { randomDeck } from '../testing/randomDeck.js';
import { buildPptx } from './buildPptx.js';

const program = findOffice(undefined);
const seeds = Array.from({ length: 30 }, (_, seed) => seed);
/** Share of the page that a text may stand elsewhere. */
const TOLERANCE = 0.02;
/** Where letters stand in the height of their line. */
const BASELINE = 0.8;

/** The beginning of a text: where its first letter stands, in points from the upper left corner. */
interface Beginning {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Whether a run begins a text, or holds all of it and more: writers part runs wherever the script changes. */
const begins = (run: string, text: string): boolean => {
  const [one, other] = [run.trim(), text.trim()];
  return one !== '' && (other.startsWith(one) || one.startsWith(other));
};

/** Where each box of text, and each cell of a table, begins on the page as it was measured. */
const expectedOf = (items: readonly MeasuredItem[]): Beginning[] =>
  items.flatMap((item): Beginning[] => {
    if (item.kind === 'text') {
      const [line] = item.lines;
      if (line === undefined) return [];
      return [{ text: line.text, x: item.x + line.x, y: item.y + line.y + item.lineHeight * BASELINE }];
    }
    if (item.kind !== 'table') return [];
    let top = item.y;
    return item.rows.flatMap(({ height, cells }) => {
      const y = top;
      top += height;
      return cells.slice(0, 1).map((cell) => ({
        text: cell.text,
        x: item.x + item.padding,
        y: y + (height - cell.lines.length * item.lineHeight) / 2 + item.lineHeight * BASELINE,
      }));
    });
  });

/** Runs of text as they stand on each page of a PDF. */
const foundIn = async (file: Uint8Array): Promise<Beginning[][]> => {
  const pdf = await openPdf(file);
  try {
    const pages: Beginning[][] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      pages.push(
        items.flatMap((item) => {
          if (!('str' in item) || item.str.trim() === '') return [];
          const [, , , , x, y] = item.transform.map(Number);
          return [{ text: item.str, x: x ?? 0, y: height - (y ?? 0) }];
        }),
      );
    }
    return pages;
  } finally {
    await pdf.destroy();
  }
};

const picture = (): Uint8Array => new Uint8Array(createCanvas(640, 360).toBuffer('image/png'));

describe.runIf(process.env['LONG'] === '1' && program !== null)('LibreOffice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-slides-'));
  const name = (seed: number, kind: string): string => path.join(folder, `${seed}.${kind}`);
  /** Of all texts: the largest share of the page by which one stands elsewhere. */
  let worst = 0;

  beforeAll(async () => {
    const pictures = new Map([['f1', picture()]]);
    for (const seed of seeds) writeFileSync(name(seed, 'pptx'), await buildPptx(randomDeck(seed), pictures));
    const profile = path.join(folder, 'profile');
    mkdirSync(profile);
    execFileSync(program ?? '', [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...seeds.map((seed) => name(seed, 'pptx')),
    ]);
  }, 600_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    process.stdout.write(
      `LibreOffice: the text that stands farthest off is ${(100 * worst).toFixed(2)} % of the page away\n`,
    );
  });

  it.each(seeds)('stands the texts of deck %i where the preview has them', async (seed) => {
    const deck = randomDeck(seed);
    const found = await foundIn(new Uint8Array(readFileSync(name(seed, 'pdf'))));
    expect(found).toHaveLength(deck.pages.length);
    const { design, format } = deck;
    for (const [at, page] of deck.pages.entries()) {
      const slide = layoutSlide(page, { design, format, number: at + 1, total: deck.pages.length });
      for (const wanted of expectedOf(slide.items)) {
        const same = found[at]?.filter(({ text }) => begins(text, wanted.text)) ?? [];
        const off = Math.min(
          ...same.map(({ x, y }) =>
            Math.max(Math.abs(x - wanted.x) / slide.width, Math.abs(y - wanted.y) / slide.height),
          ),
        );
        expect(off, `${page.layout}: ${JSON.stringify(wanted)} is at ${JSON.stringify(same)}`).toBeLessThanOrEqual(
          TOLERANCE,
        );
        worst = Math.max(worst, off);
      }
    }
  });
});
