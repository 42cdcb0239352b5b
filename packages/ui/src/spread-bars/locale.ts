export const spreadZh = {
  title: '分布',
  own: '本人群',
  all: '全体会员',
  table: '表格',
  chart: '图',
  value: '值',
  ownShare: '本人群占比',
  allShare: '全体占比',
  count: '人数',
  unknown: '未填写',
  said: (own: string, all: string) => `本人群 ${own}，全体 ${all}`,
  nobody: '人群里还没有人',
};

export const spreadEn: typeof spreadZh = {
  title: 'Spreads',
  own: 'This audience',
  all: 'Everybody',
  table: 'Table',
  chart: 'Chart',
  value: 'Value',
  ownShare: 'Of this audience',
  allShare: 'Of everybody',
  count: 'People',
  unknown: 'Not known',
  said: (own, all) => `${own} of this audience, ${all} of everybody`,
  nobody: 'There is nobody in it yet',
};

export const spreadWords = { key: 'spread', zh: spreadZh, en: spreadEn } as const;
