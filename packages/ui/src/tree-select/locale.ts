export const treeSelectZh = {
  search: (what: string) => `搜索${what}`,
  chosen: (count: number) => `已选 ${count} 项`,
  found: (count: number) => `找到 ${count} 项`,
  none: '没有找到',
  noneChosen: '未选择',
  empty: '没有可选项',
  all: '全选',
  clear: '清空',
};

export const treeSelectEn: typeof treeSelectZh = {
  search: (what) => `Search ${what}`,
  chosen: (count) => `${count} chosen`,
  found: (count) => `${count} found`,
  none: 'Nothing found',
  noneChosen: 'None chosen',
  empty: 'Nothing to choose from',
  all: 'Choose all',
  clear: 'Clear',
};

export const treeSelectWords = { key: 'treeSelect', zh: treeSelectZh, en: treeSelectEn } as const;
