import { byAssistant, calls, grounded, trend } from '../metric/metric.fixtures.js';
import type { ShownFigure, ShownReport, ShownReportVersion } from './types.js';

const figures: readonly ShownFigure[] = [
  {
    ...grounded,
    number: 1,
    metricId: 'm1',
    value: 96.1,
    before: 95.3,
    points: trend.points,
    anomalies: trend.anomalies,
    breakdown: byAssistant.rows.slice(0, 5),
  },
  {
    number: 2,
    metricId: 'm2',
    metricName: '问答次数',
    unit: '次',
    higherIsBetter: null,
    target: null,
    value: 46_215,
    before: 38_547,
    points: calls.points,
    anomalies: [],
    breakdown: [],
  },
  {
    number: 3,
    metricId: 'm3',
    metricName: '首字延迟',
    unit: '秒',
    higherIsBetter: false,
    target: 1.2,
    value: 1.3,
    before: 1.5,
    points: trend.points.map(({ time }, at) => ({ time, value: 1.5 - at * 0.008 })),
    anomalies: [],
    breakdown: [{ name: null, value: 1.3, before: 1.5 }],
  },
];

/** A figure with ten unusual values, each with its note. */
const unusual = (figure: ShownFigure): ShownFigure => ({
  ...figure,
  anomalies: figure.points
    .filter((_, at) => at % 3 === 1)
    .map(({ time, value }) => ({
      time,
      value: value ?? 0,
      expected: 96,
      note: '联赛开赛，当天集中报名，规程库重新解析',
    })),
});

const content = `## 概况

近 30 天回答 46,215 次，比前 30 天多 19.9%。[2] 有依据回答率 96.1%，达到目标，比前 30 天高 0.8 个百分点。[1]

## 需要看的

- 10-29 有依据回答率降到 94.3%，当天赛事规程库重新解析。[1]
- 首字延迟 1.3 秒，比目标高 0.1 秒。[3]
`;

export const report: ShownReport = {
  reportName: 'AI 平台月报 2026-11',
  startTime: '2026-10-21T16:00:00.000Z',
  endTime: '2026-11-20T15:59:59.000Z',
  period: 'day',
  status: 'done',
  progress: 100,
  failure: null,
  version: 3,
  createdBy: '陈思远',
  updateTime: '2026-11-21T02:42:00.000Z',
  content,
  wish: '说明没有达标的指标',
  figures,
  writtenByModel: false,
};

/** Each of its figures was unusual ten times. */
export const unusualReport: ShownReport = { ...report, figures: figures.map(unusual) };

/** Text of somebody who wants more than to be read. */
export const hostile = `# <img src=x onerror=alert(1)>

[点这里](javascript:alert(1)) <script>alert(1)</script> ![图](https://evil.example/pixel.png) 有依据。[1] 没有这个数字。[9]
`;

export const reportVersions: readonly ShownReportVersion[] = [
  { version: 3, content, by: 'hand', changedBy: '陈思远', time: '2026-11-21T02:42:00.000Z' },
  {
    version: 2,
    content: content.replace('达到目标', '高于目标'),
    by: 'figures',
    changedBy: '陈思远',
    time: '2026-11-21T02:30:00.000Z',
  },
  { version: 1, content: '回答 46,215 次。[2]', by: 'model', changedBy: '刘畅', time: '2026-11-20T02:30:00.000Z' },
];
