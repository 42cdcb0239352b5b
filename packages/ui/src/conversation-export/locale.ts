export const conversationExportZh = {
  open: '导出会话',
  word: 'Word 文档',
  markdown: 'Markdown 文件',
  print: '打印',
  failed: '没有导出成功，请重试',
  hint: '包括全部问答，依据写成脚注',
  withheld: '无权查看的资料',
  document: (name: string) => `《${name}》`,
  join: '，',
  faq: (question: string) => `FAQ：${question}`,
  call: (name: string) => `查询：${name}`,
  page: (page: number) => `第 ${page} 页`,
  chunk: (chunk: string) => `分段 ${chunk}`,
  way: (path: string) => `沿知识图谱：${path}`,
  unfinished: '（回答没有完成）',
  asked: (time: string) => `提问于 ${time}`,
};

export const conversationExportEn: typeof conversationExportZh = {
  open: 'Export conversation',
  word: 'Word document',
  markdown: 'Markdown file',
  print: 'Print',
  failed: 'The export failed. Try again',
  hint: 'All questions and answers, with the evidence as footnotes',
  withheld: 'something you may not look at',
  document: (name) => name,
  join: ', ',
  faq: (question) => `FAQ: ${question}`,
  call: (name) => `Looked up: ${name}`,
  page: (page) => `page ${page}`,
  chunk: (chunk) => `chunk ${chunk}`,
  way: (path) => `through the knowledge graph: ${path}`,
  unfinished: '(The answer was not finished)',
  asked: (time) => `Asked ${time}`,
};

export const conversationExportWords = {
  key: 'conversationExport',
  zh: conversationExportZh,
  en: conversationExportEn,
} as const;
