import type { PrivateDomain, PrivateDomainMember } from '@console/api/contract';

export const season: PrivateDomain = {
  id: 'd1',
  source: 'weCom',
  name: '季票会员 1 群',
  description: '主场季票持有人',
  staffId: 's1',
  staffName: '张伟',
  tags: [{ id: 't1', name: '季票' }],
  memberCount: 186,
  joinedToday: 3,
  leftToday: 1,
  enabled: true,
  goneTime: null,
  createdBy: '',
  createTime: '2026-09-01T10:00:00+08:00',
  updateTime: '2026-11-20T18:00:00+08:00',
};

export const unnamed: PrivateDomain = {
  ...season,
  id: 'd2',
  name: '',
  description: '',
  staffId: 's2',
  staffName: '李娜',
  tags: [],
  memberCount: 42,
  joinedToday: 0,
  leftToday: 0,
};

export const dismissed: PrivateDomain = {
  ...unnamed,
  id: 'd3',
  name: '揭幕战观赛群',
  goneTime: '2026-11-10T09:00:00+08:00',
};

export const byHand: PrivateDomain = {
  ...unnamed,
  id: 'd4',
  source: 'hand',
  name: '老会员微信群',
  description: '企业微信之前建的群',
  memberCount: 120,
  createdBy: '陈思远',
};

export const longest: PrivateDomain = {
  ...season,
  id: 'd5',
  name: '千湖市青少年篮球运动发展促进会与各区体育中心联合俱乐部季票会员交流群',
  staffName: '欧阳慕容上官诸葛',
  tags: Array.from({ length: 12 }, (_, at) => ({ id: `long-${at}`, name: `长期关注青少年赛事 ${at + 1}` })),
};

export const all = [season, unnamed, dismissed, byHand];

export const members: PrivateDomainMember[] = [
  {
    id: 'm1',
    kind: 'customer',
    name: '芷晴',
    customerId: 'c1',
    customerName: '王芷晴',
    joinTime: '2026-11-21T09:12:00+08:00',
    leaveTime: null,
  },
  {
    id: 'm2',
    kind: 'customer',
    name: '',
    customerId: null,
    customerName: '',
    joinTime: '2026-11-19T20:40:00+08:00',
    leaveTime: null,
  },
  {
    id: 'm3',
    kind: 'staff',
    name: '张伟',
    customerId: null,
    customerName: '',
    joinTime: '2026-09-01T10:00:00+08:00',
    leaveTime: null,
  },
];

export const options = {
  staff: [
    { id: 's1', name: '张伟' },
    { id: 's2', name: '李娜' },
  ],
  tags: [{ id: 't1', name: '季票' }],
};
