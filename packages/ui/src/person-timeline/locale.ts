export const personTimelineZh = {
  title: '时间线',
  kind: '类型',
  all: '全部',
  kinds: { order: '订单', event: '行为', message: '消息', answer: '问答' },
  counted: (kind: string, count: number) => `${kind} ${count.toLocaleString()}`,
  today: '今天',
  yesterday: '昨天',
  earlier: '更早的记录',
  nothing: '还没有记录',
  nothingOf: (kind: string) => `没有${kind}记录`,
  what: '时间线',
};

export const personTimelineEn: typeof personTimelineZh = {
  title: 'Timeline',
  kind: 'Kind',
  all: 'All',
  kinds: { order: 'Orders', event: 'Behaviours', message: 'Messages', answer: 'Answers' },
  counted: (kind, count) => `${kind} ${count.toLocaleString('en-US')}`,
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Earlier',
  nothing: 'Nothing is known yet',
  nothingOf: (kind) => `No ${kind.toLowerCase()} yet`,
  what: 'The timeline',
};

export const personTimelineWords = { key: 'personTimeline', zh: personTimelineZh, en: personTimelineEn } as const;
