import { ready } from '@console/base';
import type { BandFigure, FigureReading } from './FigureBand.js';

const than = '较前 30 天';

export const questions: FigureReading = {
  value: '46,215',
  unit: '次',
  trend: [21, 24, 26, 33, 38, 36, 33],
  change: { text: '19.9%', direction: 'up', good: true, than },
};

export const figures: readonly BandFigure[] = [
  { key: 'questions', label: '问答次数', help: '所有助手收到的问题', reading: ready(questions), href: '#/records' },
  {
    key: 'satisfaction',
    label: '满意率',
    reading: ready({
      value: '91.4',
      unit: '%',
      trend: [93, 94, 92, 92.5, 90, 91, 90.5],
      change: { text: '0.6 个百分点', direction: 'down', good: false, than },
    }),
  },
  {
    key: 'wait',
    label: '首字响应',
    reading: ready({
      value: '1.3',
      unit: '秒',
      trend: [1.6, 1.5, 1.55, 1.4, 1.42, 1.3, 1.3],
      change: { text: '0.2 秒', direction: 'down', good: true, than },
    }),
  },
  { key: 'none', label: '有依据的回答', reading: ready({ value: '—' }) },
];
