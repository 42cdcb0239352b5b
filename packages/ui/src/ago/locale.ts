export const agoZh = {
  now: '刚刚',
  minute: (count: number) => `${count}分钟前`,
  hour: (count: number) => `${count}小时前`,
  day: (count: number) => `${count}天前`,
};

export const agoEn: typeof agoZh = {
  now: 'just now',
  minute: (count) => `${count} min ago`,
  hour: (count) => `${count} h ago`,
  day: (count) => (count === 1 ? '1 day ago' : `${count} days ago`),
};

export const agoWords = { key: 'ago', zh: agoZh, en: agoEn } as const;
