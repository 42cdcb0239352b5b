import type { SlideDeck, SlideDeckDetail, SlideDeckVersion, WrittenSlide } from '@console/api/contract';
import { emptySlide, slideDesigns, type SlidePage } from '@console/base/slides';

const written = ({ picture: _picture, ...page }: SlidePage): WrittenSlide => ({
  ...page,
  points: page.points.map((point) => ({ ...point })),
  columns: page.columns.map(({ title, points }) => ({ title, points: points.map((point) => ({ ...point })) })),
  figure: page.figure && { ...page.figure },
  quote: page.quote && { ...page.quote },
  table: page.table && { head: [...page.table.head], rows: page.table.rows.map((row) => [...row]) },
  chart: page.chart && {
    ...page.chart,
    categories: [...page.chart.categories],
    series: page.chart.series.map(({ name, values }) => ({ name, values: [...values] })),
  },
  picture: null,
  sources: page.sources.map((source) => ({
    ...source,
    positions: source.positions.map(([at, left, right, top, bottom]): [number, number, number, number, number] => [
      at,
      left,
      right,
      top,
      bottom,
    ]),
  })),
});

const pages: readonly SlidePage[] = [
  { ...emptySlide('s1', 'title'), title: '季票续费方案', subtitle: '市场部 · 2026 年 11 月' },
  {
    ...emptySlide('s2'),
    section: '现状',
    title: '续费从第三周开始变慢',
    points: [
      { text: '前两周续费 1,204 张，占去年持票人的 38%', level: 0 },
      { text: '第三周只有 96 张', level: 0 },
      { text: '老会员多在等赛程公布', level: 1 },
    ],
    notes: '先讲数字，再讲原因。[1]',
    sources: [
      {
        n: 1,
        kind: 'document',
        title: '季票销售周报.pdf',
        quote: '第三周续费 96 张，环比下降 84%。',
        subjectId: 'd1',
        chunkId: 'c1',
        page: 3,
        positions: [[3, 90, 700, 400, 440]],
      },
    ],
  },
  {
    ...emptySlide('s3', 'chart'),
    section: '现状',
    title: '每周续费',
    chart: {
      kind: 'bar',
      unit: '张',
      categories: ['第一周', '第二周', '第三周'],
      series: [{ name: '续费', values: [702, 502, 96] }],
    },
    locked: true,
  },
  {
    ...emptySlide('s4'),
    section: '办法',
    title: '三件事',
    points: Array.from({ length: 40 }, (_, at) => ({
      text: `第 ${at + 1} 项工作由市场部和票务部一起完成，十二月十日前有结果，并在例会上报告`,
      level: 0,
    })),
  },
];

export const slides = pages.map(written);

export const deck: SlideDeck = {
  id: 'deck1',
  title: '季票续费方案',
  templateId: slideDesigns[0]?.id ?? '',
  format: '16:9',
  origin: 'text',
  status: 'done',
  stage: 'done',
  progress: 100,
  failure: null,
  slideCount: slides.length,
  version: 4,
  createTime: '2026-11-21T09:00:00+08:00',
  updateTime: '2026-11-21T10:41:00+08:00',
};

export const running: SlideDeck = {
  ...deck,
  id: 'deck2',
  title: '裁判培训',
  status: 'running',
  stage: 'writing',
  progress: 42.6,
  slideCount: 2,
};

export const stopped: SlideDeck = {
  ...deck,
  id: 'deck3',
  title: '赛季总结',
  status: 'failed',
  failure: '大模型没有响应',
};

export const longest: SlideDeck = {
  ...deck,
  id: 'deck4',
  title: '中国篮球协会青少年发展工作情况汇报与下一赛季教练员裁判员培训安排及各赛区场馆准备进度说明（征求意见稿第二版）'
    .repeat(2)
    .slice(0, 100),
  status: 'outlined',
  stage: 'outlined',
};

export const detailOf = (row: SlideDeck, own: readonly WrittenSlide[] = slides): SlideDeckDetail => ({
  ...row,
  slides: own.map((slide) => ({ ...slide })),
});

export const prompt = (modelConfigured: boolean) => ({
  prompt: '',
  modelConfigured,
  templates: slideDesigns.map(({ id, name, ground, text, accent }) => ({
    id,
    name: name.zh,
    colours: [ground, text, accent],
  })),
});

export const versions: SlideDeckVersion[] = [
  { version: 3, title: deck.title, slideCount: 4, cause: 'saved', createTime: '2026-11-21T10:20:00+08:00' },
  { version: 1, title: deck.title, slideCount: 3, cause: 'made', createTime: '2026-11-21T09:00:00+08:00' },
];

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });

/** An own answer that slides are made of. */
export const answer = {
  id: 'session1',
  topicId: 'topic1',
  question: '季票续费怎么样？',
  answer: '前两周续费 1,204 张。',
  status: 'done',
  notice: null,
  failure: null,
  stage: null,
  references: [],
  questions: [],
  isLike: null,
  feedback: '',
  createTime: '2026-11-21T09:00:00+08:00',
  text: '',
  lastEventId: 0,
};
