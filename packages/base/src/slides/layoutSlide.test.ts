import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanParagraphs } from './cleanText.js';
import { emptySlide, type SlidePage } from './deck.js';
import { slideDesigns, slideDesignOf } from './designs.js';
import { layoutSlide } from './layoutSlide.js';
import type { MeasuredItem, MeasuredTable, MeasuredText } from './measured.js';
import { arbitraryOptions, arbitraryPage } from './testing/arbitraryPage.js';
import { textWidth } from './textWidth.js';

const design = slideDesignOf('association');
const wide = { design, format: '16:9', number: 3, total: 8 } as const;
const page = (parts: Partial<SlidePage>): SlidePage => ({ ...emptySlide('p'), ...parts });
const list = (count: number, text = '华东赛区审核通过四百一十二支') =>
  Array.from({ length: count }, (_, at) => ({ text: `${text}${at}`, level: 0 }));

const textsOf = (items: readonly MeasuredItem[]): MeasuredText[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item] : []));
const roleOf = (items: readonly MeasuredItem[], role: MeasuredText['role']): MeasuredText | undefined =>
  textsOf(items).find((item) => item.role === role);
const tableOf = (items: readonly MeasuredItem[]): MeasuredTable | undefined =>
  items.flatMap((item) => (item.kind === 'table' ? [item] : []))[0];
const table = (rows: number) => ({
  head: ['赛区', '2026', '2025', '增减'],
  rows: Array.from({ length: rows }, (_, at) => [`第 ${at + 1} 赛区`, '1,926', '1,764', '+162']),
});

describe('of whatever page', () => {
  it('stands on the page, each thing in a place of its own', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryOptions, (given, options) => {
        const { items, width, height } = layoutSlide(given, options);
        for (const item of items) {
          expect(item.width).toBeGreaterThan(0);
          expect(item.height).toBeGreaterThan(0);
          expect(item.x).toBeGreaterThanOrEqual(0);
          expect(item.y).toBeGreaterThanOrEqual(0);
          expect(item.x + item.width).toBeLessThanOrEqual(width + 0.01);
          expect(item.y + item.height).toBeLessThanOrEqual(height + 0.01);
        }
        const content = items.filter(({ kind }) => kind !== 'shape');
        for (const [at, one] of content.entries()) {
          for (const other of content.slice(at + 1)) {
            const apart =
              one.x + one.width <= other.x + 0.01 ||
              other.x + other.width <= one.x + 0.01 ||
              one.y + one.height <= other.y + 0.01 ||
              other.y + other.height <= one.y + 0.01;
            expect(apart, `${JSON.stringify(one)} over ${JSON.stringify(other)}`).toBe(true);
          }
        }
      }),
      { numRuns: 120 },
    );
  }, 30_000);

  it('keeps each character, in lines that fit their box', () => {
    const joined = (parts: readonly string[]) => parts.join('').replaceAll(/\s/g, '');
    fc.assert(
      fc.property(arbitraryPage, arbitraryOptions, (given, options) => {
        const { items } = layoutSlide(given, options);
        for (const text of textsOf(items)) {
          expect(joined(text.lines.map((line) => line.text))).toBe(joined(text.paragraphs.map((one) => one.text)));
          let below = 0;
          for (const line of text.lines) {
            expect(line.x + line.width).toBeLessThanOrEqual(text.width + 0.01);
            expect(textWidth(line.text, text.size, text.bold)).toBeCloseTo(line.width, 3);
            if (line.y + text.lineHeight > text.height + 0.02) below += 1;
          }
          expect(below).toBe(text.overflow);
        }
        for (const { columns, rows, padding, width } of items.flatMap((item) =>
          item.kind === 'table' ? [item] : [],
        )) {
          expect(columns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(width, 3);
          for (const cell of rows.flatMap(({ cells }) => cells)) expect(joined(cell.lines)).toBe(joined([cell.text]));
          for (const { cells } of rows) {
            for (const [at, cell] of cells.entries()) {
              for (const line of cell.lines.filter((one) => [...one].length > 1)) {
                expect(textWidth(line, cell.size, cell.bold)).toBeLessThanOrEqual(
                  (columns[at] ?? 0) - padding * 2 + 0.01,
                );
              }
            }
          }
        }
      }),
      { numRuns: 120 },
    );
  }, 30_000);

  it('shows all words of the points of a list', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryOptions, (given, options) => {
        const { items } = layoutSlide({ ...given, layout: 'points' }, options);
        const wanted = given.points.flatMap(({ text }) => cleanParagraphs(text));
        expect(roleOf(items, 'points')?.paragraphs.map(({ text }) => text) ?? []).toEqual(wanted);
      }),
    );
  });
});

