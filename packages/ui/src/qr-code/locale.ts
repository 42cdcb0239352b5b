export const qrZh = {
  codeOf: (name: string) => `${name} 的二维码`,
  save: '保存图片',
  saveFailed: '浏览器不能保存图片，请截图',
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请手动选中链接',
};

export const qrEn: typeof qrZh = {
  codeOf: (name) => `Code of ${name}`,
  save: 'Save picture',
  saveFailed: 'This browser cannot save it. Take a screenshot.',
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'This browser does not allow it. Select the link by hand.',
};

export const qrWords = { key: 'qrCode', zh: qrZh, en: qrEn } as const;
