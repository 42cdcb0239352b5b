import type { ReportFigure } from '@console/api/contract';
import type { ReportMaterial } from './reportText.js';

/** Midnight in Shanghai. */
export const midnight = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();

const values = [96, 98.1, 88.2, 95, 92, 97.4];

export const grounded: ReportFigure = {
  number: 1,
  metricId: 'm_grounded_rate',
  metricName: '有依据回答率',
  unit: '%',
  higherIsBetter: true,
  target: 95,
  value: 96.3,
  before: 95.7,
  points: values.map((value, at) => ({ time: midnight(`2026-11-2${at}`), value })),
  anomalies: [{ time: midnight('2026-11-22'), value: 88.2, expected: 95.9, note: '停电检修' }],
  breakdown: [
    { name: '文献助手', value: 98.1, before: 97.8 },
    { name: null, value: 95, before: 90 },
    { name: '传播助手', value: 93.8, before: 94.6 },
  ],
};

export const questions: ReportFigure = {
  number: 2,
  metricId: 'm_question_count',
  metricName: '问答次数',
  unit: '次',
  higherIsBetter: null,
  target: null,
  value: 46_215,
  before: 44_000,
  points: [7200, 8100, 7900, 7715, 7300, 8000].map((value, at) => ({ time: midnight(`2026-11-2${at}`), value })),
  anomalies: [],
  breakdown: [
    { name: '通用助手', value: 30_000, before: 29_000 },
    { name: '财务助手', value: 16_215, before: 15_000 },
  ],
};

export const delay: ReportFigure = {
  number: 3,
  metricId: 'm_first_token',
  metricName: '首字延迟',
  unit: '秒',
  higherIsBetter: false,
  target: 1.5,
  value: 1.8,
  before: 0.7,
  points: [],
  anomalies: [],
  breakdown: [],
};

export const material = (more: Partial<ReportMaterial> = {}): ReportMaterial => ({
  figures: [grounded, questions, delay],
  span: { start: '2026-11-20', end: '2026-11-26' },
  period: 'day',
  language: 'zh',
  now: new Date('2026-11-27T01:00:00Z'),
  ...more,
});
