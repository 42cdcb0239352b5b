import type { MetricBreakdown, MetricTrend, MetricVersion } from '@console/api/contract';
import { daily, grounded } from './metrics.fixtures.js';

const values = [
  96.7, 96.5, 96.2, 96, 96.5, 96.3, 96.2, 94.3, 95.4, 96.5, 96.2, 96.5, 96.3, 96.2, 96.1, 96.7, 96.6, 96.4, 94.6, 96.1,
];

export const trend: MetricTrend = {
  metricId: grounded.id,
  metricName: grounded.metricName,
  unit: '%',
  target: 95,
  points: daily(values),
  before: daily(values.map((value) => Math.round((value - 0.8) * 10) / 10)),
  value: 96.1,
  valueBefore: 95.3,
  change: 0.0084,
  anomalies: [
    {
      time: '2026-11-08T00:00:00+08:00',
      value: 94.3,
      expected: 96.3,
      valueId: 'v1',
      note: '赛事规程库重新解析，3 小时内检索不到旧分段',
    },
    { time: '2026-11-19T00:00:00+08:00', value: 94.6, expected: 96.4, valueId: 'v2', note: '' },
  ],
};

export const breakdown: MetricBreakdown = {
  dimension: 'assistant',
  dimensions: [
    { code: 'assistant', name: '助手' },
    { code: 'base', name: '知识库' },
  ],
  parts: { numerator: '有依据', denominator: '已完成' },
  rows: [
    { name: '通用助手', value: 96.9, before: 96.2, numerator: 16302, denominator: 16824 },
    { name: '传播助手', value: 93.8, before: 94.6, numerator: 4880, denominator: 5203 },
    { name: null, value: 85.6, before: 85.2, numerator: 797, denominator: 931 },
  ],
  total: { value: 95.8, before: 95.1, numerator: 21979, denominator: 22958 },
};

export const versions: MetricVersion[] = [
  { version: 4, note: '命中 FAQ 也算有依据', time: '2026-09-18T10:00:00+08:00' },
  { version: 3, note: '不计中断的回答', time: '2026-06-02T10:00:00+08:00' },
].map((one) => ({
  ...one,
  changedBy: '刘畅',
  metricName: grounded.metricName,
  definition: one.version === 4 ? grounded.definition : '引用知识库内容的回答占全部回答的比例。',
  unit: '%',
  period: 'day',
  formula: grounded.formula,
  target: 95,
  higherIsBetter: true,
  synonyms: grounded.synonyms,
}));

export const uses = [
  { kind: 'report', id: 'r1', title: 'AI 平台月报 2026-11', time: '2026-11-20T09:00:00+08:00' },
  { kind: 'question', id: 'a1', title: '近 30 天各助手的有依据回答率', time: '2026-11-21T09:00:00+08:00' },
];
