export const markdownZh = {
  citation: (n: number, document: string, page: number | null) =>
    page === null ? `依据 ${n}：${document}` : `依据 ${n}：${document} 第 ${page} 页`,
  copy: '复制',
  copyCode: '复制代码',
  copyTable: '复制表格',
  copyCsv: '复制 CSV',
  copied: '已复制',
  table: '表格',
  code: '代码',
  codeIn: (language: string) => (language === '' ? '代码' : `${language} 代码`),
  done: '已完成',
  open: '未完成',
  picture: '图片',
  loadPicture: (name: string) => `载入“${name}”，来自`,
  pictureFailed: (name: string) => `“${name}”未能载入。`,
  openPicture: '在新窗口中打开',
  footnote: (label: string) => `脚注 ${label}`,
  backToText: '回到正文',
};

export const markdownEn: typeof markdownZh = {
  citation: (n, document, page) =>
    page === null ? `Evidence ${n}: ${document}` : `Evidence ${n}: ${document}, page ${page}`,
  copy: 'Copy',
  copyCode: 'Copy code',
  copyTable: 'Copy table',
  copyCsv: 'Copy as CSV',
  copied: 'Copied',
  table: 'Table',
  code: 'Code',
  codeIn: (language) => (language === '' ? 'Code' : `${language} code`),
  done: 'Done',
  open: 'Open',
  picture: 'Picture',
  loadPicture: (name) => `Load “${name}” from`,
  pictureFailed: (name) => `“${name}” could not be loaded.`,
  openPicture: 'Open in a new window',
  footnote: (label) => `Footnote ${label}`,
  backToText: 'Back to the text',
};

export const markdownWords = { key: 'markdown', zh: markdownZh, en: markdownEn } as const;
