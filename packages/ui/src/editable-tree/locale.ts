export const treeZh = {
  up: '上移',
  down: '下移',
  first: '已在最前',
  last: '已在最后',
};

export const treeEn: typeof treeZh = {
  up: 'Move up',
  down: 'Move down',
  first: 'Already the first',
  last: 'Already the last',
};

export const treeWords = { key: 'tree', zh: treeZh, en: treeEn } as const;
