export const dialogZh = {
  cancel: '取消',
  close: '关闭',
  unsaved: '填写的内容还没有提交',
  goOn: '继续填写',
  discard: '放弃',
};

export const dialogEn: typeof dialogZh = {
  cancel: 'Cancel',
  close: 'Close',
  unsaved: 'What you entered is not submitted yet',
  goOn: 'Keep editing',
  discard: 'Discard',
};

export const dialogWords = { key: 'dialog', zh: dialogZh, en: dialogEn } as const;
