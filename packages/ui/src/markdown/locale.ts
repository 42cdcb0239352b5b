export const markdownZh = {
  citation: (n: number, document: string, page: number | null) =>
    page === null ? `依据 ${n}：${document}` : `依据 ${n}：${document} 第 ${page} 页`,
  copyCode: '复制代码',
  copied: '已复制',
  table: '表格',
  code: '代码',
  done: '已完成',
  open: '未完成',
  picture: '图片',
  footnotes: '脚注',
};

export const markdownEn: typeof markdownZh = {
  citation: (n, document, page) =>
    page === null ? `Evidence ${n}: ${document}` : `Evidence ${n}: ${document}, page ${page}`,
  copyCode: 'Copy code',
  copied: 'Copied',
  table: 'Table',
  code: 'Code',
  done: 'Done',
  open: 'Open',
  picture: 'Picture',
  footnotes: 'Footnotes',
};
