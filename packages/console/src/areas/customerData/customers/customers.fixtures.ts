import type { Customer, CustomerDetail, CustomerRfm, LabelChoice, TimelineEntry } from '@console/api/contract';

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
  labels: [{ id: 't2', name: '季票会员' }],
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
    topicId: null,
    time: '2026-11-20T10:30:00Z',
  },
  {
    id: 'event:2',
    kind: 'event',
    title: '打开消息',
    detail: '季票续费提醒',
    status: null,
    amount: null,
    topicId: null,
    time: '2026-11-19T10:30:00Z',
  },
];

/** What they asked on the association's site. */
export const asked: TimelineEntry = {
  id: 'answer:3',
  kind: 'answer',
  title: '季票怎么退？',
  detail: '票务助手',
  status: null,
  amount: null,
  topicId: 'topic-3',
  time: '2026-11-18T10:30:00Z',
};

/** What was sent to them; the task of one is gone. */
export const sent: TimelineEntry[] = [
  {
    id: 'message:4',
    kind: 'message',
    title: '季票续费提醒',
    detail: 'sms',
    status: 'clicked',
    amount: null,
    topicId: null,
    time: '2026-11-17T10:30:00Z',
  },
  {
    id: 'message:5',
    kind: 'message',
    title: '',
    detail: 'qyWechat',
    status: 'taken',
    amount: null,
    topicId: null,
    time: '2026-11-16T10:30:00Z',
  },
];

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });

export const labelChoices: LabelChoice[] = [
  { id: 't1', parentId: null, name: '球迷', path: ['球迷'] },
  { id: 't2', parentId: 't1', name: '季票会员', path: ['球迷', '季票会员'] },
];

/** Names of others, for going from one to the next. */
export const names: Readonly<Record<string, string>> = { c2: '李想', c3: '赵一' };

export const rfm: CustomerRfm = {
  segment: 'champion',
  formerSegment: 'promising',
  changeTime: '2026-11-20T16:00:00Z',
  own: { recencyDays: 18, frequency: 14, monetary: 6482 },
  thresholds: { recencyDays: 30, frequency: 8, monetary: 5000, spanDays: 365 },
  segments: [
    { segment: 'champion', customerCount: 120 },
    { segment: 'loyal', customerCount: 80 },
    { segment: 'promising', customerCount: 200 },
    { segment: 'lost', customerCount: 600 },
  ],
  countTime: '2026-11-20T16:00:00Z',
};
