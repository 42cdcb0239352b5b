export const sheetZh = {
  expand: '全屏查看',
  shrink: '恢复高度',
  close: '收起',
  resize: '调整高度',
};

export const sheetEn: typeof sheetZh = {
  expand: 'Full screen',
  shrink: 'Back to half',
  close: 'Close',
  resize: 'Change the height',
};

export const sheetWords = { key: 'sheet', zh: sheetZh, en: sheetEn } as const;
