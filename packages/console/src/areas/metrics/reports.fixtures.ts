import type { AnalysisReport, AnalysisReportDetail } from '@console/api/contract';
import { daily, grounded, satisfaction } from './metrics.fixtures.js';

export const done: AnalysisReport = {
  id: 'r1',
  reportName: 'AI 平台月报 2026-11',
  metrics: [grounded, satisfaction].map(({ id, metricName }) => ({ id, metricName })),
  startTime: '2026-10-22T00:00:00+08:00',
  endTime: '2026-11-20T23:59:59+08:00',
  period: 'day',
  status: 'done',
  progress: 100,
  failure: null,
  version: 2,
  createdBy: '刘畅',
  createTime: '2026-11-21T09:00:00+08:00',
  updateTime: '2026-11-21T09:01:00+08:00',
};

export const running: AnalysisReport = {
  ...done,
  id: 'r2',
  reportName: '裁判培训季报',
  status: 'running',
  progress: 42,
};

export const broken: AnalysisReport = {
  ...done,
  id: 'r3',
  reportName: '会员缴费周报',
  status: 'failed',
  failure: '数据源没有响应',
};

const detail = {
  wish: '重点看传播助手',
  content: [
    '## 要点',
    '',
    '- 有依据回答率为 96.1%，比前一段时间高 0.8 个百分点，达到目标 95%。[1]',
    '- 满意率为 91.4%，低于目标 92%。[2]',
  ].join('\n'),
  figures: [grounded, satisfaction].map((metric, at) => ({
    number: at + 1,
    metricId: metric.id,
    metricName: metric.metricName,
    unit: metric.unit,
    higherIsBetter: metric.higherIsBetter,
    target: metric.target,
    value: at === 0 ? 96.1 : 91.4,
    before: at === 0 ? 95.3 : 92,
    points: daily([95.2, 95.6, 95.1, 94.6, 95.8, 96.1, 96.4]),
    anomalies: [],
    breakdown: [],
  })),
  writtenByModel: false,
};

export const detailOf = (report: AnalysisReport): AnalysisReportDetail =>
  report.status === 'done'
    ? { ...report, ...detail }
    : { ...report, wish: '', content: '', figures: [], writtenByModel: false };

export const versions = [
  { version: 2, content: detail.content, by: 'hand', changedBy: '刘畅', time: done.updateTime },
  { version: 1, content: '## 要点', by: 'figures', changedBy: '刘畅', time: done.createTime },
];
