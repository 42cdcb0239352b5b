import { expect, it } from 'vitest';
import { type SampleKind, samplePdf } from '../testing/samplePdf.js';
import { locate } from './locate.js';
import { parseBytes } from './parseBytes.js';
import { openPdf } from './pdfSource.js';
import { sentenceRanges } from './sentences.js';
import { type GlyphBox, glyphBoxes, type Reach } from './testing/glyphBoxes.js';
import { type Fit, measureWords } from './testing/measure.js';

/** Lights up every sentence of a document by itself and measures it against the page's own drawing commands. */
const fitsOfAllSentences = async (kind: SampleKind, reach: Reach): Promise<{ fits: Fit[]; missing: string[] }> => {
  const { data } = await samplePdf(kind);
  const { chunks } = await parseBytes(new Uint8Array(data), 'pdf');
  const file = await openPdf(new Uint8Array(data));
  const pages = new Map<number, GlyphBox[]>();
  const fits: Fit[] = [];
  const missing: string[] = [];
  for (const { content, spans } of chunks) {
    for (const { start, end } of sentenceRanges(content)) {
      const lit = locate(content, spans, start, end);
      for (const page of new Set(lit.map(([number]) => number))) {
        const glyphs = pages.get(page) ?? (await glyphBoxes(file, page, reach));
        pages.set(page, glyphs);
        // A sentence that runs over a page break is measured on each page for itself.
        const words = spans
          .filter((span) => span[2] === page && span[1] > start && span[0] < end)
          .map(([from, to]) => content.slice(Math.max(from, start), Math.min(to, end)))
          .join('');
        if (words.trim() === '') continue;
        const fit = measureWords(
          lit.filter(([number]) => number === page),
          glyphs,
          words,
        );
        if (fit === null) missing.push(words);
        else fits.push(fit);
      }
    }
  }
  await file.loadingTask.destroy();
  return { fits, missing };
};

const kinds: readonly SampleKind[] = ['plain', 'columns', 'rotated', 'cropped', 'mixed', 'unembedded'];

it.each(kinds)('lights up each sentence, and hardly more, on %s pages', async (kind) => {
  // The box that pdf.js gives a line of text, and the one that characters fill.
  for (const reach of [
    { up: 1, down: 0 },
    { up: 0.88, down: 0.12 },
  ]) {
    const { fits, missing } = await fitsOfAllSentences(kind, reach);
    expect(fits.length).toBeGreaterThan(90);
    expect(missing).toEqual([]);
    expect(Math.min(...fits.map(({ covered }) => covered))).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...fits.map(({ area }) => area))).toBeLessThanOrEqual(2);
  }
});
