export const exportZh = {
  word: '导出 Word',
  sheet: '导出表格',
  running: '正在导出',
  progress: (name: string) => `导出 ${name} 的进度`,
  percent: (percent: number) => `${percent}%`,
  cancel: '取消',
  cancelNamed: (name: string) => `取消导出 ${name}`,
  cancelled: '已取消导出',
  done: '已导出',
  failed: '没有导出成功，请重试',
};

export const exportEn: typeof exportZh = {
  word: 'Export to Word',
  sheet: 'Export as a spreadsheet',
  running: 'Exporting',
  progress: (name) => `Progress of exporting ${name}`,
  percent: (percent) => `${percent}%`,
  cancel: 'Cancel',
  cancelNamed: (name) => `Cancel exporting ${name}`,
  cancelled: 'Export cancelled',
  done: 'Exported',
  failed: 'It was not exported. Try again',
};

export const exportWords = { key: 'export', zh: exportZh, en: exportEn } as const;
