import type { InboxItem, InboxPage } from './types.js';

/** The present of the stories. */
export const now = new Date('2026-11-21T09:45:00+08:00');

const item = (id: string, title: string, minutes: number, more: Partial<InboxItem> = {}): InboxItem => ({
  id,
  title,
  time: new Date(now.getTime() - minutes * 60_000).toISOString(),
  facts: ['周凯', '首字 0.8 秒', '依据 2'],
  unread: false,
  ...more,
});

export const items: readonly InboxItem[] = [
  item('1', '剩 9 秒时被犯规，前场发球给多少秒', 4, { unread: true, judged: 'disliked' }),
  item('2', '二级裁判员晋级需要执裁多少场', 7, { unread: true, facts: ['郑浩', '首字 0.7 秒', '依据 3'] }),
  item('3', '外籍教练的工作许可过期了还能执教吗', 12, {
    unread: true,
    facts: ['冯雨桐', '首字 1.1 秒', '依据 0'],
    fault: '没有依据',
  }),
  item('4', 'U15 组比赛每节几分钟', 18, { judged: 'liked' }),
  item('5', '转会窗口关闭后能不能补办手续', 25, { fault: '首字慢' }),
  item('6', '三人篮球 12 秒怎么复位', 40),
  item('7', '随队医生算不算官员名额', 66),
];

export const long: InboxItem = item(
  '8',
  '比赛中一名队员在没有持球的情况下被对方两名队员夹击倒地后裁判没有鸣哨，而记录台已经停表，这时应当怎样恢复比赛',
  95,
  {
    facts: ['中国篮球协会竞赛部裁判委员会技术代表周凯', '首字 12.4 秒', '依据 12'],
    fault: '没有依据',
    judged: 'disliked',
  },
);

/** As many as somebody might scroll through. */
export const many: readonly InboxItem[] = Array.from({ length: 2000 }, (_, at) =>
  item(`m${at}`, `第 ${at + 1} 个问题`, at, { unread: at % 3 === 0 }),
);

export const pageOf = (list: readonly InboxItem[], more: Partial<InboxPage> = {}): InboxPage => ({
  list,
  hasMore: false,
  loadingMore: false,
  ...more,
});
