export const pageZh = {
  crumbs: '当前位置',
};

export const pageEn: typeof pageZh = {
  crumbs: 'You are here',
};
