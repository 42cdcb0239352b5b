export const inboxZh = {
  unread: '未读',
  liked: '赞',
  disliked: '踩',
  fresh: (count: string) => `${count} 条新的，点击后放到最前`,
  more: '加载更多',
  loadingMore: '正在加载',
  undo: '撤销',
  close: '关闭',
  timing: '用时',
  lanes: { found: '检索', wait: '等首字', write: '生成' },
  total: (seconds: string) => `共 ${seconds}`,
  seconds: (seconds: string) => `${seconds} 秒`,
  keys: '快捷键',
  detail: '详情',
  back: '返回列表',
};

export const inboxEn: typeof inboxZh = {
  unread: 'Unread',
  liked: 'Liked',
  disliked: 'Disliked',
  fresh: (count) => `${count} new, press to put on top`,
  more: 'Load more',
  loadingMore: 'Loading',
  undo: 'Undo',
  close: 'Close',
  timing: 'Timing',
  lanes: { found: 'Retrieval', wait: 'First word', write: 'Writing' },
  total: (seconds) => `${seconds} in all`,
  seconds: (seconds) => `${seconds} s`,
  keys: 'Keys',
  detail: 'Details',
  back: 'Back to the list',
};

export const inboxWords = { key: 'inbox', zh: inboxZh, en: inboxEn } as const;
