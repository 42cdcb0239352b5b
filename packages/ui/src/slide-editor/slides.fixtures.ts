import {
  checkSlides,
  emptySlide,
  layoutSlide,
  type MeasuredSlide,
  type SlideFault,
  type SlideFormat,
  type SlidePage,
  type SlideSource,
  slideDesignOf,
} from '@console/base/slides';

export const design = slideDesignOf('association');

const source = (n: number, own: Partial<SlideSource>): SlideSource => ({
  n,
  kind: 'document',
  title: '2026 赛季赛程调整通知.pdf',
  quote: '赛程推迟到 2027 年 3 月',
  subjectId: 'd1',
  chunkId: 'c1',
  page: 2,
  positions: [],
  ...own,
});

const page = (id: string, own: Partial<SlidePage>): SlidePage => ({ ...emptySlide(id), ...own });

const regions = ['华东', '华南', '华北', '西南', '华中', '西北', '东北'] as const;

/** The deck of the story: 青少年联赛汇报. */
export const pages: readonly SlidePage[] = [
  page('p1', {
    section: '开场',
    layout: 'title',
    title: '2026 赛季青少年联赛汇报',
    subtitle: '篮球协会，2026 年 11 月',
    locked: true,
  }),
  page('p2', {
    section: '开场',
    layout: 'points',
    title: '今年的三句话',
    points: [
      { text: '报名首次过 1,900 支', level: 0 },
      { text: '华东仍然最多', level: 1 },
      { text: '青训营覆盖 61 城', level: 0 },
      { text: '裁判员还缺 240 人', level: 0 },
    ],
  }),
  page('p3', {
    section: '报名与参赛',
    layout: 'chartTable',
    title: '报名队伍首次过 1,900 支，华北、东北减少',
    subtitle: '2026 年全国 U17 联赛，审核通过 1,926 支，比 2025 年多 162 支（+9.2%）',
    chart: {
      kind: 'bar',
      unit: '支',
      categories: regions,
      series: [
        { name: '2025 年', values: [386, 301, 352, 238, 242, 118, 127] },
        { name: '2026 年', values: [412, 365, 348, 290, 254, 131, 126] },
      ],
    },
    table: {
      head: ['赛区', '2026', '2025', '增减'],
      rows: [
        ['华东', '412', '386', '+26'],
        ['华南', '365', '301', '+64'],
        ['华北', '348', '352', '−4'],
        ['西南', '290', '238', '+52'],
        ['其余 3 个', '511', '487', '+24'],
        ['合计', '1,926', '1,764', '+162'],
      ],
    },
    footer: '来源：篮协业务库，截至 2026-11-20',
    notes:
      '今年 U17 联赛审核通过 1,926 支队伍，比去年多 162 支[1]。华东仍然最多，412 支；华南增加最多，多 64 支[1]。华北和东北减少，主要原因是两个城市场馆维修，赛程推迟到明年 3 月[2]。',
    sources: [
      source(1, { kind: 'data', title: '篮协业务库，U17 报名表，审核通过', subjectId: '', page: 0 }),
      source(2, {}),
    ],
  }),
  page('p4', {
    section: '报名与参赛',
    layout: 'columns',
    title: '各赛区明细',
    columns: [
      { title: '增加', points: [{ text: '华南，多 64 支', level: 0 }] },
      { title: '减少', points: [{ text: '华北，少 4 支', level: 0 }] },
    ],
    locked: true,
  }),
  page('p5', {
    section: '报名与参赛',
    layout: 'chart',
    title: '五年走势',
    chart: {
      kind: 'line',
      unit: '支',
      categories: ['2022', '2023', '2024', '2025', '2026'],
      series: [{ name: '队伍', values: [1320, null, 1588, 1764, 1926] }],
    },
  }),
  page('p6', {
    section: '青训与裁判',
    layout: 'picture',
    title: '青训营覆盖 61 城',
    picture: { fileId: 'f1', width: 640, height: 360, alt: '青训营合影' },
    points: [{ text: '比去年多 9 城', level: 0 }],
  }),
  page('p7', {
    section: '青训与裁判',
    layout: 'figure',
    title: '裁判员缺口',
    figure: { value: '240', label: '人', change: '比去年多 12 人' },
  }),
  page('p8', {
    section: '',
    layout: 'chart',
    title: '缺口在哪里',
    chart: {
      kind: 'pie',
      unit: '人',
      categories: ['国家级', '一级', '二级'],
      series: [{ name: '缺口', values: [24, 86, 130] }],
    },
  }),
];

export const draw = (deck: readonly SlidePage[], format: SlideFormat = '16:9'): readonly MeasuredSlide[] =>
  deck.map((one, at) => layoutSlide(one, { design, format, number: at + 1, total: deck.length }));

export const slides = draw(pages);

const at = <T>(all: readonly T[], place: number): T => {
  const one = all[place];
  if (one === undefined) throw new RangeError(`There is no page ${place + 1}`);
  return one;
};

/** The chart with its table. */
export const third = at(pages, 2);
export const thirdSlide = at(slides, 2);
export const pageAt = (place: number): SlidePage => at(pages, place);
export const slideAt = (place: number): MeasuredSlide => at(slides, place);
export const drawOne = (one: SlidePage): MeasuredSlide => at(draw([one]), 0);

const fault = (own: Partial<SlideFault> & Pick<SlideFault, 'kind' | 'pageId'>): SlideFault => ({
  severity: 'error',
  what: '',
  amount: 0,
  wanted: 0,
  repair: null,
  ...own,
});

/** One of most kinds. */
export const faults: readonly SlideFault[] = [
  fault({ kind: 'overflow', pageId: 'p4', what: '西北、东北合计', amount: 1, repair: 'shrink' }),
  fault({ kind: 'overflow', pageId: 'p6', what: '城市名单', amount: 3, repair: 'split' }),
  fault({ kind: 'font', pageId: 'p4', what: '方正小标宋', repair: 'font' }),
  fault({
    kind: 'contrast',
    severity: 'warning',
    pageId: 'p5',
    what: '图例',
    amount: 3.1,
    wanted: 4.5,
    repair: 'contrast',
  }),
  fault({ kind: 'missingSource', severity: 'warning', pageId: 'p3', what: '[7]' }),
];

/** What the check of the deck itself finds. */
export const found = checkSlides(pages, { design, format: '16:9' });

const words = '报名队伍首次过一千九百支'.repeat(20);

/** Everything as long as it comes. */
export const longPage: SlidePage = page('long', {
  section: words,
  layout: 'points',
  title: words,
  subtitle: words,
  points: Array.from({ length: 30 }, (_, n) => ({
    text: `${n + 1} ${words.slice(0, 80)}`,
    level: n % 3 === 2 ? 1 : 0,
  })),
  notes: words.repeat(3),
  sources: [source(1, { title: words })],
});

/** What was written in the place of the chart with its table. */
export const written: SlidePage = {
  ...third,
  layout: 'chart',
  title: '报名队伍首次过 1,900 支，华南增加最多',
  subtitle: '',
};
