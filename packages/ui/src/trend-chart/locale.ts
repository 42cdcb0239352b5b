export const trendZh = {
  table: '查看数据表',
  chart: '查看图表',
  time: '时间',
  summary: (name: string, top: string, value: string) => `${name}，最高 ${top} ${value}`,
};

export const trendEn: typeof trendZh = {
  table: 'Show as a table',
  chart: 'Show as a chart',
  time: 'Time',
  summary: (name, top, value) => `${name}, highest on ${top}: ${value}`,
};

export const trendWords = { key: 'trend', zh: trendZh, en: trendEn } as const;
