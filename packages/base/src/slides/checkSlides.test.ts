import { describe, expect, it } from 'vitest';
import { checkSlides } from './checkSlides.js';
import { chooseLayout } from './chooseLayout.js';
import { emptySlide, type SlidePage } from './deck.js';
import { slideDesignOf, slideDesigns } from './designs.js';
import type { SlideFault } from './measured.js';
import { readSlide } from './readSlide.js';
import { repairSlide } from './repairSlide.js';

const design = slideDesignOf('association');
const options = { design, format: '16:9' } as const;
const page = (parts: Partial<SlidePage>): SlidePage => ({ ...emptySlide('p'), title: '报名', ...parts });
const list = (count: number, text = '华东赛区审核通过四百一十二支') =>
  Array.from({ length: count }, (_, at) => ({ text: `${text}${at}`, level: 0 }));
const table = (rows: number) => ({
  head: ['赛区', '2026'],
  rows: Array.from({ length: rows }, (_, at) => [`第 ${at + 1} 赛区`, String(at * 7)]),
});
const faultOf = (given: SlidePage, kind: SlideFault['kind']): SlideFault | undefined =>
  checkSlides([given], options).find((fault) => fault.kind === kind);

const repaired = (given: SlidePage): SlidePage[] => {
  const [fault] = checkSlides([given], options);
  let made = 0;
  if (fault === undefined) return [given];
  return repairSlide(given, fault, { ...options, newId: () => `new${(made += 1)}` });
};

describe('what would look wrong', () => {
  it('is nothing on an ordinary page, in whatever design and format', () => {
    const pages = [
      page({ layout: 'title', title: '2026 赛季青少年联赛汇报', subtitle: '中国篮协 2026-11-21' }),
      page({ points: list(4) }),
      page({ layout: 'table', table: table(8) }),
      page({ layout: 'closing', title: '谢谢' }),
    ];
    for (const one of slideDesigns) {
      expect(checkSlides(pages, { design: one, format: '16:9' })).toEqual([]);
      expect(checkSlides(pages, { design: one, format: '4:3' })).toEqual([]);
    }
  });

  it('names text that has no room, with its lines', () => {
    const [fault, ...others] = checkSlides([page({ points: list(40) })], options);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      kind: 'overflow',
      severity: 'error',
      pageId: 'p',
      what: '华东赛区审核通过四百一十二支0',
      repair: 'split',
    });
    expect(fault?.amount).toBeGreaterThan(10);
  });

  it('names a font that files may not name, once a page', () => {
    const other = { ...design, fonts: { ...design.fonts, heading: '方正小标宋', body: '方正小标宋' } };
    const faults = checkSlides([page({ points: list(2) })], { design: other, format: '16:9' });
    expect(faults).toMatchObject([{ kind: 'font', what: '方正小标宋', repair: null }]);
  });

  it('names weak contrast with what it should be', () => {
    const faults = checkSlides([page({ points: list(2), footer: '来源' })], {
      design: { ...design, muted: '#9a9a9a' },
      format: '16:9',
    });
    expect(faults).toMatchObject([
      { kind: 'contrast', severity: 'warning', what: '来源', amount: 2.8, wanted: 4.5 },
      {},
    ]);
  });

  it('names a picture with too few pixels', () => {
    const picture = { fileId: 'f', width: 200, height: 100, alt: '合影' };
    expect(faultOf(page({ layout: 'picture', picture }), 'smallPicture')).toMatchObject({ what: '合影', wanted: 96 });
    const large = { ...picture, width: 2000, height: 1000 };
    expect(faultOf(page({ layout: 'picture', picture: large }), 'smallPicture')).toBeUndefined();
  });

  it('names a page without content, and one that says what an earlier one says', () => {
    expect(faultOf(page({}), 'empty')).toMatchObject({ what: '报名', repair: 'remove' });
    expect(faultOf(page({ layout: 'section' }), 'empty')).toBeUndefined();
    const faults = checkSlides([page({ points: list(3) }), page({ id: 'q', points: list(3) })], options);
    expect(faults).toMatchObject([{ kind: 'duplicate', pageId: 'q' }]);
  });

  it('names a source that is cited and not there', () => {
    const fault = faultOf(page({ points: list(2), notes: '多 64 支[2]。' }), 'missingSource');
    expect(fault).toMatchObject({ what: '[2]', amount: 2, repair: 'remove' });
  });
});

