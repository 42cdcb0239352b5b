import type {
  DefinedMetric,
  HintedMetric,
  MetricPoint,
  MetricUse,
  ShownBreakdown,
  ShownFormula,
  ShownMetricVersion,
  ShownTrend,
} from './types.js';

/** Begin of a day as clocks in Shanghai show it, counted from 2026-10-22. */
const dayAt = (at: number): string => new Date(Date.UTC(2026, 9, 21 + at, 16)).toISOString();

const levels = [
  96.7, 96.5, 96.2, 96, 96.5, 96.3, 96.2, 94.3, 95.4, 96.5, 96.2, 96.5, 96.3, 96.2, 96.1, 96.7, 96.6, 96.4, 96.5, 95,
  94.6, 95.2, 96.4, 96.1, 96, 95.9, 96.2, 96.3, 96.3, 96.4,
];

const series = (count: number, valueOf: (at: number) => number | null, first = 0): MetricPoint[] =>
  Array.from({ length: count }, (_, at) => ({ time: dayAt(first + at), value: valueOf(at) }));

const formula: ShownFormula = {
  table: '回答',
  expression: '100.0 * sum("grounded") / nullif(count(*), 0)',
  parts: {
    numerator: { name: '有依据', expression: 'sum("grounded")' },
    denominator: { name: '已完成', expression: 'count(*)' },
  },
  filter: '"status" = \'done\' and not "test"',
  timeColumn: 'answered_at',
  dimensions: ['assistant', 'base', 'department', 'entry'],
};

export const grounded: DefinedMetric & HintedMetric = {
  metricName: '有依据回答率',
  englishName: 'Grounded answers',
  unit: '%',
  period: 'day',
  higherIsBetter: true,
  target: 95,
  synonyms: ['有依据率', '依据率'],
  definition: '至少引用 1 段知识库内容或命中 FAQ 的回答，占全部已完成回答的比例。测试会话与中断的回答不计。',
  formula,
  sourceName: '平台运营数据',
  owner: { name: '刘畅' },
  computedTime: '2026-11-20T18:03:00.000Z',
  hints: ['doubled', 'unused'],
  failure: '',
  doubleOf: { metricName: '文件引用率' },
  latest: { time: dayAt(29) },
};

export const asked: DefinedMetric = {
  ...grounded,
  metricName: '问答次数',
  englishName: '',
  unit: '次',
  higherIsBetter: null,
  target: null,
  synonyms: [],
  definition: '',
  formula: null,
  sourceName: '',
  owner: null,
  computedTime: null,
};

export const trend: ShownTrend = {
  points: series(30, (at) => levels[at] ?? null),
  before: series(30, (at) => Math.round((95.2 + Math.sin(at * 0.7) * 0.4) * 10) / 10, -30),
  value: 96.1,
  valueBefore: 95.3,
  anomalies: [
    { time: dayAt(7), value: 94.3, expected: 96.3, valueId: 'v7', note: '赛事规程库重新解析，3 小时内检索不到旧分段' },
    { time: dayAt(20), value: 94.6, expected: 96.4, valueId: 'v20', note: '' },
  ],
};

/** Days without a value leave gaps, and nothing was unusual. */
export const gaps: ShownTrend = {
  ...trend,
  points: series(30, (at) => (at % 9 === 4 ? null : (levels[at] ?? null))),
  before: [],
  valueBefore: null,
  anomalies: [],
};

export const calls: ShownTrend = {
  points: series(30, (at) => 1200 + Math.round(Math.sin(at * 0.9) * 240) + at * 22),
  before: series(30, (at) => 1100 + Math.round(Math.cos(at * 0.8) * 220), -30),
  value: 46_215,
  valueBefore: 38_547,
  anomalies: [],
};

export const nothing: ShownTrend = { points: [], before: [], value: null, valueBefore: null, anomalies: [] };

const dimensions = [
  { code: 'assistant', name: '助手' },
  { code: 'base', name: '知识库' },
  { code: 'department', name: '部门' },
  { code: 'entry', name: '入口' },
];

export const byAssistant: ShownBreakdown = {
  dimension: 'assistant',
  dimensions,
  parts: { numerator: '有依据', denominator: '已完成' },
  rows: [
    { name: '通用助手', value: 96.9, before: 96.2, numerator: 16_302, denominator: 16_824 },
    { name: '智能客服', value: 95.2, before: 94, numerator: 11_871, denominator: 12_470 },
    { name: '文献助手', value: 98.1, before: 97.8, numerator: 8256, denominator: 8416 },
    { name: '传播助手', value: 93.8, before: 94.6, numerator: 4880, denominator: 5203 },
    { name: '财务助手', value: 97.3, before: 96.8, numerator: 2307, denominator: 2371 },
    { name: null, value: 85.6, before: null, numerator: 797, denominator: 931 },
  ],
  total: { value: 96.1, before: 95.3, numerator: 44_413, denominator: 46_215 },
};

export const callsByAssistant: ShownBreakdown = {
  ...byAssistant,
  parts: null,
  rows: byAssistant.rows.map(({ name, denominator }) => ({
    name,
    value: denominator,
    before: denominator === null ? null : Math.round(denominator * 0.84),
    numerator: null,
    denominator: null,
  })),
  total: { value: 46_215, before: 38_547, numerator: null, denominator: null },
};

export const uses: readonly MetricUse[] = [
  { kind: 'report', id: '1', title: 'AI 平台月报 2026-11', time: dayAt(29) },
  { kind: 'question', id: '2', title: '近 30 天各助手的有依据回答率', time: dayAt(29) },
  { kind: 'saved', id: '3', title: '每周有依据回答率', time: dayAt(25) },
  { kind: 'question', id: '4', title: '传播助手上周的有依据回答率', time: dayAt(22) },
  { kind: 'question', id: '5', title: '哪个知识库的有依据回答率最低', time: dayAt(20) },
  { kind: 'report', id: '6', title: '赛季总结', time: dayAt(12) },
];

const version = (
  number: number,
  rest: Partial<ShownMetricVersion> & Pick<ShownMetricVersion, 'note' | 'changedBy' | 'time'>,
): ShownMetricVersion => ({ ...grounded, version: number, ...rest });

export const versions: readonly ShownMetricVersion[] = [
  version(4, { note: '命中 FAQ 也算有依据', changedBy: '刘畅', time: '2026-09-18T02:00:00.000Z' }),
  version(3, {
    note: '不计中断的回答',
    changedBy: '孙晓彤',
    time: '2026-06-02T02:00:00.000Z',
    definition: '至少引用 1 段知识库内容的回答，占全部已完成回答的比例。测试会话与中断的回答不计。',
    formula: { ...formula, expression: '100.0 * sum("cited") / nullif(count(*), 0)' },
  }),
  version(2, { note: '', changedBy: '刘畅', time: '2026-03-11T02:00:00.000Z', target: 90 }),
];
