export const rangeZh = {
  label: '时间范围',
  names: { today: '今天', yesterday: '昨天', week: '近 7 天', month: '近 30 天', custom: '自定义' },
  from: '开始日期',
  to: '结束日期',
  apply: '查看',
  wrong: '结束日期不能早于开始日期，且跨度最多一年',
};

export const rangeEn: typeof rangeZh = {
  label: 'Period',
  names: { today: 'Today', yesterday: 'Yesterday', week: '7 days', month: '30 days', custom: 'Custom' },
  from: 'From',
  to: 'To',
  apply: 'Show',
  wrong: 'The end may not come before the start, and a period is one year at most',
};

export const rangeWords = { key: 'range', zh: rangeZh, en: rangeEn } as const;
