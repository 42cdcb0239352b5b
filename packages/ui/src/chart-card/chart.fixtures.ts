import type { ChartTable } from './chartTable.js';

const counts = [
  1380, 1420, 1500, 910, 866, 1490, 1610, 1588, 1543, 1630, 960, 902, 1602, 1683, 1720, 1698, 1751, 1203, 1388, 1960,
  2084, 2012, 1937, 1876, 1102, 1010, 1822, 1903, 1866, 1790,
];

const days = counts.map((_, at) => `${at < 10 ? '10' : '11'}-${String(at < 10 ? at + 22 : at - 9).padStart(2, '0')}`);

export const month: ChartTable = {
  labels: days,
  series: [
    { name: '近 30 天', values: counts },
    {
      name: '前 30 天',
      values: counts.map((value, at) => Math.round(value * (at % 3 === 0 ? 0.8 : 0.9))),
      earlier: true,
    },
  ],
};

const assistants = ['通用助手', '智能客服', '文献助手', '传播助手', '财务助手'];

export const rates: ChartTable = {
  labels: days.slice(0, 12),
  series: assistants.map((name, row) => ({
    name,
    values: days.slice(0, 12).map((_, at) => Math.round((60 + row * 8 + ((at * (row + 3)) % 7) * 1.7) * 10) / 10),
  })),
};

export const byAssistant: ChartTable = {
  labels: assistants,
  series: [
    { name: '本期', values: [4146, 3012, 2103, 1284, 598] },
    { name: '前 7 天', values: [4401, 3486, 2188, 1420, 610], earlier: true },
  ],
};

export const handling: ChartTable = {
  labels: days.slice(-7),
  series: [
    { name: '已处理', values: [24, 31, 18, 9, 6, 27, 33] },
    { name: '处理中', values: [6, 4, 8, 3, 2, 5, 9] },
    { name: '待处理', values: [3, 2, 5, 1, 0, 6, 11] },
  ],
};

export const sources: ChartTable = {
  labels: ['竞赛规则库', '赛事规程库', '裁判知识库', '会员制度库', '场馆器材标准', '新闻宣传库', '医务与反兴奋剂'],
  series: [{ name: '引用次数', values: [2318, 1206, 987, 742, 531, 218, 96] }],
};

/** Counts by weekday and hour: quiet nights, busy mornings, quiet weekends. */
export const week: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) => {
    const awake = hour < 7 || hour > 22 ? 0.04 : 1 - Math.abs(hour - 10.5) / 18;
    return Math.round(164 * awake * (day > 4 ? 0.4 : 1 - (day % 3) * 0.12));
  }),
);
