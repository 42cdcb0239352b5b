import type { Customer, CustomerDetail, TimelineEntry } from '@console/api/contract';

export const customer: Customer = {
  id: 'c1',
  customerName: '王芷晴',
  phoneNumber: '138****6271',
  gender: 'female',
  age: 30,
  city: '广州',
  level: '金卡',
  tags: ['季票会员', '带孩子看球'],
  segment: 'loyal',
  memberNumber: 'VIP20260001',
  orderCount: 14,
  orderAmount: 8642.5,
  lastOrderTime: '2026-11-20T10:30:00Z',
  staffName: '陈思远',
  createTime: '2024-03-01T02:00:00Z',
};

export const nameless: Customer = {
  ...customer,
  id: 'c2',
  customerName: '',
  phoneNumber: '139****9000',
  tags: [],
  segment: null,
  memberNumber: '',
  orderCount: 0,
  orderAmount: 0,
  lastOrderTime: null,
};

export const detail: CustomerDetail = {
  ...customer,
  email: 'wang@example.com',
  birthday: '1996-05-12',
  source: '赛事现场',
  attributes: [{ name: '球鞋尺码', value: '38' }],
  consents: [
    { channel: 'sms', agreed: true, source: '现场登记', changeTime: '2026-01-01T00:00:00Z' },
    { channel: 'wechat', agreed: false, source: '小程序', changeTime: '2026-01-01T00:00:00Z' },
  ],
  firstOrderTime: '2024-03-02T02:00:00Z',
  lastEventTime: '2026-11-21T02:00:00Z',
  updateTime: '2026-11-21T02:00:00Z',
};

export const entries: TimelineEntry[] = [
  {
    id: 'order:1',
    kind: 'order',
    title: '2026 赛季季票',
    detail: 'A20260131 · 小程序',
    status: 'done',
    amount: 1288,
    time: '2026-11-20T10:30:00Z',
  },
  {
    id: 'event:2',
    kind: 'event',
    title: '打开消息',
    detail: '季票续费提醒',
    status: null,
    amount: null,
    time: '2026-11-19T10:30:00Z',
  },
];

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
