import { emptySlide, slideDesignOf, type SlideFormat, type SlidePage } from '@console/base/slides';
import type { PptxDeck } from '../pptx/pptxDeck.types.js';

const list = (...texts: string[]) => texts.map((text) => ({ text, level: text.startsWith(' ') ? 1 : 0 }));
const page = (id: string, parts: Partial<SlidePage>): SlidePage => ({ ...emptySlide(id), section: '报名', ...parts });

const areas = ['华东', '华南', '华北', '西南', '华中', '西北', '东北'];
const chart: SlidePage['chart'] = {
  kind: 'bar',
  unit: '支',
  categories: areas,
  series: [
    { name: '2025 年', values: [386, 301, 352, 238, 229, 124, 134] },
    { name: '2026 年', values: [412, 365, 348, 290, 254, 131, null] },
  ],
};
const table: SlidePage['table'] = {
  head: ['赛区', '2026', '2025', '增减'],
  rows: [
    ['华东', '412', '386', '+26'],
    ['华南', '365', '301', '+64'],
    ['华北', '348', '352', '−4'],
    ['西南', '290', '238', '+52'],
    ['其余 3 个', '511', '487', '+24'],
    ['合计', '1,926', '1,764', '+162'],
  ],
};

/** One page of each layout, with everything that it shows. */
export const samplePages: readonly SlidePage[] = [
  page('p1', {
    layout: 'title',
    title: '2026 赛季青少年联赛汇报',
    subtitle: '中国篮球协会青少年部',
    footer: '2026-11-21',
  }),
  page('p2', { layout: 'agenda', title: '今天的内容', points: list('报名与参赛', '女子组', '青训与裁判') }),
  page('p3', { layout: 'section', title: '报名与参赛', subtitle: '首次过 1,900' }),
  page('p4', {
    title: '今年的三句话',
    points: list(
      '报名队伍首次超过 1,900 支，华南增加最多，华北、东北减少，主要原因是两个城市的场馆维修，赛程推迟到明年三月。',
      ' 华东 412 支，华南 365 支',
      '女子组增长最快，U17 Girls League 的队伍达到 486 支。',
      '裁判员缺口集中在西北。',
    ),
    footer: '来源：篮协业务库，截至 2026-11-20',
    notes: '今年审核通过 1,926 支队伍，比去年多 162 支[1]。\n华北推迟到明年三月[2]。',
    sources: [
      { n: 1, kind: 'data', title: '篮协业务库', quote: '', subjectId: '', chunkId: '', page: 0, positions: [] },
      {
        n: 2,
        kind: 'document',
        title: '2026 赛季赛程调整通知.pdf',
        quote: '',
        subjectId: 'd1',
        chunkId: 'c1',
        page: 2,
        positions: [],
      },
    ],
  }),
  page('p5', {
    layout: 'columns',
    title: '两地对比',
    columns: [
      { title: '华南', points: list('新增 64 支队伍', '三座新场馆投入使用') },
      { title: '华北', points: list('减少 4 支队伍', '两座场馆维修到明年三月') },
    ],
  }),
  page('p6', {
    layout: 'figure',
    title: '审核通过的队伍',
    figure: { value: '1,926', label: '支队伍通过审核', change: '比 2025 年多 162 支（+9.2%）' },
  }),
  page('p7', {
    layout: 'quote',
    title: '教练说',
    quote: { text: '孩子们第一次在主场打完一整个赛季。', by: '华南赛区教练' },
  }),
  page('p8', { layout: 'table', title: '各赛区明细', table, footer: '来源：篮协业务库' }),
  page('p9', { layout: 'chart', title: '各赛区走势', subtitle: 'U17 联赛', chart: { ...chart, kind: 'line' } }),
  page('p10', {
    layout: 'chartTable',
    title: '报名队伍首次过 1,900 支，华北、东北减少',
    subtitle: '审核通过 1,926 支',
    chart,
    table,
  }),
  page('p11', {
    layout: 'picture',
    title: '青训营',
    picture: { fileId: 'f1', width: 640, height: 360, alt: '青训营合影' },
    points: list('覆盖 61 座城市', '寒假再开 12 期'),
  }),
  page('p12', {
    layout: 'chart',
    title: '组别占比',
    chart: { kind: 'pie', unit: '支', categories: ['男子', '女子'], series: [{ name: '队伍', values: [1440, 486] }] },
  }),
  page('p13', { layout: 'closing', title: '谢谢', subtitle: '欢迎提问' }),
];

export const sampleDeck = (design = 'association', format: SlideFormat = '16:9'): PptxDeck => ({
  title: '2026 赛季青少年联赛汇报',
  design: slideDesignOf(design),
  format,
  pages: samplePages,
  language: 'zh-CN',
});
