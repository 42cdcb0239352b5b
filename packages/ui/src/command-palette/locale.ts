export const paletteZh = {
  title: '搜索',
  placeholder: '搜索页面、文档、用户',
  results: '搜索结果',
  recent: '最近打开',
  count: (count: number) => `${count} 个结果`,
  none: (text: string) => `没有找到与“${text}”有关的内容`,
  noneText: '换个词，或少写几个字',
  start: '输入页面、知识库、文档、会话、用户或命令的名字',
  what: '搜索结果',
  enter: '回车',
};

export const paletteEn: typeof paletteZh = {
  title: 'Search',
  placeholder: 'Search pages, documents, users',
  results: 'Results',
  recent: 'Recent',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  none: (text) => `Nothing matches “${text}”`,
  noneText: 'Try another word, or fewer of them',
  start: 'Type the name of a page, knowledge base, document, conversation, user or command',
  what: 'The results',
  enter: 'Enter',
};

export const paletteWords = { key: 'palette', zh: paletteZh, en: paletteEn } as const;