describe('repairing', () => {
  it('makes the text smaller where that is enough, and no smaller than needed', () => {
    const given = page({ points: list(17) });
    const [smaller, ...others] = repaired(given);
    expect(others).toEqual([]);
    expect(smaller?.textScale).toBeLessThan(1);
    expect(smaller?.textScale).toBeGreaterThanOrEqual(0.75);
    expect(checkSlides(smaller ? [smaller] : [], options)).toEqual([]);
  });

  it('makes two pages of a long list, with all of its points', () => {
    const given = page({ points: list(24) });
    const [first, second] = repaired(given);
    expect([...(first?.points ?? []), ...(second?.points ?? [])]).toEqual(given.points);
    expect(second).toMatchObject({ id: 'new1', title: '报名（续）' });
    expect(checkSlides(first && second ? [first, second] : [], options)).toEqual([]);
  });

  it('makes two pages of a long table, each with its head', () => {
    const given = page({ layout: 'table', table: table(40) });
    const [first, second] = repaired(given);
    expect([...(first?.table?.rows ?? []), ...(second?.table?.rows ?? [])]).toEqual(given.table?.rows);
    expect(second?.table?.head).toEqual(given.table?.head);
  });

  it('parts a single long paragraph between its sentences, and loses no character', () => {
    const text = '华东赛区报名队伍首次超过一千九百支，增长来自女子组。'.repeat(100);
    const [first, second] = repaired(page({ points: [{ text, level: 0 }] }));
    const all = [...(first?.points ?? []), ...(second?.points ?? [])].map((one) => one.text);
    expect(all.join('')).toBe(text);
    expect(second?.points.length).toBeGreaterThan(0);
  });

  it('takes away an empty page, and a number that has no source', () => {
    expect(repaired(page({}))).toEqual([]);
    const [cited] = repaired(page({ points: list(2), notes: '多 64 支[2]，见[12]。', sources: [] }));
    expect(cited?.notes).toBe('多 64 支，见[12]。');
  });
});

it('chooses the layout that shows what a page holds', () => {
  const chart = { kind: 'bar', unit: '', categories: ['华东'], series: [{ name: '2026', values: [1] }] } as const;
  const picture = { fileId: 'f', width: 1, height: 1, alt: '' };
  expect(chooseLayout(page({ table: table(2), chart }))).toBe('chartTable');
  expect(chooseLayout(page({ table: table(2) }))).toBe('table');
  expect(chooseLayout(page({ chart, points: list(2) }))).toBe('chart');
  expect(chooseLayout(page({ picture }))).toBe('picture');
  expect(chooseLayout(page({ quote: { text: '快攻', by: '' } }))).toBe('quote');
  expect(chooseLayout(page({ figure: { value: '61', label: '城', change: '' } }))).toBe('figure');
  expect(
    chooseLayout(
      page({
        columns: [
          { title: 'a', points: [] },
          { title: 'b', points: [] },
        ],
      }),
    ),
  ).toBe('columns');
  expect(chooseLayout(page({ points: list(2) }))).toBe('points');
  expect(chooseLayout(page({}))).toBe('section');
});

it('reads a page of another version: unknown words become known ones, and lists are cut', () => {
  const read = readSlide({
    ...emptySlide('p'),
    layout: 'timeline',
    points: Array.from({ length: 99 }, () => ({ text: '点', level: 5 })),
    table: { head: ['a'], rows: [['1', '2'], []] },
    chart: { kind: 'radar', unit: '', categories: ['x', 'y'], series: [{ name: 's', values: [Number.NaN] }] },
    picture: { fileId: 'f', width: 0, height: 0, alt: '' },
    textScale: 9,
  });
  expect(read).toMatchObject({ layout: 'points', picture: null, textScale: 1 });
  expect(read.points).toHaveLength(60);
  expect(read.points[0]?.level).toBe(1);
  expect(read.table).toEqual({
    head: ['a', ''],
    rows: [
      ['1', '2'],
      ['', ''],
    ],
  });
  expect(read.chart).toMatchObject({ kind: 'bar', series: [{ values: [null, null] }] });
});
