import { emptySlide, layoutSlide, slideDesignOf, type SlideChart, type SlidePage } from '@console/base/slides';
import { expect, it, vi } from 'vitest';
import { pieMarks, plotMarks, ticksOf } from './chartMarks.js';
import { partOf } from './slideParts.js';
import { measuring } from './useMeasuredSlides.js';

const chart: SlideChart = {
  kind: 'bar',
  unit: '',
  categories: ['a', 'b'],
  series: [{ name: 's', values: [10, -5] }],
};
const plot = { x: 0, y: 0, width: 100, height: 150 };

it('takes round ticks from the lowest to the highest value, zero among them', () => {
  expect(ticksOf([412, 118])).toEqual([0, 200, 400, 600]);
  expect(ticksOf([0.3, -0.1])).toEqual([-0.1, 0, 0.1, 0.2, 0.3]);
  expect(ticksOf([null])).toEqual([0, 1]);
});

it('draws bars from zero on, downwards where a value is negative', () => {
  const { bars, zero } = plotMarks(chart, ['#111111'], plot);
  expect(bars[0]).toMatchObject({ y: 0, value: 10 });
  expect((bars[0]?.y ?? 0) + (bars[0]?.height ?? 0)).toBeCloseTo(zero);
  expect(bars[1]?.y).toBeCloseTo(zero);
  expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(150);
});

it('leaves a hole in a line where a value is not known', () => {
  const holed = { ...chart, categories: ['a', 'b', 'c'], series: [{ name: 's', values: [1, null, 3] }] };
  expect(plotMarks(holed, ['#111111'], plot).lines[0]?.runs.map((run) => run.map(({ value }) => value))).toEqual([
    [1],
    [3],
  ]);
});

it('gives each part of a pie its share, and none to what is negative or unknown', () => {
  const pie: SlideChart = {
    ...chart,
    kind: 'pie',
    categories: ['a', 'b', 'c', 'd'],
    series: [{ name: '', values: [3, 1, -4, null] }],
  };
  expect(pieMarks(pie, ['#111111', '#222222'], { x: 0, y: 0 }, 10).map(({ name, share }) => [name, share])).toEqual([
    ['a', 0.75],
    ['b', 0.25],
  ]);
});

it('lays out again only the page that has changed', () => {
  const design = slideDesignOf('association');
  const layOut = vi.fn((one: SlidePage, number: number, total: number) =>
    layoutSlide(one, { design, format: '16:9', number, total }),
  );
  const pages = Array.from({ length: 60 }, (_, at) => emptySlide(`p${at}`));
  const measure = measuring(layOut);
  const before = measure(pages);
  layOut.mockClear();
  const after = measure(pages.with(7, { ...emptySlide('p7'), title: '改了' }));
  expect(layOut).toHaveBeenCalledOnce();
  expect(after[8]).toBe(before[8]);
});

it('knows which part of the page each drawn text is', () => {
  const design = slideDesignOf('association');
  const page = { ...emptySlide('a'), title: '题', footer: '脚', points: [{ text: '一', level: 0 }] };
  const parts = layoutSlide(page, { design, format: '16:9', number: 1, total: 1 }).items.map(partOf);
  expect(parts.filter((part) => part !== null).toSorted()).toEqual(['footer', 'points', 'title']);
});
