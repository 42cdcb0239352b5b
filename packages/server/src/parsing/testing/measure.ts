import type { Position } from '@console/base';
import type { GlyphBox } from './glyphBoxes.js';

/** How well rectangles fit words: the share of the words they cover, and their area against that of the words. */
export interface Fit {
  readonly covered: number;
  readonly area: number;
}

const GRID = 5;

/** Holds rectangles of one page against the glyphs of the words that they should light up. */
export const measureFit = (rectangles: readonly Position[], glyphs: readonly GlyphBox[]): Fit => {
  let inside = 0;
  let own = 0;
  for (const { left, right, top, bottom } of glyphs) {
    const area = (right - left) * (bottom - top);
    own += area;
    let hits = 0;
    for (let i = 0; i < GRID; i += 1) {
      for (let j = 0; j < GRID; j += 1) {
        const x = left + ((i + 0.5) / GRID) * (right - left);
        const y = top + ((j + 0.5) / GRID) * (bottom - top);
        if (rectangles.some(([, l, r, t, b]) => x >= l && x <= r && y >= t && y <= b)) hits += 1;
      }
    }
    inside += (area * hits) / GRID ** 2;
  }
  const lit = rectangles.reduce((sum, [, l, r, t, b]) => sum + (r - l) * (b - t), 0);
  return { covered: inside / own, area: lit / own };
};

/** The best fit among all places of the page where these words stand. Null where they stand nowhere. */
export const measureWords = (rectangles: readonly Position[], page: readonly GlyphBox[], words: string): Fit | null => {
  const stream = page.map((glyph) => glyph.text).join('');
  const wanted = words.replace(/\s/g, '');
  let best: Fit | null = null;
  for (let at = stream.indexOf(wanted); at !== -1; at = stream.indexOf(wanted, at + 1)) {
    // Every glyph here is one UTF-16 unit; what is not would shift the cut, so it is not looked for.
    const fit = measureFit(rectangles, page.slice(at, at + wanted.length));
    if (best === null || fit.covered > best.covered) best = fit;
  }
  return best;
};
