export const pageZh = {
  crumbs: '当前位置',
};

export const pageEn: typeof pageZh = {
  crumbs: 'You are here',
};

export const pageWords = { key: 'page', zh: pageZh, en: pageEn } as const;
