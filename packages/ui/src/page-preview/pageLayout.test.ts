import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorAt, heightOf, layoutPages, pageAt, pagesAround, placeOfAnchor, topOf, zoomStep } from './pageLayout.js';
import { gapsBetween, placeTags, readingOrder, TAG_HEIGHT } from './regions.js';
import { rotateRect, rotations } from './rotation.js';

const source = (pageCount: number, heights?: number[]) => ({
  pageCount,
  ...(heights && { heights }),
  load: () => Promise.reject(new Error('not loaded')),
});

describe('layout of pages', () => {
  it('takes 1.4 for a page nobody knows, then what the source says, then what the picture says', () => {
    const layout = layoutPages(source(3, [794, 1588]), new Map([[2, 0.5]]), 400, 0);
    expect([1, 2, 3].map((page) => heightOf(layout, page))).toEqual([400, 200, 560]);
  });

  it('shows turned pages as wide as upright ones', () => {
    const layout = layoutPages(source(1, [1588]), new Map(), 400, 90);
    expect(heightOf(layout, 1)).toBe(200);
  });

  it('finds the page at any place', () => {
    const layout = layoutPages(source(1000), new Map(), 400, 0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.double({ min: 0, max: 0.99, noNaN: true }), (page, share) => {
        expect(pageAt(layout, topOf(layout, page) + share * heightOf(layout, page))).toBe(page);
      }),
    );
    expect(pageAt(layout, -50)).toBe(1);
    expect(pageAt(layout, 1e9)).toBe(1000);
  });

  it('keeps what is read in its place when pages before it turn out to be lower', () => {
    const before = layoutPages(source(10), new Map(), 400, 0);
    const after = layoutPages(source(10), new Map([[1, 0.7]]), 400, 0);
    const anchor = anchorAt(before, topOf(before, 5) + 10);
    expect(placeOfAnchor(after, anchor) - topOf(after, 5)).toBeCloseTo(10);
  });

  it('is back at the same place however often the layout changes in between', () => {
    const layouts = [400, 500, 1200, 200, 400].map((width) => layoutPages(source(60), new Map(), width, 0));
    const [first] = layouts;
    if (!first) throw new Error('no layout');
    const anchor = anchorAt(first, topOf(first, 31) + 123);
    for (const layout of layouts) expect(placeOfAnchor(layout, anchor)).toBeGreaterThan(topOf(layout, 31));
    expect(placeOfAnchor(first, anchor)).toBeCloseTo(topOf(first, 31) + 123);
  });

  it('mounts five pages either side, fewer at the ends', () => {
    expect(pagesAround(1, 92)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pagesAround(47, 92)).toHaveLength(11);
    expect(pagesAround(1, 0)).toEqual([]);
  });

  it('zooms from where a fitted page stands', () => {
    expect(zoomStep(1.18, 1)).toBe(1.25);
    expect(zoomStep(1.18, -1)).toBe(1);
    expect(zoomStep(3, 1)).toBe(3);
  });
});

describe('rotation', () => {
  it('turned four times by 90°, a rectangle is where it was', () => {
    const rect = { left: 10, top: 20, width: 30, height: 40 };
    let page = { width: 400, height: 560 };
    let turned = rect;
    for (const _ of rotations) {
      turned = rotateRect(turned, page, 90);
      page = { width: page.height, height: page.width };
    }
    expect(turned).toEqual(rect);
  });
});

describe('regions', () => {
  it('joins the lines of a paragraph and leaves paragraphs apart', () => {
    expect(
      gapsBetween([
        [1, 10, 90, 0, 20],
        [1, 20, 60, 25, 45],
        [1, 20, 60, 80, 100],
      ]),
    ).toEqual([[1, 20, 60, 20, 25]]);
  });

  it('come in reading order, without those that have no place', () => {
    const ordered = readingOrder(
      [
        { id: 'b', positions: [[2, 0, 1, 0, 1]] },
        { id: 'none', positions: [] },
        {
          id: 'a',
          positions: [
            [1, 0, 1, 9, 10],
            [1, 0, 1, 5, 6],
          ],
        },
      ],
      2,
    );
    expect(ordered.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(ordered[0]?.positions[0]).toEqual([1, 0, 1, 5, 6]);
  });

  it('have tags that do not cover one another', () => {
    const first = { left: 60, top: 10, width: 100, height: 8 };
    const tags = placeTags([
      { id: 'a', label: '1', first },
      { id: 'b', label: '2', first: { ...first, top: 14 } },
    ]);
    expect((tags.get('b')?.top ?? 0) - (tags.get('a')?.top ?? 0)).toBeGreaterThanOrEqual(TAG_HEIGHT);
  });
});
