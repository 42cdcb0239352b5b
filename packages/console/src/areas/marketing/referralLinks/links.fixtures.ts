import type { ReferralLink, ReferralStatistics } from '@console/api/contract';

export const hall: ReferralLink = {
  id: 'l1',
  linkName: '主场大厅海报',
  staff: [
    { id: 's1', nick: '张伟' },
    { id: 's2', nick: '李娜' },
  ],
  tags: [{ id: 't2', name: '海报' }],
  welcome: '欢迎来到千湖篮球，回复“季票”了解优惠。',
  url: 'https://go.example.com/j/a8kQm2Xw71Zp',
  enabled: true,
  expireTime: null,
  wayState: 'ready',
  wayProblem: null,
  waySaid: '',
  visitCount: 1240,
  addedCount: 318,
  lostCount: 21,
  version: 2,
  createdBy: '陈思远',
  createTime: '2026-10-08T09:00:00+08:00',
  updateTime: '2026-11-12T15:00:00+08:00',
};

export const fresh: ReferralLink = {
  ...hall,
  id: 'l2',
  linkName: '东岸门店',
  staff: [{ id: 's3', nick: '陈晨' }],
  tags: [],
  wayState: 'waiting',
  visitCount: 0,
  addedCount: 0,
  lostCount: 0,
};

export const refused: ReferralLink = {
  ...fresh,
  id: 'l3',
  linkName: '公益课堂',
  wayState: 'failed',
  wayProblem: 'other',
  waySaid: '41054 user has not real name authentication',
};

export const over: ReferralLink = {
  ...hall,
  id: 'l4',
  linkName: '揭幕战',
  wayState: 'off',
  expireTime: '2026-10-01T23:59:00+08:00',
};

export const longest: ReferralLink = {
  ...hall,
  id: 'l5',
  linkName: '千湖市青少年篮球运动发展促进会东部赛区主场大厅二号入口海报',
  staff: Array.from({ length: 20 }, (_, at) => ({ id: `long-${at}`, nick: `欧阳慕容 ${at + 1}` })),
};

export const all = [hall, fresh, refused, over];

const days = Array.from({ length: 7 }, (_, at) => ({
  day: `2026-11-${15 + at}`,
  visitCount: [42, 38, 51, 64, 40, 88, 73][at] ?? 0,
  addedCount: [9, 7, 12, 15, 8, 22, 19][at] ?? 0,
  lostCount: [1, 0, 0, 2, 1, 0, 1][at] ?? 0,
}));

export const statistics: ReferralStatistics = {
  summary: { visitCount: 396, addedCount: 92, lostCount: 5 },
  days,
  links: [
    { id: 'l1', linkName: '主场大厅海报', visitCount: 312, addedCount: 74, lostCount: 4 },
    { id: 'l2', linkName: '东岸门店', visitCount: 84, addedCount: 18, lostCount: 1 },
  ],
  staff: [
    { id: 's1', nick: '张伟', addedCount: 51, lostCount: 3 },
    { id: 's2', nick: '李娜', addedCount: 41, lostCount: 2 },
  ],
};

export const nothing: ReferralStatistics = {
  summary: { visitCount: 0, addedCount: 0, lostCount: 0 },
  days: days.map(({ day }) => ({ day, visitCount: 0, addedCount: 0, lostCount: 0 })),
  links: [],
  staff: [],
};
