import {
  emptySlide,
  slideDesignOf,
  slideDesigns,
  slideFormats,
  slideLayouts,
  type SlidePage,
} from '@console/base/slides';
import type { PptxDeck } from '../pptx/pptxDeck.types.js';

/** Numbers from 0 to 1, the same for the same seed. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const phrases = [
  '华东赛区报名队伍首次超过一千九百支',
  '两个城市的场馆维修',
  '赛程推迟到明年三月',
  'U17 联赛',
  '女子组增长 9.2%',
  'three new arenas',
  '（含港澳台）',
  '青训营覆盖 61 座城市',
  '裁判员缺口集中在西北',
  'the Northern Region',
];

/** A deck with a page of each layout, of whatever words and numbers: the same for the same seed. */
export const randomDeck = (seed: number): PptxDeck => {
  const next = numbers(seed);
  const whole = (most: number): number => Math.floor(next() * most);
  const pick = <T>(all: readonly T[], otherwise: T): T => all[whole(all.length)] ?? otherwise;
  const words = (most: number): string =>
    Array.from({ length: 1 + whole(most) }, () => pick(phrases, '赛季')).join('，');
  const points = (most: number, long: number) =>
    Array.from({ length: 2 + whole(most) }, (_, at) => ({ text: words(long), level: at > 0 && next() < 0.25 ? 1 : 0 }));
  const count = 2 + whole(6);
  const width = 2 + whole(4);
  const page = (layout: SlidePage['layout'], at: number): SlidePage => ({
    ...emptySlide(`p${at}`, layout),
    section: '报名',
    title: words(2),
    subtitle: next() < 0.5 ? words(2) : '',
    points: layout === 'figure' || layout === 'chart' || layout === 'closing' ? [] : points(4, 3),
    columns: [
      { title: words(1), points: points(3, 2) },
      { title: words(1), points: points(3, 2) },
    ],
    figure: { value: String(1000 + whole(9000)), label: words(1), change: words(1) },
    quote: { text: words(4), by: words(1) },
    table: {
      head: ['赛区', ...Array.from({ length: width - 1 }, (_, column) => String(2026 - column))],
      rows: Array.from({ length: 2 + whole(10) }, () => [
        pick(phrases, '华东'),
        ...Array.from({ length: width - 1 }, () => String(whole(99_999))),
      ]),
    },
    chart: {
      kind: pick(['bar', 'line', 'pie'] as const, 'bar'),
      unit: '支',
      categories: Array.from({ length: count }, (_, one) => `赛区 ${one + 1}`),
      series: [{ name: '2026', values: Array.from({ length: count }, () => whole(900)) }],
    },
    picture: { fileId: 'f1', width: 640, height: 360, alt: '青训营合影' },
    footer: '来源：篮协业务库',
    notes: words(4),
  });
  return {
    title: words(1),
    design: slideDesignOf(slideDesigns[seed % slideDesigns.length]?.id ?? ''),
    format: slideFormats[whole(slideFormats.length)] ?? '16:9',
    pages: slideLayouts.map(page),
    language: 'zh-CN',
  };
};
