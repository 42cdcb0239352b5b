import { ready } from '@console/base';
import type { FigureReading } from '../figure-band/FigureBand.js';
import type { ChoiceFigure } from './FigureChoice.js';

const than = '较前 7 天';

export const asked: FigureReading = {
  value: '11,369',
  unit: '次',
  trend: [1860, 1110, 1010, 1820, 1904, 1870, 1795],
  change: { text: '7.9%', direction: 'down', good: false, than },
};

export const figures: readonly ChoiceFigure[] = [
  { key: 'questions', label: '问答次数', help: '所有助手收到的问题', reading: ready(asked) },
  {
    key: 'faq',
    label: 'FAQ 直接命中',
    reading: ready({
      value: '64.8',
      unit: '%',
      trend: [61, 61.5, 61.4, 62.8, 63.1, 64, 64.8],
      change: { text: '1.2 个百分点', direction: 'up', good: true, than },
    }),
  },
  {
    key: 'files',
    label: '文件引用',
    reading: ready({
      value: '9,846',
      unit: '次',
      trend: [1600, 930, 900, 1590, 1640, 1620, 1566],
      change: { text: '5.2%', direction: 'down', good: false, than },
    }),
  },
  {
    key: 'grounded',
    label: '有依据的回答',
    reading: ready({
      value: '96.2',
      unit: '%',
      trend: [95.8, 95.2, 95.9, 96.1, 96.4, 96.6, 96.4],
      change: { text: '0.3 个百分点', direction: 'up', good: true, than },
    }),
  },
  {
    key: 'satisfaction',
    label: '满意率',
    reading: ready({
      value: '91.0',
      unit: '%',
      trend: [92.4, 92, 92.2, 91.4, 91.1, 90.9, 90.8],
      change: { text: '0.5 个百分点', direction: 'down', good: false, than },
    }),
  },
  {
    key: 'wait',
    label: '首字延迟',
    reading: ready({
      value: '1.2',
      unit: '秒',
      trend: [1.3, 1.36, 1.4, 1.34, 1.3, 1.2, 1.2],
      change: { text: '0.1 秒', direction: 'down', good: true, than },
    }),
  },
];
