import type { CustomerDetail, CustomerMerge } from '@console/api/contract';
import { detail, entries } from '../customers.fixtures.js';

/** The same person, known a second time. */
export const twin: CustomerDetail = {
  ...detail,
  id: 'c3',
  phoneNumber: '',
  email: 'WANG@example.com',
  level: '',
  birthday: null,
  memberNumber: '',
};

export const merge: CustomerMerge = {
  id: 'm1',
  keptId: 'c1',
  keptName: '王芷晴',
  goneName: '王芷晴（球迷会）',
  mergedBy: '陈思远',
  createTime: '2026-11-20T02:18:00.000Z',
};

export const timeline = { list: entries, next: '1_event:2', counts: { order: 14, event: 128, message: 0 } };

/** What came before. */
export const earlier = {
  ...timeline,
  list: entries.slice(0, 1).map((entry) => ({
    ...entry,
    id: 'order:0',
    title: '女儿的训练球衣',
    status: 'refunded',
    time: '2025-10-26T07:40:00.000Z',
  })),
  next: null,
};
