import type { PersonEntry } from './PersonTimeline.js';

export const NOW = new Date('2026-11-21T02:42:00.000Z');

export const entries: readonly PersonEntry[] = [
  {
    id: 'e1',
    kind: 'event',
    title: '打开“季票续费”页',
    detail: '停留 1 分 42 秒，未提交',
    time: '2026-11-21T02:18:00.000Z',
  },
  { id: 'm1', kind: 'message', title: '微信，续票提醒', detail: '已读', time: '2026-11-20T12:14:00.000Z' },
  { id: 'e2', kind: 'event', title: '到场', detail: '主场对北京，A 区 12 排 8 座', time: '2026-11-18T11:12:00.000Z' },
  {
    id: 'o1',
    kind: 'order',
    title: '家庭套票，2 张',
    detail: '订单 hb2611030417，已完成',
    money: '¥598.00',
    time: '2026-11-03T04:26:00.000Z',
  },
  {
    id: 'o2',
    kind: 'order',
    title: '女儿的训练球衣',
    detail: '订单 hb2510260092，已退款',
    money: '-¥399.00',
    time: '2025-10-26T07:40:00.000Z',
  },
];
