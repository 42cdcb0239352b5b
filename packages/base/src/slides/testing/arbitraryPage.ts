import * as fc from 'fast-check';
import { emptySlide, slideChartKinds, slideLayouts, type SlidePage, slideFormats } from '../deck.js';
import { slideDesigns } from '../designs.js';

const words = [
  '华东赛区报名队伍首次超过一千九百支，',
  '（含女子组）',
  '2026 年',
  'U17 ',
  'Basketball Association of the Northern Region ',
  '“三对三”',
  '1,926',
  '——',
  'https://example.org/a/very/long/address/without/any/space/that/breaks ',
  '赛程推迟到明年 3 月。',
  '🏀',
  'don’t ',
  '\u0007',
  'é',
];

const text = (parts: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: parts }).map((chosen) => chosen.join(''));
const point = fc.record({ text: text(6), level: fc.constantFrom(0, 1) });
const points = (most: number) => fc.array(point, { maxLength: most });
const cell = fc.oneof(text(2), fc.integer({ min: -9999, max: 99_999 }).map(String));
const table = fc.integer({ min: 1, max: 8 }).chain((width) => {
  const row = fc.array(cell, { minLength: width, maxLength: width });
  return fc.record({ head: row, rows: fc.array(row, { maxLength: 24 }) });
});
const chart = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    kind: fc.constantFrom(...slideChartKinds),
    unit: fc.constantFrom('', '支'),
    categories: fc.array(text(1), { minLength: count, maxLength: count }),
    series: fc.array(
      fc.record({
        name: text(1),
        values: fc.array(fc.oneof(fc.constant(null), fc.integer()), { minLength: count, maxLength: count }),
      }),
      { maxLength: 8 },
    ),
  }),
);

/** Pages of every layout, with everything that pages may hold. */
export const arbitraryPage: fc.Arbitrary<SlidePage> = fc.record({
  id: fc.constant('p1'),
  section: fc.constant(''),
  layout: fc.constantFrom(...slideLayouts),
  title: text(5),
  subtitle: text(5),
  points: points(14),
  columns: fc.array(fc.record({ title: text(2), points: points(8) }), { maxLength: 2 }),
  figure: fc.option(fc.record({ value: text(1), label: text(3), change: text(3) })),
  quote: fc.option(fc.record({ text: text(12), by: text(2) })),
  table: fc.option(table),
  chart: fc.option(chart),
  picture: fc.option(
    fc.record({
      fileId: fc.constant('f1'),
      width: fc.integer({ min: 1, max: 6000 }),
      height: fc.integer({ min: 1, max: 6000 }),
      alt: text(1),
    }),
  ),
  footer: text(3),
  notes: fc.constant(''),
  sources: fc.constant(emptySlide('').sources),
  locked: fc.constant(false),
  textScale: fc.constantFrom(1, 0.8, 0.6),
});

export const arbitraryOptions = fc.record({
  design: fc.constantFrom(...slideDesigns),
  format: fc.constantFrom(...slideFormats),
  number: fc.integer({ min: 1, max: 60 }),
  total: fc.constant(60),
});