describe('text', () => {
  it('is large while there is little of it, smaller when there is more, and counted where it has no room', () => {
    const few = roleOf(layoutSlide(page({ points: list(4) }), wide).items, 'points');
    const more = roleOf(layoutSlide(page({ points: list(12) }), wide).items, 'points');
    const many = roleOf(layoutSlide(page({ points: list(40) }), wide).items, 'points');
    expect(few).toMatchObject({ size: 24, overflow: 0 });
    expect(more?.size).toBeLessThan(24);
    expect(more?.overflow).toBe(0);
    expect(many).toMatchObject({ size: 16 });
    expect(many?.overflow).toBeGreaterThan(10);
  });

  it('is smaller by the scale of its page', () => {
    const text = roleOf(layoutSlide(page({ points: list(4), textScale: 0.75 }), wide).items, 'points');
    expect(text?.size).toBe(18);
  });

  it('has no sign before a point that stands alone, and numbers before the parts of an agenda', () => {
    const alone = roleOf(layoutSlide(page({ points: list(1) }), wide).items, 'points');
    const agenda = roleOf(layoutSlide(page({ layout: 'agenda', points: list(3) }), wide).items, 'points');
    expect(alone?.lines.map(({ bullet }) => bullet)).toEqual(['']);
    expect(agenda?.lines.map(({ bullet }) => bullet)).toEqual(['1.', '2.', '3.']);
  });

  it('is alike in both columns', () => {
    const columns = [
      { title: '已完成', points: list(3) },
      { title: '未完成', points: list(9, '华北两个城市的场馆维修，赛程推迟到明年三月以后再行通知') },
    ];
    const texts = textsOf(layoutSlide(page({ layout: 'columns', columns }), wide).items);
    const sizes = texts.filter(({ role }) => role === 'column').map(({ size }) => size);
    expect(sizes).toHaveLength(2);
    expect(new Set(sizes).size).toBe(1);
  });
});

describe('a table', () => {
  it('fills its page with few rows, has all of twelve, and counts those that have no room', () => {
    const few = tableOf(layoutSlide(page({ layout: 'table', title: '明细', table: table(3) }), wide).items);
    const twelve = tableOf(layoutSlide(page({ layout: 'table', title: '明细', table: table(12) }), wide).items);
    const many = tableOf(layoutSlide(page({ layout: 'table', title: '明细', table: table(60) }), wide).items);
    expect(few?.rows[1]?.cells[0]?.size).toBe(18);
    expect(twelve?.overflow).toBe(0);
    expect(twelve?.rows[1]?.cells[0]?.size).toBeGreaterThanOrEqual(14);
    expect(many?.overflow).toBeGreaterThan(20);
  });

  it('stands numbers on the right, words on the left, and the sum in bold', () => {
    const { head, rows } = table(2);
    const summed = { head, rows: [...rows, ['合计', '3,852', '3,528', '+324']] };
    const drawn = tableOf(layoutSlide(page({ layout: 'table', table: summed }), wide).items);
    expect(drawn?.rows[0]?.cells.map(({ align }) => align)).toEqual(['left', 'right', 'right', 'right']);
    expect(drawn?.rows.map(({ cells }) => cells[0]?.bold)).toEqual([false, false, false, true]);
  });

  it('has the whole page where its chart has nothing to show', () => {
    const alone = layoutSlide(page({ layout: 'chartTable', table: table(3) }), wide).items;
    expect(tableOf(alone)?.width).toBe(960 - 92);
  });
});

it('keeps the ratio of a picture', () => {
  const picture = { fileId: 'f', width: 800, height: 200, alt: '' };
  const drawn = layoutSlide(page({ layout: 'picture', picture }), wide).items.find(({ kind }) => kind === 'picture');
  expect((drawn?.width ?? 0) / (drawn?.height ?? 1)).toBeCloseTo(4, 5);
});

it('lays out sixty full pages in less than a tenth of a second each', () => {
  const [first] = slideDesigns;
  const started = performance.now();
  for (let number = 1; number <= 60; number += 1) {
    layoutSlide(page({ points: list(30, '很长的一条要点'.repeat(12)) }), {
      ...wide,
      design: first ?? design,
      number,
      total: 60,
    });
  }
  expect(performance.now() - started).toBeLessThan(6000);
});
