export const richTextZh = {
  loading: '编辑器加载中…',
  failed: '编辑器没有加载出来',
  retry: '重试',
  toolbar: '格式',
  wrongType: '图片必须是jpg/png格式',
  oneOnly: '一次只能传一张图片',
  uploading: (name: string) => `正在上传 ${name}`,
  percent: (percent: number) => `${percent}%`,
  cancel: '取消',
  cancelNamed: (name: string) => `取消上传 ${name}`,
  uploadFailed: '图片没有传完，请重试',
};

export const richTextEn: typeof richTextZh = {
  loading: 'Loading the editor…',
  failed: 'The editor did not load',
  retry: 'Try again',
  toolbar: 'Format',
  wrongType: 'The picture has to be a JPG or PNG',
  oneOnly: 'One picture at a time',
  uploading: (name) => `Sending ${name}`,
  percent: (percent) => `${percent}%`,
  cancel: 'Cancel',
  cancelNamed: (name) => `Cancel sending ${name}`,
  uploadFailed: 'The picture did not arrive. Try again',
};

export const richTextWords = { key: 'richText', zh: richTextZh, en: richTextEn } as const;
