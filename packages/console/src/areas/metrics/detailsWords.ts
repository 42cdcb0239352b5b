import type { MetricPeriod } from '@console/api/contract';
import { areaWords } from '../../locale/areaWords.js';

type Counted = Readonly<Record<MetricPeriod, (count: number) => string>>;

const lastZh: Counted = {
  day: (count) => `近 ${count} 天`,
  week: (count) => `近 ${count} 周`,
  month: (count) => `近 ${count} 个月`,
  quarter: (count) => `近 ${count} 季`,
  year: (count) => `近 ${count} 年`,
};

const beforeZh: Counted = {
  day: (count) => `前 ${count} 天`,
  week: (count) => `前 ${count} 周`,
  month: (count) => `前 ${count} 个月`,
  quarter: (count) => `前 ${count} 季`,
  year: (count) => `前 ${count} 年`,
};

const zh = {
  title: '指标详情',
  library: '指标库',
  back: '返回指标库',
  what: '指标',
  gone: '指标已不存在，或未开放给当前账号',
  none: '没有指明要看的指标',
  version: (version: number) => `版本 ${version}`,
  builtIn: '内置',
  ask: '用它问数',
  follow: '关注异常',
  unfollow: '取消关注',
  followed: '已关注，出现异常或未达标时会收到消息',
  unfollowed: '已取消关注',
  anomalyRule:
    '与之前 14 个值的中位数相差超过平时波动的 3 倍，为异常；平时波动至少按中位数的 5% 计，之前不足 8 个值时不判断。',
  edit: '修改定义',
  span: '时间范围',
  last: lastZh,
  before: beforeZh,
  custom: '所选时间',
  customBefore: '前一段时间',
  from: '开始日期',
  to: '结束日期',
  noted: '说明已保存',
  takenBack: (version: number) => `恢复到版本 ${version}`,
  taken: '已恢复，数值正在重新计算',
};

const en: typeof zh = {
  title: 'Metric details',
  library: 'Metric library',
  back: 'Back to the library',
  what: 'Metric',
  gone: 'The metric is not there any more, or not open to you',
  none: 'No metric was named',
  version: (version) => `Version ${version}`,
  builtIn: 'Built in',
  ask: 'Ask with it',
  follow: 'Follow anomalies',
  unfollow: 'Unfollow',
  followed: 'Followed. You are told of anomalies and missed targets.',
  unfollowed: 'Not followed any more',
  anomalyRule:
    'An anomaly differs from the median of the 14 values before it by more than three times their usual deviation, which is taken to be 5% of the median at least. With fewer than 8 values before, nothing is judged.',
  edit: 'Change definition',
  span: 'Time',
  last: {
    day: (count) => `Last ${count} days`,
    week: (count) => `Last ${count} weeks`,
    month: (count) => `Last ${count} months`,
    quarter: (count) => `Last ${count} quarters`,
    year: (count) => `Last ${count} years`,
  },
  before: {
    day: (count) => `${count} days before`,
    week: (count) => `${count} weeks before`,
    month: (count) => `${count} months before`,
    quarter: (count) => `${count} quarters before`,
    year: (count) => `${count} years before`,
  },
  custom: 'Chosen time',
  customBefore: 'the time before',
  from: 'From',
  to: 'To',
  noted: 'Note saved',
  takenBack: (version) => `Taken back to version ${version}`,
  taken: 'Taken back. The values are being computed again.',
};

export const useDetailsWords = areaWords(zh, en);
