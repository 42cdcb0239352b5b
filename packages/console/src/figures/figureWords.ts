import { areaWords } from '../locale/areaWords.js';

const zh = {
  before: { today: '昨天', yesterday: '前一天', week: '前 7 天', month: '前 30 天', custom: '前期' },
  than: (what: string) => `较${what}`,
  points: (value: string) => `${value} 个百分点`,
  seconds: '秒',
  times: '次',
  time: '时间',
  updated: (time: string) => `${time} 更新`,
  refresh: '刷新',
  nothing: '所选时间内没有提问',
  exportAll: '导出',
};

const en: typeof zh = {
  before: {
    today: 'yesterday',
    yesterday: 'the day before',
    week: '7 days before',
    month: '30 days before',
    custom: 'the time before',
  },
  than: (what) => `vs ${what}`,
  points: (value) => `${value} pp`,
  seconds: 's',
  times: '',
  time: 'Time',
  updated: (time) => `Updated ${time}`,
  refresh: 'Refresh',
  nothing: 'No questions in this period',
  exportAll: 'Export',
};

/** Words of every page that shows figures of a time beside the time before. */
export const useFigureWords = areaWords(zh, en);
export type FigureWords = typeof zh;
