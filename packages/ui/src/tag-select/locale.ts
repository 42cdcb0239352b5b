export const tagSelectZh = {
  placeholder: (what: string) => `选择${what}`,
  add: (name: string) => `添加“${name}”`,
  tooLong: (most: number) => `最多 ${most} 个字`,
  full: (limit: number) => `最多选 ${limit} 个`,
  counted: (count: number, limit: number) => `${count} / ${limit}`,
  loading: '正在查找…',
  none: '没有找到',
  noneChosen: '未选择',
  failed: (why: string) => `没有加载出来：${why}`,
  retry: '重试',
  retryNamed: (what: string) => `重试加载${what}`,
};

export const tagSelectEn: typeof tagSelectZh = {
  placeholder: (what) => `Choose ${what}`,
  add: (name) => `Add “${name}”`,
  tooLong: (most) => `At most ${most} characters`,
  full: (limit) => `At most ${limit}`,
  counted: (count, limit) => `${count} / ${limit}`,
  loading: 'Looking…',
  none: 'Nothing found',
  noneChosen: 'None chosen',
  failed: (why) => `Not loaded: ${why}`,
  retry: 'Try again',
  retryNamed: (what) => `Try again: ${what}`,
};

export const tagSelectWords = { key: 'tagSelect', zh: tagSelectZh, en: tagSelectEn } as const;
